import Foundation
import Testing
import VitroUI
import VitroUITesting

@MainActor @Suite("Gestures made of others")
struct CombinedGestureTests {
  @Test("Two gestures at the same time tell what is known of both")
  func simultaneous() async throws {
    let screen = Screen {
      Story { write in
        Text("thing").gesture(
          DragGesture().simultaneously(with: LongPressGesture())
            .onEnded { value in
              write("\(value.first == nil ? "no drag" : "drag") \(value.second == true)")
            })
      }
    }
    try await screen.text("thing").longPress()
    try await screen.text("thing").drag(from: .zero, to: CGPoint(x: 40, y: 0))
    #expect(screen.text("no drag true, drag false").exists)
  }

  @Test("A gesture has another value where it is mapped, and hides its type where that is said")
  func mapped() async throws {
    let screen = Screen {
      Story { write in
        Text("thing").gesture(
          AnyGesture(DragGesture().map { Int($0.translation.width) }).onEnded { write("\($0)") })
      }
    }
    try await screen.text("thing").drag(from: .zero, to: CGPoint(x: 40, y: 0))
    #expect(screen.text("40").exists)
  }

  @Test("A gesture of somebody's own is what it is made of")
  func own() async throws {
    let screen = Screen {
      Story { write in Text("thing").gesture(Twice().onEnded { write("twice") }) }
    }
    try await screen.text("thing").tap()
    #expect(screen.text("").exists)
    try await screen.text("thing").tap()
    #expect(screen.text("twice").exists)
  }

  @Test("Something else between two presses makes no double press")
  func interrupted() async throws {
    let screen = Screen {
      Story { write in
        Text("thing").gesture(
          TapGesture(count: 2).onEnded { write("twice") }
            .simultaneously(with: LongPressGesture().onEnded { _ in write("long") }))
      }
    }
    try await screen.text("thing").tap()
    try await screen.text("thing").longPress()
    try await screen.text("thing").tap()
    #expect(screen.text("long").exists)
    try await screen.text("thing").tap()
    #expect(screen.text("long, twice").exists)
  }

  @Test("A press says where it was, as far as that is known")
  func place() async throws {
    let screen = Screen {
      Story { write in
        Text("thing").onTapGesture { (point: CGPoint) in write("\(Int(point.x)) \(Int(point.y))") }
      }
    }
    try await screen.text("thing").tap()
    #expect(screen.text("0 0").exists)
  }

  @Test("A gesture that is not enabled is none, of whatever priority", arguments: [true, false])
  func enabled(isEnabled: Bool) async throws {
    let screen = Screen {
      Story { write in
        Text("usual").gesture(TapGesture().onEnded { write("usual") }, isEnabled: isEnabled)
        Button("beside") {}.simultaneousGesture(
          TapGesture().onEnded { write("beside") }, isEnabled: isEnabled)
        Text("first").onTapGesture { write("low") }
          .highPriorityGesture(TapGesture().onEnded { write("high") }, isEnabled: isEnabled)
      }
    }
    if isEnabled {
      try await screen.text("usual").tap()
    } else {
      await #expect(throws: QueryError.self) { try await screen.text("usual").tap() }
    }
    try await screen.button("beside").tap()
    try await screen.text("first").tap()
    #expect(screen.text(isEnabled ? "usual, beside, high" : "low").exists)
  }

  @Test("A long press in the older spelling says that it is pressed, too")
  func older() async throws {
    let screen = Screen {
      Story { write in
        Text("thing").onLongPressGesture(
          minimumDuration: 1, pressing: { write("\($0)") }, perform: { write("long") })
      }
    }
    try await screen.text("thing").longPress()
    #expect(screen.text("true, long, false").exists)
  }

  @Test("Fingers that no surface tells of leave a view as it is")
  func unfired() {
    let screen = Screen {
      Text("A").gesture(MagnifyGesture()).gesture(MagnificationGesture())
        .gesture(RotateGesture()).gesture(RotationGesture())
    }
    #expect(screen.root.all.allSatisfy { $0.attributes.actions.isEmpty })
  }
}

/// A gesture made of another one.
private struct Twice: Gesture {
  var body: some Gesture<Void> { TapGesture(count: 2) }
}

/// A view, and what it has written.
private struct Story<Content: View>: View {
  @ViewBuilder let content: (@escaping (String) -> Void) -> Content
  @State private var lines: [String] = []

  var body: some View {
    Text(lines.joined(separator: ", "))
    content { lines.append($0) }
  }
}
