import Foundation

/// A piece of text.
public struct Text: ElementView, Equatable {
  /// Whether letters are all large, or all small.
  public typealias Case = TextCase
  /// What is cut off where a text does not fit.
  public typealias TruncationMode = TextTruncation

  nonisolated let string: String
  /// What it is made of, where its parts look different.
  nonisolated private(set) var runs: [TextRun] = []
  nonisolated private var looks: [Look] = []
  nonisolated private var ownFont: Font?
  nonisolated private var format: LocaleFormat?

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
    string = String(content)
  }

  /// Shows a text as it is, without looking for Markdown or for a translation.
  public init(verbatim content: String) {
    string = content
  }

  /// Shows a value as a format says, in the locale of the place.
  public init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
  where Format.FormatInput: Equatable, Format.FormatOutput == String {
    string = format.format(input)
    self.format = LocaleFormat { format.locale($0).format(input) }
  }

  /// Shows an object as one of Foundation's formatters says.
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    string = formatter.string(for: subject) ?? ""
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
      string = run.text
    } else {
      string = runs.reduce("") { $0 + $1.text }
      self.runs = runs
    }
  }

  var inside: EmptyView? { nil }

  func attributes(in environment: EnvironmentValues) -> Attributes {
    var attributes = Attributes(
      role: .text, text: string(in: environment), style: environment.textStyle)
    if let ownFont { attributes.style.set(ownFont) }
    if !looks.isEmpty { attributes.style.looks = attributes.style.looks.setting(looks) }
    if !runs.isEmpty { attributes.details.append(.runs(runs)) }
    return attributes
  }

  private func string(in environment: EnvironmentValues) -> String {
    guard let format, environment.locale != .current else { return string }
    return format.string(environment.locale)
  }

  /// The text, where it has no look of its own.
  var plainText: String? {
    runs.isEmpty && looks.isEmpty && ownFont == nil && format == nil ? string : nil
  }

  /// The text before another one, each with its own look.
  public static func + (left: Text, right: Text) -> Text {
    Text(runs: left.asRuns + right.asRuns)
  }

  /// The text as parts that carry all of its look.
  nonisolated var asRuns: [TextRun] {
    let own = (ownFont?.looks ?? []).setting(looks)
    let parts = runs.isEmpty ? [TextRun(string)] : runs
    return parts.map {
      TextRun(
        $0.text, looks: own.setting($0.looks), font: $0.font ?? ownFont?.name, url: $0.url,
        symbol: $0.symbol)
    }
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

/// A value that is written as a locale wants it; what it is like is seen in the text.
private struct LocaleFormat: Equatable, @unchecked Sendable {
  // Called where views are made, on the main actor only.
  let string: (Locale) -> String

  static func == (left: LocaleFormat, right: LocaleFormat) -> Bool { true }
}

extension View {
  /// The text that this view is, where it is nothing but a text without a look of its own.
  var plainTitle: String? { (self as? Text)?.plainText }
}

extension TextRun {
  fileprivate var isPlain: Bool { looks.isEmpty && url == nil && symbol == nil && font == nil }
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
