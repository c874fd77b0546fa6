import SwiftUI

/// A program with everything that a command may meet: each kind of control, and what ends a program.
@main struct ShellApp: App {
  var body: some Scene {
    WindowGroup { NavigationStack { PanelView() } }
  }
}

struct PanelView: View {
  @State private var isOn = false
  @State private var name = ""
  @State private var password = ""
  @State private var color = "Red"
  @State private var day = Date(timeIntervalSinceReferenceDate: 800_000_000)
  @State private var isAsking = false
  @State private var words = "Nothing yet"

  var body: some View {
    Form {
      Text(words)
      Toggle("Lamp", isOn: $isOn)
      TextField("Name", text: $name)
      SecureField("Password", text: $password)
      Picker("Color", selection: $color) {
        ForEach(["Red", "Blue"], id: \.self) { Text($0) }
      }
      .pickerStyle(.segmented)
      DatePicker("Day", selection: $day, displayedComponents: .date)
      if let url = URL(string: "https://example.com/manual") { Link("Manual", destination: url) }
      Button("Locked") {}.disabled(true)
      Button("Print") { print("Printed", name) }
      Button("Where") { print("At home in", NSHomeDirectory()) }
      Button("Ask") { isAsking = true }
      Button("Later", action: later)
      Button("Read past the end", action: readPastTheEnd)
    }
    .navigationTitle("Panel")
    .alert("Sure?", isPresented: $isAsking) { Button("Yes") { words = "Said yes" } }
  }

  private func later() {
    Task {
      try await Task.sleep(for: .milliseconds(1))
      words = "It is later"
    }
  }

  private func readPastTheEnd() {
    let letters = Array(words)
    words = String(letters[letters.count])
  }
}
