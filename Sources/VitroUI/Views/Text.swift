import Foundation

/// A piece of text.
public struct Text: ElementView, Equatable {
  /// The case of letters: all large, or all small.
  public typealias Case = TextCase
  /// The part that is cut off where a text does not fit.
  public typealias TruncationMode = TextTruncation

  /// What it says, unless its runs do.
  nonisolated private var ownString = ""
  /// What it is made of, where its parts look different.
  nonisolated private(set) var runs: [TextRun] = []
  nonisolated private var looks: [Look] = []
  nonisolated private var ownFont: Font?

  /// Shows a text as it stands in the program, with inline Markdown and formatted values.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self.init(runs: key.runs)
  }

  /// Shows a text as it is.
  @_disfavoredOverload
  public init(_ content: some StringProtocol) {
    ownString = String(content)
  }

  /// Shows a text as it is, without looking for Markdown or for a translation.
  public init(verbatim content: String) {
    ownString = content
  }

  /// Shows a value as a format says, in the locale of the place.
  public init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
  where Format.FormatInput: Equatable, Format.FormatOutput == String {
    runs = [TextRun(PlacedText(input, format))]
  }

  /// Shows an object as one of Foundation's formatters says.
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    ownString = formatter.string(for: subject) ?? ""
  }

  /// Shows a date as one of Foundation's formatters says.
  public init(_ date: Date, formatter: Formatter) {
    ownString = formatter.string(for: date) ?? ""
  }

  /// Shows a text with the looks that its attributes say.
  ///
  /// A literal is a key: it could be a text with attributes too, in which Markdown does not count.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    self.init(runs: attributedContent.textRuns)
  }

  nonisolated init(runs: [TextRun]) {
    if runs.count == 1, let run = runs.first, run.isPlain {
      ownString = run.text
    } else {
      self.runs = runs
    }
  }

  nonisolated init(_ placed: PlacedText) { runs = [TextRun(placed)] }

  /// Shows a built-in word, about something that has a name.
  nonisolated init(_ word: BuiltInWords.Word, _ name: String = "") {
    self.init(PlacedText(word, name))
  }

  var inside: EmptyView? { nil }

  func makeNode(_ site: Site) -> Node { TextNode(self, site) }

  func attributes(in environment: EnvironmentValues) -> Attributes {
    var attributes = Attributes(
      role: .text, text: string(in: environment), style: environment.textStyle)
    if let ownFont { attributes.style.set(ownFont) }
    if !looks.isEmpty { attributes.style.looks = attributes.style.looks.setting(looks) }
    if !hasOneLook {
      attributes.details.append(.runs(runs.map { $0.written(in: environment) }))
      if runs.contains(where: { $0.url != nil }) { lead(&attributes, in: environment) }
    }
    return attributes
  }

  /// Links in the text can be followed.
  private func lead(_ attributes: inout Attributes, in environment: EnvironmentValues) {
    attributes.actions = .follow
    attributes.isEnabled = environment.isEnabled
    if !environment.openURL.isOfSurface { attributes.details.append(.asksFirst) }
  }

  func handle(_ event: Event, in environment: EnvironmentValues) {
    if case .follow(_, let address) = event, let url = URL(string: address) {
      environment.openURL(url)
    }
  }

  /// What it says where no environment is known.
  nonisolated var string: String {
    runs.isEmpty ? ownString : runs.reduce("") { $0 + $1.usualText }
  }

  /// What it says in an environment.
  func string(in environment: EnvironmentValues) -> String {
    runs.isEmpty ? ownString : runs.reduce("") { $0 + $1.written(in: environment).text }
  }

  /// Whether some of it is written as is usual in the place.
  var isPlaced: Bool { runs.contains { $0.placed != nil } }

  private var hasOneLook: Bool { runs.allSatisfy(\.hasNoLook) }

  /// Whether it has no look of its own.
  var isPlain: Bool { looks.isEmpty && ownFont == nil && hasOneLook }

  /// The text before another one, each with its own look.
  public static func + (left: Text, right: Text) -> Text {
    Text(runs: left.asRuns + right.asRuns)
  }

  /// The text as parts that carry all of its look.
  nonisolated var asRuns: [TextRun] {
    let own = (ownFont?.looks ?? []).setting(looks)
    let parts = runs.isEmpty ? [TextRun(ownString)] : runs
    return parts.map { $0.with(looks: own.setting($0.looks), font: $0.font ?? ownFont?.name) }
  }

  func with(_ look: Look?, _ isActive: Bool = true) -> Text {
    guard let look else { return self }
    var text = self
    if isActive { text.looks.set(look) } else { text.looks.remove(like: look) }
    return text
  }

  func with(_ font: Font?) -> Text {
    var text = self
    text.ownFont = font
    return text
  }
}

/// The place of a text. Links in the label of a button are words of that.
private final class TextNode: ViewElementNode<Text> {
  override func makeAttributes(in environment: EnvironmentValues) -> Attributes {
    var attributes = super.makeAttributes(in: environment)
    if attributes.actions.contains(.follow), isInControl { attributes.actions = [] }
    return attributes
  }

  private var isInControl: Bool {
    var next = enclosingElement
    while let element = next {
      switch element.attributes.role {
      case .button, .link, .menuitem, .tab, .checkbox, .switch, .radio, .option: return true
      default: next = element.enclosingElement
      }
    }
    return false
  }
}

extension View {
  /// Whether this view is nothing but a text without a look of its own.
  var isPlainTitle: Bool { (self as? Text)?.isPlain ?? false }

  /// The text that this view is, where it is nothing but a text without a look of its own.
  func plainTitle(in environment: EnvironmentValues) -> String? {
    guard let text = self as? Text, text.isPlain else { return nil }
    return text.string(in: environment)
  }
}

extension TextRun {
  fileprivate var isPlain: Bool { placed == nil && hasNoLook }
  fileprivate var hasNoLook: Bool { looks.isEmpty && url == nil && symbol == nil && font == nil }
}

extension LocalizedStringKey.StringInterpolation {
  /// Adds a text with its look.
  public mutating func appendInterpolation(_ text: Text) { add(text.asRuns) }
}

extension AttributedString {
  fileprivate var textRuns: [TextRun] {
    runs.map { run in
      var part = TextRun(String(self[run.range].characters))
      part.url = run.link?.absoluteString
      return part
    }
  }
}
