import Testing
import VitroUI
import VitroUITesting

@MainActor @Suite("Letters")
struct LetterTests {
  @Test("Each modifier of letters gives a text its look", arguments: LetterSample.all)
  func modifier(letters: LetterSample) throws {
    let screen = Screen { letters.style(AnyView(Text("A"))) }
    #expect(try screen.text("A").looks == [letters.look])
  }

  @Test(
    "A modifier of letters around a view counts for all texts in it", arguments: LetterSample.all)
  func inherited(letters: LetterSample) throws {
    let screen = Screen { letters.style(AnyView(VStack { Text("A") })) }
    #expect(try screen.text("A").looks == [letters.look])
  }

  @Test("Nothing, or no, takes a look of letters away again", arguments: LetterSample.none)
  func taken(letters: LetterSample) throws {
    let screen = Screen { letters.style(AnyView(Text("A"))) }
    #expect(try screen.text("A").looks == [])
  }

  @Test("A text has looks of its own", arguments: LetterSample.ofTexts)
  func ofText(letters: LetterSample) throws {
    let screen = Screen { letters.style(AnyView(EmptyView())) }
    #expect(try screen.text("A").looks == [letters.look])
  }

  @Test("A font has a name or looks, and those that are added to it")
  func fonts() throws {
    #expect(try looks(.system(size: 9)) == [.fontSize(9)])
    #expect(
      Set(try looks(.custom("Inter", size: 9))) == [.fontSize(9), .fontFamily("Inter")])
    #expect(try looks(.custom("Inter", fixedSize: 9)) == looks(.custom("Inter", size: 9)))
    #expect(
      try looks(.custom("Inter", size: 9, relativeTo: .body)) == looks(.custom("Inter", size: 9)))
    #expect(try looks(.body.italic()) == [.italic])
    #expect(try looks(.body.monospaced()) == [.fontDesign(.monospaced)])
    #expect(try looks(.body.monospacedDigit()) == [.monospacedDigits])
    #expect(try looks(.body.bold()) == [.fontWeight(700)])
    #expect(try looks(.body.weight(.light)) == [.fontWeight(300)])
    #expect(try looks(.body.smallCaps()) == [])
  }

  @Test("A person's size of letters is read where it is set")
  func size() {
    struct Reader: View {
      @Environment(\.dynamicTypeSize) var size
      var body: some View { Text(size.isAccessibilitySize ? "larger" : "\(size)") }
    }
    let screen = Screen {
      Reader()
      Reader().dynamicTypeSize(.small)
      Reader().dynamicTypeSize(.accessibility2)
    }
    #expect(screen.root.all.compactMap(\.attributes.text) == ["large", "small", "larger"])
  }

  private func looks(_ font: Font) throws -> [Look] {
    try Screen { Text("A").font(font) }.text("A").looks
  }
}

extension Query {
  @MainActor fileprivate var looks: [Look] {
    get throws { try element().attributes.style.looks }
  }
}

/// A modifier of letters, and the look that it gives.
struct LetterSample: CustomTestStringConvertible, Sendable {
  let look: Look
  let style: @MainActor @Sendable (AnyView) -> AnyView

  var testDescription: String { "\(look)" }

  init(_ look: Look, style: @escaping @MainActor @Sendable (AnyView) -> some View) {
    self.look = look
    self.style = { AnyView(style($0)) }
  }
}

extension LetterSample {
  static let all = [
    LetterSample(.fontWeight(600)) { $0.fontWeight(.semibold) },
    LetterSample(.fontWeight(700)) { $0.bold() },
    LetterSample(.fontDesign(.serif)) { $0.fontDesign(.serif) },
    LetterSample(.fontDesign(.monospaced)) { $0.monospaced() },
    LetterSample(.italic) { $0.italic() },
    LetterSample(.monospacedDigits) { $0.monospacedDigit() },
    LetterSample(.underline(.named("red"))) { $0.underline(color: .red) },
    LetterSample(.strikethrough(nil)) { $0.strikethrough() },
    LetterSample(.tracking(2)) { $0.tracking(2) },
    LetterSample(.tracking(3)) { $0.kerning(3) },
    LetterSample(.baselineOffset(4)) { $0.baselineOffset(4) },
    LetterSample(.textCase(.uppercase)) { $0.textCase(.uppercase) },
    LetterSample(.foreground(.named("red"))) { $0.foregroundStyle(.red, .blue) },
    LetterSample(.foreground(.named("blue"))) { $0.foregroundColor(.blue) },
    LetterSample(.tint(.named("red"))) { $0.tint(Color.red) },
    LetterSample(.tint(.named("blue"))) { $0.accentColor(.blue) },
    LetterSample(.lineLimit(2)) { $0.lineLimit(2) },
    LetterSample(.lineLimit(3)) { $0.lineLimit(1...3) },
    LetterSample(.lineLimit(4)) { $0.lineLimit(...4) },
    LetterSample(.lineLimit(5)) { $0.lineLimit(5, reservesSpace: true) },
    LetterSample(.textAlignment(.trailing)) { $0.multilineTextAlignment(.trailing) },
    LetterSample(.lineSpacing(6)) { $0.lineSpacing(6) },
    LetterSample(.truncation(.middle)) { $0.truncationMode(.middle) },
  ]

  static let none = [
    LetterSample(.fontWeight(0)) { $0.fontWeight(nil).bold() },
    LetterSample(.fontWeight(1)) { $0.bold(false).bold() },
    LetterSample(.italic) { $0.italic(false).italic() },
    LetterSample(.fontDesign(.serif)) { $0.fontDesign(nil).fontDesign(.serif) },
    LetterSample(.fontDesign(.monospaced)) { $0.monospaced(false).monospaced() },
    LetterSample(.underline(nil)) { $0.underline(false).underline() },
    LetterSample(.strikethrough(nil)) { $0.strikethrough(false).strikethrough() },
    LetterSample(.textCase(.uppercase)) { $0.textCase(nil).textCase(.uppercase) },
    LetterSample(.foreground(.named("red"))) { $0.foregroundColor(nil).foregroundColor(.red) },
    LetterSample(.tint(.named("red"))) { $0.tint(Color?.none).tint(Color.red) },
    LetterSample(.lineLimit(1)) { $0.lineLimit(nil).lineLimit(1) },
  ]

  static let ofTexts = [
    LetterSample(.fontWeight(700)) { _ in Text("A").bold() },
    LetterSample(.fontWeight(300)) { _ in Text("A").fontWeight(.light) },
    LetterSample(.fontDesign(.serif)) { _ in Text("A").fontDesign(.serif) },
    LetterSample(.fontDesign(.monospaced)) { _ in Text("A").monospaced() },
    LetterSample(.italic) { _ in Text("A").italic() },
    LetterSample(.monospacedDigits) { _ in Text("A").monospacedDigit() },
    LetterSample(.underline(.named("red"))) { _ in Text("A").underline(color: .red) },
    LetterSample(.strikethrough(nil)) { _ in Text("A").strikethrough() },
    LetterSample(.tracking(1)) { _ in Text("A").tracking(1) },
    LetterSample(.tracking(2)) { _ in Text("A").kerning(2) },
    LetterSample(.baselineOffset(3)) { _ in Text("A").baselineOffset(3) },
    LetterSample(.foreground(.named("red"))) { _ in Text("A").foregroundColor(.red) },
  ]
}
