import Foundation
import Testing
import VitroUI
import VitroUITesting

@MainActor @Suite("Gestures")
struct GestureTests {
  @Test("A press on anything in a view with a tap gesture is its tap")
  func tap() async throws {
    let screen = Screen { Taps() }
    try await screen.text("row").tap()
    #expect(screen.text("outer").exists)
    try await screen.button("button").tap()
    #expect(screen.text("outer button").exists)
  }

  @Test("A double tap is two presses; one alone belongs to the gesture around")
  func doubleTap() async throws {
    let screen = Screen { Taps() }
    try await screen.text("twice").tap()
    #expect(screen.text("outer").exists)
    try await screen.text("twice").tap()
    #expect(screen.text("outer inner").exists)
  }

  @Test("A gesture at the same time is made by pressing a button inside, too")
  func simultaneous() async throws {
    let screen = Screen { Taps() }
    try await screen.button("beside").tap()
    #expect(screen.text("beside button").exists || screen.text("button beside").exists)
  }

  @Test("A gesture of high priority keeps those inside from what it takes")
  func highPriority() async throws {
    let screen = Screen { Taps() }
    try await screen.text("first").tap()
    #expect(screen.text("high").exists)
  }

  @Test("A disabled view takes no gestures")
  func disabled() async {
    let screen = Screen { Taps().disabled(true) }
    let error = await #expect(throws: QueryError.self) { try await screen.text("row").tap() }
    #expect(error?.description.hasPrefix("text \"row\" is disabled.") == true)
  }

  @Test("A long press says that it is pressed, acts, and says that it is not")
  func longPress() async throws {
    let screen = Screen { Taps() }
    try await screen.text("long").longPress()
    #expect(screen.text("true long false").exists)
  }

  @Test("A drag is told from where it has come far enough until it ends")
  func drag() async throws {
    let screen = Screen { Drags() }
    try await screen.text("handle").drag(from: CGPoint(x: 1, y: 1), to: CGPoint(x: 41, y: 1))
    #expect(screen.text("10 20 30 40 ended 40").exists)
    #expect(screen.text("offset 0").exists)
  }

  @Test("A drag that does not come far enough is none")
  func shortDrag() async throws {
    let screen = Screen { Drags() }
    try await screen.text("handle").drag(from: .zero, to: CGPoint(x: 8, y: 0))
    #expect(screen.text("").exists)
  }

  @Test("The state of a gesture is kept up to date while it goes on, and then as it was at first")
  func gestureState() throws {
    let screen = Screen { Drags() }
    let handle = try screen.element(id: "handle").element().id
    let box = try #require(screen.root.parent(of: handle))
    let end = CGPoint(x: 30, y: 0)
    try screen.send(.drag(box, Event.Drag(from: .zero, to: end, isEnded: false)))
    #expect(screen.text("offset 30").exists)
    try screen.send(.drag(box, Event.Drag(from: .zero, to: end, isEnded: true)))
    #expect(screen.text("offset 0").exists)
  }

  @Test("A gesture after another one begins when that has ended")
  func sequence() async throws {
    let screen = Screen { Sequence() }
    try await screen.text("thing").drag(from: .zero, to: CGPoint(x: 40, y: 0))
    #expect(screen.text("").exists)
    try await screen.text("thing").longPress()
    try await screen.text("thing").drag(from: .zero, to: CGPoint(x: 40, y: 0))
    #expect(screen.text("40").exists)
  }

  @Test("Of two gestures that exclude each other, the first that happens counts")
  func exclusive() async throws {
    let screen = Screen { Sequence() }
    try await screen.text("either").tap(count: 2)
    #expect(screen.text("once twice").exists)
  }

  @Test("The pointer is noticed as it comes and goes")
  func hover() async throws {
    let screen = Screen { Taps() }
    try await screen.text("hovered").hover()
    try await screen.text("hovered").hover(false)
    #expect(screen.text("true false").exists)
  }
}

private struct Taps: View {
  @State var story: [String] = []

  var body: some View {
    Text(story.joined(separator: " "))
    VStack {
      Text("row")
      Button("button") { story.append("button") }
      Text("twice").onTapGesture(count: 2) { story.append("inner") }
    }
    .onTapGesture { story.append("outer") }
    Button("beside") { story.append("button") }
      .simultaneousGesture(TapGesture().onEnded { story.append("beside") })
    Text("first").onTapGesture { story.append("low") }
      .highPriorityGesture(TapGesture().onEnded { story.append("high") })
    Text("long").onLongPressGesture {
      story.append("long")
    } onPressingChanged: {
      story.append("\($0)")
    }
    Text("hovered").onHover { story.append("\($0)") }
  }
}

private struct Drags: View {
  @State var story: [String] = []
  @GestureState var offset = 0.0

  var body: some View {
    Text(story.joined(separator: " "))
    Text("offset \(Int(offset))")
    Text("handle")
      .accessibilityIdentifier("handle")
      .gesture(
        DragGesture()
          .onChanged { story.append("\(Int($0.translation.width))") }
          .updating($offset) { value, state, _ in state = value.translation.width }
          .onEnded { story.append("ended \(Int($0.translation.width))") })
  }
}

private struct Sequence: View {
  @State var story: [String] = []

  var body: some View {
    Text(story.joined(separator: " "))
    Text("thing")
      .gesture(
        LongPressGesture().sequenced(before: DragGesture()).onEnded { value in
          if case .second(true, let drag?) = value {
            story.append("\(Int(drag.translation.width))")
          }
        })
    Text("either")
      .gesture(
        TapGesture(count: 2).onEnded { story.append("twice") }
          .exclusively(before: TapGesture().onEnded { story.append("once") }))
  }
}

extension Element {
  fileprivate func parent(of id: ID) -> ID? {
    if children.contains(where: { $0.id == id }) { return self.id }
    return children.lazy.compactMap { $0.parent(of: id) }.first
  }
}
