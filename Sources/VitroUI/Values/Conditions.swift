/// The colour scheme of the surface: light or dark.
public enum ColorScheme: String, CaseIterable, Sendable {
  /// Dark letters on light.
  case light
  /// Light letters on dark.
  case dark
}

/// The phase of the application, as far as a person sees it.
public enum ScenePhase: Comparable, Sendable {
  /// Nobody sees it.
  case background
  /// It is seen, and cannot be used just now.
  case inactive
  /// It is used.
  case active
}

/// The size class of the room in a direction.
public enum UserInterfaceSizeClass: Sendable {
  /// As on a phone.
  case compact
  /// As on a desk.
  case regular
}

/// In which direction a language is read.
public enum LayoutDirection: String, CaseIterable, Sendable {
  /// As English.
  case leftToRight
  /// As Arabic.
  case rightToLeft
}
