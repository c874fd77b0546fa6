import Foundation

/// A text as it stands in the program: with inline Markdown, and with values that are formatted.
///
/// Vitro looks for no translation: the text is shown as it is.
/// - Note: Numbers read as Swift writes them; SwiftUI groups digits (`2,024`) and gives a number with a
///   fraction six of them. With `format:` both read the same.
///
/// ```swift
/// Text("**\(count)** of \(total, format: .number)")
/// ```
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable {
  let runs: [TextRun]

  /// Makes a text, in which Markdown counts.
  public init(_ value: String) {
    runs = Markdown.runs(Inflection.apply(to: value, values: []))
  }

  /// Makes a text, in which Markdown counts.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// Makes a text of literal parts, in which Markdown counts, and of values, in which it does not.
  public init(stringInterpolation: StringInterpolation) {
    runs = stringInterpolation.runs
  }

  /// Whether the text is the same one, and looks the same.
  public static func == (left: LocalizedStringKey, right: LocalizedStringKey) -> Bool {
    left.runs == right.runs
  }

  package var string: String {
    runs.count == 1 ? runs[0].usualText : runs.reduce("") { $0 + $1.usualText }
  }
}

extension LocalizedStringKey {
  /// The parts of a text, as they come.
  public struct StringInterpolation: StringInterpolationProtocol {
    private var text = ""
    private var values: [[TextRun]] = []
    /// The whole text, as long as all of it looks the same.
    private var plain: String? = ""

    /// Begins a text.
    public init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity + interpolationCount * 4)
    }

    /// Adds a literal part.
    public mutating func appendLiteral(_ literal: String) {
      text += literal
      if Markdown.isPlain(literal) { plain?.append(literal) } else { plain = nil }
    }

    /// Adds a value as it describes itself.
    public mutating func appendInterpolation<Value>(_ value: Value) {
      add("\(value)")
    }

    /// Adds a text as it is.
    public mutating func appendInterpolation(_ string: String) { add(string) }

    /// Adds a value as a format says.
    public mutating func appendInterpolation<Format: FormatStyle>(
      _ input: Format.FormatInput, format: Format
    ) where Format.FormatOutput == String {
      add([TextRun(PlacedText(input, format))])
    }

    /// Adds a number as one of C's formats says, such as `"%.2f"`.
    public mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) {
      add(String(format: specifier, value))
    }

    /// Adds an object as one of Foundation's formatters says.
    public mutating func appendInterpolation<Subject: NSObject>(
      _ subject: Subject, formatter: Formatter
    ) {
      add(formatter.string(for: subject) ?? "")
    }

    /// Adds a value as one of Foundation's formatters says.
    public mutating func appendInterpolation(_ subject: Any, formatter: Formatter) {
      add(formatter.string(for: subject) ?? "")
    }

    mutating func add(_ string: String) {
      let whole = plain.map { $0 + string }
      add([TextRun(string)])
      plain = whole
    }

    mutating func add(_ runs: [TextRun]) {
      text.unicodeScalars.append(ValuePlace.scalar(values.count))
      values.append(runs)
      plain = nil
    }

    fileprivate var runs: [TextRun] {
      if let plain { return [TextRun(plain)] }
      func words() -> [String] { values.map { $0.reduce("") { $0 + $1.usualText } } }
      var result: [TextRun] = []
      for var run in Markdown.runs(Inflection.apply(to: text, values: words())) {
        run.url = run.url.map { ValuePlace.fill($0, with: words()).asAddress }
        for piece in ValuePlace.pieces(of: run.text, count: values.count) {
          switch piece {
          case .text(let text): result.add(TextRun(text).inside(run))
          case .value(let index): for part in values[index] { result.add(part.inside(run)) }
          }
        }
      }
      return result
    }
  }
}

extension String {
  /// The text with percent signs in place of what no address holds.
  fileprivate var asAddress: String {
    unicodeScalars.reduce(into: "") { address, scalar in
      if scalar.value > 0x20, scalar.value != 0x7F {
        address.unicodeScalars.append(scalar)
      } else {
        address += "%" + (scalar.value < 0x10 ? "0" : "") + String(scalar.value, radix: 16)
      }
    }
  }
}

extension TextRun {
  /// The run with the look of one around it, as far as it has none of its own.
  fileprivate func inside(_ outer: TextRun) -> TextRun {
    var run = with(looks: outer.looks.setting(looks), font: font ?? outer.font)
    run.url = url ?? outer.url
    return run
  }
}

extension [TextRun] {
  /// Adds a run; to the last one where both look the same.
  mutating func add(_ run: TextRun) {
    if let last, last.symbol == nil, run.symbol == nil, last.placed == nil, run.placed == nil,
      last.looks == run.looks, last.url == run.url, last.font == run.font
    {
      self[count - 1].text += run.text
    } else {
      append(run)
    }
  }
}
