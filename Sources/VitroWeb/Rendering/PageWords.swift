import Foundation
import VitroUI

/// The language of a page, and what the page itself says in it, beside its screen.
struct PageWords: Equatable {
  /// The language's tag, such as `de-CH`.
  let language: String
  /// In which direction it is read: `ltr` or `rtl`.
  let direction: String
  /// There is no connection.
  let notConnected: String
  /// The page is shown somewhere else.
  let openElsewhere: String
  /// The page has begun anew, and something that was typed has no place on it.
  let begunAnew: String
  /// More was typed than can be sent.
  let textIsTooLong: String
  /// The browser runs no scripts.
  let needsScript: String
  /// The title, and the sentence, where nothing is at an address.
  let notFound: (title: String, text: String)
  /// The title, and the sentence, where there is no room for another session.
  let noRoom: (title: String, text: String)

  /// The words that a screen shows.
  @MainActor init(_ screen: Screen, limit: Int) {
    self.init(
      screen.words, screen.layoutDirection, locale: screen.surroundings.locale, limit: limit)
  }

  /// The words for the languages that a browser names, where there is no screen.
  init(languages: String?) {
    var surroundings = Surroundings()
    if let languages { surroundings.setLocale(languages) }
    let words = Vocabulary(locale: surroundings.locale)
    self.init(
      words, words.isRightToLeft ? .rightToLeft : .leftToRight, locale: surroundings.locale,
      limit: 0)
  }

  private init(
    _ words: Vocabulary, _ direction: LayoutDirection, locale: Locale, limit: Int
  ) {
    language = words.language
    self.direction = direction == .rightToLeft ? "rtl" : "ltr"
    notConnected = words[.notConnected]
    openElsewhere = words[.openElsewhere]
    begunAnew = words[.begunAnew]
    // Some bytes of a message are not the text's.
    let letters = (limit - 100) / 1_000 * 1_000
    textIsTooLong = words[.textIsTooLong, letters.formatted(.number.locale(locale))]
    needsScript = words[.needsScript]
    notFound = (words[.notFound], words[.noSuchPage])
    noRoom = (words[.tooManyVisitors], words[.noRoom])
  }

  static func == (left: PageWords, right: PageWords) -> Bool {
    left.language == right.language && left.direction == right.direction
      && left.told == right.told
  }

  /// What a page has to know of them.
  var told: [String] {
    [language, direction, textIsTooLong, notConnected, openElsewhere, begunAnew]
  }
}
