import Foundation
import Synchronization

/// The words that the library itself puts on a screen, in one language: "Back", "Cancel", "Delete".
///
/// They follow the locale of the person, in English and in German. An application adds another
/// language, or says something in its own way, at the root of its views:
///
/// ```swift
/// ContentView()
///   .builtInWords(BuiltInWords("fr", [.back: "Retour", .backTo: "Retour à %@", .cancel: "Annuler"]))
/// ```
///
/// A word that is missing is said as the library says it in that language, or else in English.
public struct BuiltInWords: Equatable, Sendable {
  /// The language, such as `"fr"`, or one of a region, such as `"pt-BR"`.
  public let language: String
  /// What each word is in the language.
  public let words: [Word: String]
  /// Whether the language is written from right to left.
  let isRightToLeft: Bool
  /// Whether the words are in the language whatever the locale is.
  private(set) var isOnly = false

  /// The words of an application that speaks one language: they are in it whatever the locale is, which then says
  /// how dates and numbers are written.
  ///
  /// ```swift
  /// ContentView()
  ///   .builtInWords(.only("en"))
  /// ```
  public static func only(_ language: String, _ words: [Word: String] = [:]) -> BuiltInWords {
    var only = BuiltInWords(language, words)
    only.isOnly = true
    return only
  }

  /// Makes the words of a language, which is named by its tag, such as `"fr"` or `"pt-BR"`.
  public init(_ language: String, _ words: [Word: String]) {
    self.language = language
    self.words = words
    isRightToLeft =
      Locale.Language(identifier: language).characterDirection == .rightToLeft
  }

  /// Those that the library has.
  fileprivate static let own = [english, german]
  private static let english = BuiltInWords(
    "en", Dictionary(uniqueKeysWithValues: Word.allCases.map { ($0, $0.rawValue) }))
}

/// The built-in words as one person reads them.
package struct Vocabulary: Equatable {
  /// The language that they are in, as HTML writes it: `de-CH`.
  package let language: String
  /// Whether the language is written from right to left.
  package let isRightToLeft: Bool
  private let tables: [BuiltInWords]

  /// The words for a locale: those that were added last count most, those of its region before
  /// others.
  package init(locale: Locale, adding added: [BuiltInWords] = []) {
    // Nearly all ask for the same words one after the other.
    let last = Vocabulary.last.withLock { $0 }
    if let last, last.locale == locale, last.added == added {
      self = last.words
      return
    }
    self.init(of: locale, added)
    Vocabulary.last.withLock { [words = self] in $0 = (locale, added, words) }
  }

  private static let last = Mutex<(locale: Locale, added: [BuiltInWords], words: Vocabulary)?>(nil)

  private init(of locale: Locale, _ added: [BuiltInWords]) {
    let only = added.last { $0.isOnly }?.language
    let name = only ?? String(locale.identifier.prefix { $0 != "@" }).replacing("_", with: "-")
    let code = String(name.prefix { $0 != "-" })
    let all = added.reversed() + BuiltInWords.own
    tables = all.filter { $0.language == name } + all.filter { $0.language == code && code != name }
    // That of the whole world says nothing.
    language = tables.isEmpty ? "en" : name.replacing("-001", with: "")
    isRightToLeft = tables.first?.isRightToLeft ?? false
  }

  /// A word in the language.
  package subscript(_ word: BuiltInWords.Word) -> String {
    for table in tables {
      if let text = table.words[word] { return text }
    }
    return word.rawValue
  }

  /// A word about something that has a name.
  package subscript(_ word: BuiltInWords.Word, _ name: String) -> String {
    self[word].replacing("%@", with: name)
  }
}

extension View {
  /// Adds the words that the library itself says, in one more language or in other words.
  ///
  /// It stands at the root of the views: what the page says beside the views, such as that there is
  /// no connection, is taken from it too.
  public func builtInWords(_ words: BuiltInWords) -> some View {
    WordsModifier(content: self, words: words)
  }
}

private struct WordsModifier<Content: View>: ModifierView {
  let content: Content
  let words: BuiltInWords

  func makeNode(_ site: Site) -> Node { WordsNode(self, site) }
}

private final class WordsNode<Content: View>: ModifierNode<WordsModifier<Content>> {
  override func willMountContent() { graph.words.append(view.words) }

  override func viewChanged(from old: WordsModifier<Content>) {
    guard old.words != view.words else { return }
    updateEnvironment()
    graph.words.removeAll { $0 == old.words }
    graph.words.append(view.words)
  }

  override func didUnmount() {
    graph.words.removeAll { $0 == view.words }
  }

  override func setsEnvironment(of slot: Slot) -> Bool { true }

  override func changeEnvironment(_ values: inout EnvironmentValues, of slot: Slot) {
    values.addedWords.append(view.words)
  }
}

private struct AddedWordsKey: EnvironmentKey { static var defaultValue: [BuiltInWords] { [] } }

extension EnvironmentBits {
  /// What the built-in words depend on.
  static let words = EnvironmentBits.locale.union(EnvironmentBits(ObjectIdentifier(LocaleKey.self)))
    .union(EnvironmentBits(ObjectIdentifier(AddedWordsKey.self)))
}

extension EnvironmentValues {
  /// The words that views around have added.
  var addedWords: [BuiltInWords] {
    get { self[AddedWordsKey.self] }
    set { self[AddedWordsKey.self] = newValue }
  }
}

extension Screen {
  /// The built-in words as its person reads them.
  package var words: Vocabulary { Vocabulary(locale: surroundings.locale, adding: graph.words) }

  /// In which direction its person reads.
  package var layoutDirection: LayoutDirection {
    words.isRightToLeft ? .rightToLeft : surroundings.layoutDirection
  }
}
