import Testing
import VitroUI
import VitroUITesting

@MainActor @Suite("Looks")
struct LookTests {
  @Test("Modifiers of size and place are boxes, the last one outermost")
  func order() throws {
    let screen = Screen { Text("A").padding(8).background(.red).padding() }
    #expect(
      screen.boxes == [
        .padding(.init(top: nil, leading: nil, bottom: nil, trailing: nil)),
        .background(.named("red"), .rectangle),
        .padding(.init(top: 8, leading: 8, bottom: 8, trailing: 8)),
      ])
  }

  @Test("A modifier of a group stands around each of its views")
  func group() {
    let screen = Screen {
      Group {
        Text("A")
        Text("B")
      }
      .opacity(0.5)
    }
    #expect(
      screen.root.children.map(\.attributes.style.looks) == [[.opacity(0.5)], [.opacity(0.5)]])
    #expect(screen.root.children.map(\.text) == ["A", "B"])
  }

  @Test("Letters inherit how they look, and the nearest one counts")
  func letters() throws {
    let screen = Screen {
      VStack {
        Text("A").bold()
        Text("B").foregroundStyle(.green)
      }
      .foregroundStyle(.blue)
      .italic()
    }
    let a = try screen.text("A").element().attributes.style.looks
    let b = try screen.text("B").element().attributes.style.looks
    #expect(Set(a) == [.foreground(.named("blue")), .italic, .fontWeight(700)])
    #expect(Set(b) == [.foreground(.named("green")), .italic])
  }

  @Test("What is behind or in front of a view keeps its state, and is no part of its size")
  func layers() async throws {
    let screen = Screen { Text("A").overlay { Counter() } }
    try await screen.button("0").tap()
    #expect(screen.button("1").exists)
    let box = try #require(screen.root.children.first)
    #expect(box.attributes.style.layout == .box)
    #expect(box.children.map(\.attributes.style.layout) == [nil, .front])
  }

  @Test("A box follows the view in it when an if shows another one")
  func replaced() async throws {
    let screen = Screen { Switcher() }
    try await screen.button("Off").tap()
    #expect(screen.button("On").exists && screen.button("Off").isAbsent)
    #expect(screen.boxes == [.opacity(0.9)])
  }
}

extension Screen {
  /// The looks of the boxes around the first thing on the screen, from the outermost.
  fileprivate var boxes: [Look] {
    var looks: [Look] = []
    var element = root.children.first
    while let box = element, box.attributes.style.layout == .box {
      looks += box.attributes.style.looks
      element = box.children.first
    }
    return looks
  }
}

private struct Counter: View {
  @State var count = 0
  var body: some View { Button("\(count)") { count += 1 } }
}

private struct Switcher: View {
  @State var isOn = false

  var body: some View {
    Group {
      if isOn {
        Button("On") { isOn = false }
      } else {
        Button("Off") { isOn = true }
      }
    }
    .opacity(0.9)
  }
}
