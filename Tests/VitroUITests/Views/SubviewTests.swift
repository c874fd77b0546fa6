import Foundation
import Testing
import VitroUI
import VitroUITesting

@MainActor @Suite("The views that another one is made of")
struct SubviewTests {
  @Test("Each is shown by itself, as far as the builder says them")
  func forEach() {
    let screen = Screen {
      ForEach(
        subviews: Group {
          Text("A")
          if true { Text("B") }
          if false { Text("never") } else { Text("C") }
          ForEach(1..<3) { Text("\($0)") }
          EmptyView()
        }
      ) { subview in
        Button {
        } label: {
          subview
        }
      }
    }
    #expect(["A", "B", "C", "1", "2"].allSatisfy { screen.button($0).exists })
    #expect(screen.elements([.button], named: nil).count == 5)
  }

  @Test("A group makes something of all of them, and of what they tell")
  func group() {
    let screen = Screen {
      Group(subviews: TupleView(Text("A").containerValue(\.isLarge, true), Text("B"))) { subviews in
        Text("\(subviews.count) views")
        ForEach(subviews) { subview in
          Text("large \(subview.containerValues.isLarge)")
        }
        subviews
      }
    }
    #expect(screen.text("2 views").exists && screen.text("A").exists && screen.text("B").exists)
    #expect(screen.text("large true").exists && screen.text("large false").exists)
  }
}

private struct LargeKey: ContainerValueKey {
  static var defaultValue: Bool { false }
}

extension ContainerValues {
  fileprivate var isLarge: Bool {
    get { self[LargeKey.self] }
    set { self[LargeKey.self] = newValue }
  }
}
