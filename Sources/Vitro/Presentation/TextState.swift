/// A piece of text in a state: compared, hashed and printed, and shown as a `Text`.
///
/// ```swift
/// TextState("Delete ") + TextState("everything").bold() + TextState("?")
/// ```
///
/// Two texts are the same if they look the same, however they were put together.
public struct TextState: Hashable, Sendable {
  /// Characters that look alike.
  public struct Run: Hashable, Sendable {
    /// The characters.
    public var text: String
    /// How they look.
    public var style: Style
  }

  /// The runs, one after the other; none is empty, and two neighbours look different.
  public private(set) var runs: [Run] = []

  /// A text as it stands.
  public init(_ content: some StringProtocol) {
    append(Run(text: String(content), style: []))
  }

  /// A text as it stands, which will not be translated.
  public init(verbatim content: String) {
    self.init(content)
  }

  /// One text after the other.
  public static func + (left: TextState, right: TextState) -> TextState {
    var text = left
    for run in right.runs { text.append(run) }
    return text
  }

  /// Makes each run look as `change` says.
  func restyled(_ change: (inout Style) -> Void) -> TextState {
    var text = self
    text.runs = []
    for var run in runs {
      change(&run.style)
      text.append(run)
    }
    return text
  }

  private mutating func append(_ run: Run) {
    guard !run.text.isEmpty else { return }
    if let last = runs.indices.last, runs[last].style == run.style {
      runs[last].text += run.text
    } else {
      runs.append(run)
    }
  }
}

extension String {
  /// The characters of a text, whatever they look like.
  public init(state: TextState) {
    self = state.runs.map(\.text).joined()
  }
}
