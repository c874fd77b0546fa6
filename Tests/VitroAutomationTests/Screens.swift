import Foundation
import VitroDependencies
import VitroPreviews
import VitroUI

struct ShoppingList: View {
  @State private var items = ["Milk", "Tea"]
  @State private var new = ""
  @State private var isEmptying = false

  var body: some View {
    NavigationStack {
      List {
        ForEach(items, id: \.self) { item in
          HStack {
            Text(item)
            Button("Delete") { items.removeAll { $0 == item } }
          }
        }
        TextField("New item", text: $new)
        Button("Add") {
          items.append(new)
          new = ""
        }
        .disabled(new.isEmpty)
        NavigationLink("Settings") { SettingsPage() }
      }
      .navigationTitle("Shopping")
      .toolbar { Button("Empty") { isEmptying = true } }
      .alert("Empty the list?", isPresented: $isEmptying) {
        Button("Empty it", role: .destructive) { items = [] }
        Button("Cancel", role: .cancel) {}
      }
    }
  }
}

struct SettingsPage: View {
  @State private var isOn = false
  @State private var volume = 3.0
  @State private var count = 1
  @State private var size = "Small"
  @State private var day = Date(timeIntervalSince1970: 1_796_040_000)
  @State private var password = ""

  var body: some View {
    Form {
      Toggle("Airplane Mode", isOn: $isOn)
      Slider(value: $volume, in: 0...10) { Text("Volume") }
      Stepper("Count: \(count)", value: $count, in: 0...5)
      Picker("Size", selection: $size) {
        ForEach(["Small", "Large"], id: \.self) { Text($0).tag($0) }
      }
      DatePicker("Day", selection: $day, displayedComponents: .date)
      SecureField("Password", text: $password)
    }
    .navigationTitle("Settings")
  }
}

struct Egg: View {
  @Dependency(\.continuousClock) private var clock
  @State private var seconds = 0

  var body: some View {
    Text("\(seconds) s")
      .task {
        while !Task.isCancelled {
          do { try await clock.sleep(for: .seconds(1)) } catch { return }
          seconds += 1
        }
      }
  }
}

struct Lots: View {
  @Dependency(\.uuid) private var uuid
  @Dependency(\.withRandomNumberGenerator) private var withRandomNumberGenerator
  @State private var lots: [String] = []
  @State private var size = "Small"

  var body: some View {
    Picker("Size", selection: $size) {
      ForEach(["Small", "Large"], id: \.self) { Text($0).tag($0) }
    }
    .pickerStyle(.segmented)
    Link("Rules", destination: URL(filePath: "/rules"))
    Button("Draw") {
      let number = withRandomNumberGenerator { UInt64.random(in: 0...(.max), using: &$0) }
      lots.append("\(uuid()) \(number)")
    }
    ForEach(lots, id: \.self) { Text($0) }
  }
}

struct Notes: View {
  let file: URL
  @State private var isKept: Bool

  init(file: URL) {
    self.file = file
    isKept = FileManager.default.fileExists(atPath: file.path)
  }

  var body: some View {
    Button("Keep") {
      try? Data("Milk".utf8).write(to: file)
      isKept = true
    }
    if isKept { Text("Kept") }
  }
}

struct LongList: View {
  var body: some View {
    List(0..<100, id: \.self) { Text("Row \($0)") }
  }
}

#Preview("Shopping") { ShoppingList() }
#Preview("Egg") { Egg() }
#Preview("Lots") { Lots() }
#Preview("Long") { LongList() }
#Preview("Idle") { Button("Nothing") {} }
#Preview("Twice") { Text("One") }
#Preview("Twice") { Text("Two") }
#Preview("Menu") {
  Menu("More") { Button("Archive") {} }
}
