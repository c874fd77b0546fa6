/// The system's colours, as catalogs refer to them.
enum SystemColor {
  /// A colour in the light or in the dark; `nil` where there is none of the name.
  static func value(_ reference: String, isDark: Bool) -> AssetColor.Value? {
    let name = reference.hasSuffix("Color") ? String(reference.dropLast(5)) : reference
    if let theme = themes[name] { return .theme(theme) }
    guard let hex = pairs[name].map({ isDark ? $0.dark : $0.light }) else { return nil }
    let part = { (shift: UInt32) in Double(hex >> shift & 0xFF) / 255 }
    return .rgb(part(24), part(16), part(8), part(0))
  }

  /// Those that the theme has, by SwiftUI's names.
  private static let themes = [
    "systemRed": "red", "systemOrange": "orange", "systemYellow": "yellow",
    "systemGreen": "green", "systemMint": "mint", "systemTeal": "teal", "systemCyan": "cyan",
    "systemBlue": "blue", "systemIndigo": "indigo", "systemPurple": "purple",
    "systemPink": "pink", "systemBrown": "brown", "systemGray": "gray",
    "label": "primary", "text": "primary", "labelPrimary": "primary",
    "secondaryLabel": "secondary", "tertiaryLabel": "tertiary", "placeholderText": "tertiary",
    "quaternaryLabel": "quaternary", "separator": "separator", "link": "accentColor",
    "tint": "accentColor", "controlAccent": "accentColor", "systemFill": "fill",
    "secondarySystemFill": "fill", "tertiarySystemFill": "fill", "quaternarySystemFill": "fill",
  ]

  /// The others: red, green, blue and opacity, a byte each.
  private static let pairs: [String: (light: UInt32, dark: UInt32)] = [
    "white": (0xFFFF_FFFF, 0xFFFF_FFFF), "black": (0x0000_00FF, 0x0000_00FF),
    "clear": (0, 0), "darkGray": (0x5555_55FF, 0x5555_55FF),
    "lightGray": (0xAAAA_AAFF, 0xAAAA_AAFF), "darkText": (0x0000_00FF, 0x0000_00FF),
    "lightText": (0xFFFF_FF99, 0xFFFF_FF99), "systemGray2": (0xAEAE_B2FF, 0x6363_66FF),
    "systemGray3": (0xC7C7_CCFF, 0x4848_4AFF), "systemGray4": (0xD1D1_D6FF, 0x3A3A_3CFF),
    "systemGray5": (0xE5E5_EAFF, 0x2C2C_2EFF), "systemGray6": (0xF2F2_F7FF, 0x1C1C_1EFF),
    "opaqueSeparator": (0xC6C6_C8FF, 0x3838_3AFF),
    "systemBackground": (0xFFFF_FFFF, 0x0000_00FF),
    "secondarySystemBackground": (0xF2F2_F7FF, 0x1C1C_1EFF),
    "tertiarySystemBackground": (0xFFFF_FFFF, 0x2C2C_2EFF),
    "systemGroupedBackground": (0xF2F2_F7FF, 0x0000_00FF),
    "secondarySystemGroupedBackground": (0xFFFF_FFFF, 0x1C1C_1EFF),
    "tertiarySystemGroupedBackground": (0xF2F2_F7FF, 0x2C2C_2EFF),
    "windowBackground": (0xECEC_ECFF, 0x3232_32FF),
  ]
}
