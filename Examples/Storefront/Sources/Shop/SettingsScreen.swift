import Foundation
import StorefrontCore
import SwiftUI

/// The look of the shop that a person has chosen in this browser.
enum Appearance: String, CaseIterable {
  case system, light, dark

  /// The scheme of colours, or `nil` where the one of the surface is taken.
  var colorScheme: ColorScheme? {
    switch self {
    case .system: nil
    case .light: .light
    case .dark: .dark
    }
  }
}

/// The language whose way of writing prices and dates a person has chosen in this browser.
enum FormatLanguage: String, CaseIterable {
  case system = ""
  case british = "en-GB"
  case american = "en-US"
  case german = "de-DE"
  case swiss = "de-CH"
  case french = "fr-FR"

  /// The locale, or `nil` where the one of the browser is taken.
  var locale: Locale? { self == .system ? nil : Locale(identifier: rawValue) }

  /// The name of the language in itself.
  var name: String {
    switch self {
    case .system: "As in the browser"
    case .british: "English (UK)"
    case .american: "English (US)"
    case .german: "Deutsch (Deutschland)"
    case .swiss: "Deutsch (Schweiz)"
    case .french: "Français (France)"
    }
  }
}

/// The names under which a browser keeps the settings.
enum SettingsKey {
  static let appearance = "appearance"
  static let language = "language"
}

/// The page of the account that holds the settings.
enum SettingsRoute: String, Route {
  case settings
}

/// The settings of the person at this browser.
struct SettingsScreen: View {
  @AppStorage(SettingsKey.appearance) private var appearance = Appearance.system
  @AppStorage(SettingsKey.language) private var language = FormatLanguage.system

  var body: some View {
    Form {
      Section {
        Picker("Appearance", selection: $appearance) {
          ForEach(Appearance.allCases, id: \.self) { Text($0.rawValue.capitalized) }
        }
        Picker("Language of prices and dates", selection: $language) {
          ForEach(FormatLanguage.allCases, id: \.self) { Text($0.name) }
        }
      } footer: {
        Text("These settings apply to this browser only.")
      }
    }
    .navigationTitle("Settings")
  }
}

extension View {
  /// Shows a view as the settings of the browser say.
  func followsSettings() -> some View { modifier(SettingsModifier()) }
}

private struct SettingsModifier: ViewModifier {
  @AppStorage(SettingsKey.appearance) private var appearance = Appearance.system
  @AppStorage(SettingsKey.language) private var language = FormatLanguage.system
  @Environment(\.locale) private var locale

  func body(content: Content) -> some View {
    content
      .environment(\.locale, language.locale ?? locale)
      .preferredColorScheme(appearance.colorScheme)
  }
}
