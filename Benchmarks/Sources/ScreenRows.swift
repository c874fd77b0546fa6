import VitroUI
import VitroUITesting

/// Figures of a screen in memory.
@MainActor func screenRows() -> [Row] {
  [
    tap("screen.tap", goal: 20) { Screen { Page(count: 26) } },
    tap("screen.tap.debug", goal: 150) { Screen { Page(count: 26) } },
    tap("screen.tap.whole", goal: 150) { Screen { Rows(count: 26) } },
    mount(),
  ]
}

/// A tap on a screen of about 80 elements, and a look for what it changed. The naive way mounts the
/// whole screen anew for each change. In the row `whole`, one body makes everything, so that each
/// tap makes every row's view again.
@MainActor private func tap(
  _ name: String, goal: Goal, _ makeScreen: @escaping @MainActor () -> Screen
) -> Row {
  Row(name: name, unit: "µs", goal: goal) {
    let screen = makeScreen()
    var count = 0
    let value = try await nanoseconds(operations: 200) {
      try await screen.button("Increment").tap()
      count += 1
      guard screen.text("Count: \(count)").exists else { throw WrongScreen() }
    }
    let naive = nanoseconds(operations: 50) {
      blackHole(makeScreen().text("Count: 0").exists)
    }
    return (value / 1_000, naive / 1_000)
  }
}

/// Mounting a screen of about 80 elements. The naive way makes the elements by hand.
@MainActor private func mount() -> Row {
  Row(name: "screen.mount", unit: "µs", goal: 500) {
    let value = nanoseconds(operations: 50) { blackHole(Screen { Rows(count: 26) }.root) }
    let naive = nanoseconds(operations: 50) { blackHole(elements(count: 26)) }
    return (value / 1_000, naive / 1_000)
  }
}

private struct WrongScreen: Error {}

/// A counter with a state of its own, and rows of three elements each.
private struct Page: View {
  let count: Int

  var body: some View {
    VStack {
      Counter()
      ForEach(0..<count) { row in
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
  let count: Int
  @State var taps = 0

  var body: some View {
    VStack {
      Text("Count: \(taps)")
      Button("Increment") { taps += 1 }
      ForEach(0..<count) { row in
        HStack {
          Text("Row \(row)")
          Button("Choose row \(row)") {}
        }
      }
    }
  }
}

private func elements(count: Int) -> Element {
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
