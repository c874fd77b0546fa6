import CalculatorDomain
import Foundation

/// A language that the calculator speaks.
enum Language: String, CaseIterable {
  case english = "en"
  case german = "de"
  case french = "fr"
  case spanish = "es"

  /// The language of a reader; English where the calculator does not speak it.
  init(_ locale: Locale) {
    let code = locale.language.languageCode?.identifier
    self = code.flatMap(Language.init) ?? .english
  }

  fileprivate func of(
    _ english: String, _ german: String, _ french: String, _ spanish: String
  ) -> String {
    switch self {
    case .english: english
    case .german: german
    case .french: french
    case .spanish: spanish
    }
  }
}

extension Key {
  /// The name of the key for those who listen: a sign alone is a word to nobody.
  func spoken(in language: Language) -> String {
    switch self {
    case .digit, .percent: label
    case .point: language.of("Point", "Komma", "Virgule", "Coma")
    case .operation(.add): language.of("Plus", "Plus", "Plus", "Más")
    case .operation(.subtract): language.of("Minus", "Minus", "Moins", "Menos")
    case .operation(.multiply): language.of("Times", "Mal", "Fois", "Por")
    case .operation(.divide):
      language.of("Divided by", "Geteilt durch", "Divisé par", "Dividido por")
    case .equals: language.of("Equals", "Ist gleich", "Égale", "Es igual a")
    case .sign:
      language.of("Change sign", "Vorzeichen wechseln", "Changer de signe", "Cambiar el signo")
    case .backspace:
      language.of(
        "Delete last digit", "Letzte Ziffer löschen", "Effacer le dernier chiffre",
        "Borrar la última cifra")
    case .clearEntry: language.of("Clear", "Löschen", "Effacer", "Borrar")
    case .allClear: language.of("All clear", "Alles löschen", "Tout effacer", "Borrar todo")
    }
  }
}

extension CalculationError {
  /// The words in the display in place of a number.
  func words(in language: Language) -> String {
    switch self {
    case .divisionByZero:
      language.of(
        "Cannot divide by zero", "Durch null teilt man nicht", "Division par zéro impossible",
        "No se puede dividir por cero")
    case .tooLarge:
      language.of(
        "More than 12 digits", "Mehr als 12 Ziffern", "Plus de 12 chiffres", "Más de 12 cifras")
    }
  }
}
