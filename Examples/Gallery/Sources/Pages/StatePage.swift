import SwiftUI

struct StatePage: View {
  static let exhibit = Exhibit("State and environment", "square.stack.3d.up", file: #filePath) {
    StatePage()
  }

  @Observable final class Counter { var count = 0 }

  @State private var counter = Counter()
  @State private var log: [String] = []
  @AppStorage("nickname") private var nickname = ""
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("The surface is \(colorScheme == .dark ? "dark" : "light").")
      Row().environment(counter)
      Row().environment(counter)
      TextField("Nickname", text: $nickname)
      Text(nickname.isEmpty ? "No nickname is kept" : "Kept: \(nickname)")
      ForEach(log, id: \.self) { Text($0).font(.footnote).foregroundStyle(.secondary) }
    }
    .onChange(of: counter.count) { old, new in log.append("\(old) became \(new)") }
  }

  private struct Row: View {
    @Environment(Counter.self) private var counter

    var body: some View {
      HStack {
        Text("Shared count: \(counter.count)")
        Spacer()
        Button("Add one") { counter.count += 1 }
      }
    }
  }
}
