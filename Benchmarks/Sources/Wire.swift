import Foundation
import VitroUI
import VitroWeb

/// Figures of what goes between a server and a browser.
@MainActor func wireRows() -> [Row] {
  [
    Row(name: "wire.increment.up", unit: "bytes", goal: 60) {
      let (event, _, _) = try increment()
      return (Double(Wire.up(event).utf8.count), nil)
    },
    // Naively, the page is sent anew.
    Row(name: "wire.increment.down", unit: "bytes", goal: 60) {
      let (_, patches, root) = try increment()
      let down = Wire.down(patches, root: root, acknowledging: 1)
      return (Double(down.utf8.count), Double(Wire.whole(root).utf8.count))
    },
    Row(name: "client.script.gzip", unit: "bytes", goal: 8_192) {
      (Double(try gzipped(Wire.clientScript)), Double(Wire.clientScript.count))
    },
  ]
}

/// Presses `+` on a counter, and returns what that means for a browser.
@MainActor
private func increment() throws -> (event: Event, patches: [Patch], root: Element) {
  let screen = Screen { CounterPage() }
  var patches: [Patch] = []
  screen.onPatches = { patches += $0 }
  guard let plus = screen.root.button("+") else { throw MissingButton() }
  try screen.send(.press(plus))
  return (.press(plus), patches, screen.root)
}

private struct MissingButton: Error {}

private struct CounterPage: View {
  @State private var count = 7

  var body: some View {
    NavigationStack {
      VStack {
        HStack {
          Button("−") { count -= 1 }
          Text("\(count)")
          Button("+") { count += 1 }
        }
        Button("Is this prime?") {}
        Button("What is the \(count)th prime?") {}
      }
      .navigationTitle("Counter demo")
    }
  }
}

extension Element {
  fileprivate func button(_ name: String) -> ID? {
    if role == .button, self.name == name { return id }
    return children.lazy.compactMap { $0.button(name) }.first
  }
}

/// How many bytes `gzip` makes of these.
private func gzipped(_ bytes: [UInt8]) throws -> Int {
  let gzip = Process()
  let (input, output) = (Pipe(), Pipe())
  gzip.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  gzip.arguments = ["gzip", "-9", "--no-name"]
  gzip.standardInput = input
  gzip.standardOutput = output
  try gzip.run()
  try input.fileHandleForWriting.write(contentsOf: Data(bytes))
  try input.fileHandleForWriting.close()
  return try output.fileHandleForReading.readToEnd()?.count ?? 0
}
