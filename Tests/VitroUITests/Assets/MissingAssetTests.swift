import Foundation
import Testing
import VitroUI
import VitroUITesting

@MainActor @Suite("Colours and pictures that no asset catalog has")
struct MissingAssetTests {
  @Test("A colour that is not there is told with the nearest names, once for each screen")
  func color() {
    for _ in 1...2 {
      #expect(
        problems(Sign()) == [
          """
          'Sign' shows the colour 'Sang', which no asset catalog has.

          The screen shows a gray in its place.
          The nearest names are 'Sand', 'Ink', 'AccentColor'.
          """
        ])
    }
  }

  @Test("A colour that is not there is found wherever one is shown", arguments: ColorPlace.all)
  func everywhere(_ place: ColorPlace) {
    let problems = problems(place.view(Color("Nowhere", bundle: .module)))
    #expect(problems.count == 1)
    #expect(problems.first?.contains("the colour 'Nowhere'") == true)
  }

  @Test("A picture that is not there is told, and keeps its place and its name")
  func picture() {
    let screen = Screen { Image("Titel", bundle: .module) }
    screen.onProblem = { _ in }
    withKnownIssue {
      #expect(screen.image("Titel").exists)
    } matching: { issue in
      let text = issue.comments.map(\.rawValue).joined()
      return text.contains("shows the picture 'Titel'")
        && text.contains("The nearest names are 'Title', 'Paper', 'Star'.")
    }
    #expect(screen.image("Titel").exists)
  }

  @Test("Of a picture that no browser shows it is said what to do")
  func unshowable() {
    let problem = problems(Image("Paper")).first ?? ""
    #expect(problem.contains("The screen shows an empty box in its place."))
    #expect(problem.contains("'paper.pdf' is a file of type PDF, which browsers do not show."))
    #expect(problem.contains("To fix: export it as SVG or PNG"))
  }

  @Test("What comes later is told when it comes, and what has gone is not")
  func later() async throws {
    let screen = Screen { Switched() }
    var told: [Problem] = []
    screen.onProblem = { told.append($0) }
    try await #require(throws: Problem.self) { try await screen.button("Show").tap() }
    #expect(told.count == 1)
    try await screen.button("Show").tap()
    try await screen.button("Show").tap()
    #expect(told.count == 1)
  }

  @Test(
    "An address is no name, and neither is nothing", arguments: ["", "/mug.png", "https://a.b/c"])
  func addresses(_ name: String) {
    #expect(problems(Image(name)).isEmpty)
  }

  @Test("A picture that is not there is told of a drawing, too")
  func drawn() {
    let canvas = Canvas { context, size in
      context.draw(Image("Nowhere"), in: CGRect(origin: .zero, size: size))
    }
    #expect(problems(canvas).count == 1)
  }

  private func problems(_ view: some View) -> [String] {
    let screen = Screen { view }
    var told: [String] = []
    screen.onProblem = { told.append("\($0)") }
    _ = screen.root
    return told
  }
}

/// A place where a colour is shown.
struct ColorPlace: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let view: @MainActor @Sendable (Color) -> AnyView

  init(_ name: String, _ view: @escaping @MainActor @Sendable (Color) -> any View) {
    testDescription = name
    self.view = { AnyView(view($0)) }
  }

  static let all = [
    ColorPlace("letters") { Text("A").foregroundColor($0) },
    ColorPlace("a part of a text") { Text("A") + Text("B").foregroundColor($0) },
    ColorPlace("a line under letters") { Text("A").underline(true, color: $0) },
    ColorPlace("a tint") { Button("A") {}.tint($0) },
    ColorPlace("a background") { Text("A").background($0) },
    ColorPlace("a border") { Text("A").border($0) },
    ColorPlace("a shadow") { Text("A").shadow(color: $0, radius: 3) },
    ColorPlace("a shape") { Circle().fill($0) },
    ColorPlace("a line") { Circle().stroke($0, lineWidth: 2) },
    ColorPlace("itself") { $0 },
    ColorPlace("seen through") { Circle().fill($0.opacity(0.5)) },
    ColorPlace("a gradient") {
      LinearGradient(colors: [.red, $0], startPoint: .top, endPoint: .bottom)
    },
    ColorPlace("a drawing") { color in
      Canvas { context, size in
        var inner = context
        inner.opacity = 0.5
        inner.clip(to: Path(CGRect(origin: .zero, size: size)))
        inner.fill(Path(CGRect(origin: .zero, size: size)), with: .color(color))
      }
    },
    ColorPlace("words of a drawing") { color in
      Canvas { context, _ in context.draw(Text("A").foregroundColor(color), at: .zero) }
    },
  ]
}

private struct Sign: View {
  var body: some View {
    VStack {
      Text("One").foregroundStyle(Color("Sang", bundle: .module))
      Text("Two").foregroundStyle(Color("Sang", bundle: .module))
    }
  }
}

private struct Switched: View {
  @State private var isShown = false

  var body: some View {
    Button("Show") { isShown.toggle() }
    if isShown { Text("A").foregroundStyle(Color("Nowhere")) }
  }
}
