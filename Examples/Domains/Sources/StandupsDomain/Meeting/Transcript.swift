/// The transcript of a meeting: what was said, as a speech recognizer hears it.
///
/// While somebody speaks the recognizer guesses again and again: a partial result takes the place of
/// the one before. A final result stays.
public struct Transcript: Hashable, Sendable {
  /// Stands where recognition failed: something may be missing there.
  public static let failureNote = "[Speech recognition failed here.]"

  private var final: String
  private var partial = ""

  /// Takes up words that were kept, or starts with none; blanks become single spaces.
  public init(_ words: String = "") {
    final = words.singleSpaced
  }

  /// All words so far and the notes of failures; empty where nothing was said.
  public var words: String { final.followed(by: partial) }

  /// The words for people to read, or a sentence in their place.
  public var text: String { words.isEmpty ? "Nothing was said." : words }

  /// Hears a result that may still change.
  public mutating func hear(partial result: String) {
    let words = result.singleSpaced
    if !words.isEmpty { partial = words }
  }

  /// Hears a result that stays.
  public mutating func hear(final result: String) {
    hear(partial: result)
    self = settled
  }

  /// Notes that recognition failed. What was heard until then stays.
  public mutating func recognitionFailed() {
    self = settled
    if !final.hasSuffix(Self.failureNote) { final = final.followed(by: Self.failureNote) }
  }

  /// The same words, none of which can change any more.
  var settled: Transcript { Transcript(words) }
}

extension String {
  fileprivate func followed(by words: String) -> String {
    [self, words].filter { !$0.isEmpty }.joined(separator: " ")
  }
}
