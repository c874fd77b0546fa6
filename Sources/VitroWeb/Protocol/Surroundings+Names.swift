import Foundation
import VitroUI

extension Surroundings {
  /// The locales that there is something to know about; there is no end of others.
  private static let knownLocales = Set(Locale.availableIdentifiers)

  /// Takes the first of the languages that a browser names that is known: `de-CH,en;q=0.8`.
  mutating func setLocale(_ languages: String) {
    for part in languages.prefix(200).split(separator: ",") {
      let tag = part.prefix { $0 != ";" }.filter { !$0.isWhitespace }
      let name = tag.replacing("-", with: "_")
      let language = String(name.prefix { $0 != "_" })
      guard let known = [name, language].first(where: Surroundings.knownLocales.contains) else {
        continue
      }
      locale = Locale(identifier: known)
      return
    }
  }

  /// Takes the time zone that a browser names, if there is such a one: `Europe/Berlin`.
  mutating func setTimeZone(_ name: String) {
    guard name.utf8.count <= 64, let zone = TimeZone(identifier: name) else { return }
    timeZone = zone
  }
}
