import VitroUI
import VitroUITesting

/// Figures of a screen in memory, of about 100, 1,000 and 10,000 elements.
@MainActor func screenRows() -> [Row] {
  let sizes = [100, 1_000, 10_000]
  return sizes.flatMap { size in
    [
      tap("screen.tap.\(size)", goal: .value(Double(size) / 5)) {
        Screen { Page(elements: size) }
      },
      tap("screen.tap.\(size).debug", goal: .value(Double(size) * 1.5)) {
        Screen { Page(elements: size) }
      },
      mount("screen.mount.\(size)", size, goal: .value(Double(size) * 5)),
      mount("screen.mount.\(size).debug", size, goal: .value(Double(size) * 50)),
    ]
  } + [
    tap("screen.tap.whole", goal: 150) { Screen { Rows(elements: 100) } }
  ]
}

/// A tap, and a look for what it changed. The naive way mounts the whole screen anew for each
/// change. In the row `whole`, one body makes everything, so that each tap makes every row's view
/// again.
@MainActor private func tap(
  _ name: String, goal: Goal, _ makeScreen: @escaping @MainActor () -> Screen
) -> Row {
  Row(name: name, unit: "µs", goal: goal) {
    let screen = makeScreen()
    var count = 0
    let value = try await nanoseconds(operations: 50, batches: 11) {
      try await screen.button("Increment").tap()
      count += 1
      guard screen.text("Count: \(count)").exists else { throw WrongScreen() }
    }
    let naive = nanoseconds(operations: 1, batches: 5) {
      blackHole(makeScreen().text("Count: 0").exists)
    }
    return (value / 1_000, naive / 1_000)
  }
}

/// Mounting a screen. The naive way makes the elements by hand.
@MainActor private func mount(_ name: String, _ size: Int, goal: Goal) -> Row {
  Row(name: name, unit: "µs", goal: goal) {
    let operations = max(1, 1_000 / size)
    let value = nanoseconds(operations: operations, batches: 5) {
      blackHole(Screen { Rows(elements: size) }.root)
    }
    let naive = nanoseconds(operations: operations, batches: 5) {
      blackHole(elements(rows: size / 3))
    }
    return (value / 1_000, naive / 1_000)
  }
}

private struct WrongScreen: Error {}

/// A counter with a state of its own, and rows of three elements each.
private struct Page: View {
  let elements: Int

  var body: some View {
    VStack {
      Counter()
      ForEach(0..<elements / 3) { row in
        HStack {
          Text("Row \(row)")
          Button("Choose row \(row)") {}
        }
      }
    }
  }
}

private struct Counter: View {
  @State var taps = 0

  var body: some View {
    Text("Count: \(taps)")
    Button("Increment") { taps += 1 }
  }
}

/// The same screen, made by one body.
private struct Rows: View {
  let elements: Int
  @State var taps = 0

  var body: some View {
    VStack {
      Text("Count: \(taps)")
      Button("Increment") { taps += 1 }
      ForEach(0..<elements / 3) { row in
        HStack {
          Text("Row \(row)")
          Button("Choose row \(row)") {}
        }
      }
    }
  }
}

private func elements(rows count: Int) -> Element {
  var id = 0
  func element(_ role: Role, _ text: String? = nil, _ children: [Element] = []) -> Element {
    id += 1
    return Element(
      id: Element.ID(rawValue: id), attributes: Attributes(role: role, text: text),
      children: children)
  }
  let rows = (0..<count).map { row in
    element(.generic, nil, [element(.text, "Row \(row)"), element(.button, "Choose row \(row)")])
  }
  let top = [element(.text, "Count: 0"), element(.button, "Increment")]
  return element(.generic, nil, [element(.generic, nil, top + rows)])
}
