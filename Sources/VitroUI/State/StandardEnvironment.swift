import Foundation

// A value that nobody has set is what the surroundings of the screen say.

/// The contrast between colours.
public enum ColorSchemeContrast: CaseIterable, Sendable {
  /// As usual.
  case standard
  /// More.
  case increased
}

/// Opens an address; read it with `@Environment(\.openURL)`.
@MainActor @preconcurrency
public struct OpenURLAction {
  /// The result of a request to open an address.
  public enum Result: Sendable {
    /// It was opened.
    case handled
    /// It was not opened.
    case discarded
    /// The surface opens it.
    case systemAction

    /// The surface opens an address.
    /// - Note: The surface opens the address that was asked for.
    public static func systemAction(_ url: URL) -> Result { .systemAction }
  }

  private let handler: (URL) -> Result
  /// Whether the surface would do the same by itself.
  let isOfSurface: Bool

  init(ofSurface handler: @escaping (URL) -> Result) {
    self.handler = handler
    isOfSurface = true
  }

  /// Makes an action of what is to be done with an address.
  public init(handler: @escaping (URL) -> Result) {
    self.handler = handler
    isOfSurface = false
  }

  /// Opens an address.
  public func callAsFunction(_ url: URL) { _ = handler(url) }

  /// Opens an address, and says whether it was.
  public func callAsFunction(_ url: URL, completion: (Bool) -> Void) {
    if case .discarded = handler(url) { completion(false) } else { completion(true) }
  }
}

/// Opens a window; read it with `@Environment(\.openWindow)`.
///
/// - Note: Has no effect: each person has one window.
@MainActor @preconcurrency
public struct OpenWindowAction {
  /// Opens the window with an id.
  ///
  /// - Note: Has no effect: each person has one window.
  public func callAsFunction(id: String) {}

  /// Opens the window for a value.
  ///
  /// - Note: Has no effect: each person has one window.
  public func callAsFunction<Value: Codable & Hashable>(value: Value) {}

  /// Opens the window with an id for a value.
  ///
  /// - Note: Has no effect: each person has one window.
  public func callAsFunction<Value: Codable & Hashable>(id: String, value: Value) {}
}

/// Closes a window; read it with `@Environment(\.dismissWindow)`.
///
/// - Note: Has no effect: each person has one window.
@MainActor @preconcurrency
public struct DismissWindowAction {
  /// Closes the window that the view is in.
  ///
  /// - Note: Has no effect: each person has one window.
  public func callAsFunction() {}

  /// Closes the window with an id.
  ///
  /// - Note: Has no effect: each person has one window.
  public func callAsFunction(id: String) {}

  /// Closes the window for a value.
  ///
  /// - Note: Has no effect: each person has one window.
  public func callAsFunction<Value: Codable & Hashable>(value: Value) {}

  /// Closes the window with an id for a value.
  ///
  /// - Note: Has no effect: each person has one window.
  public func callAsFunction<Value: Codable & Hashable>(id: String, value: Value) {}
}

/// Loads again what is shown; read it with `@Environment(\.refresh)`.
@MainActor @preconcurrency
public struct RefreshAction {
  let action: @MainActor @Sendable () async -> Void

  /// Loads again, and returns when that is done.
  public func callAsFunction() async { await action() }
}

/// The presentation of a view over another one, for code that is older than `dismiss`.
@MainActor @preconcurrency
public struct PresentationMode {
  /// Whether it is shown.
  public let isPresented: Bool
  let action: DismissAction

  /// Sends it away.
  public mutating func dismiss() { action() }
}

private struct ColorSchemeKey: EnvironmentKey { static var defaultValue: ColorScheme? { nil } }
private struct ScenePhaseKey: EnvironmentKey { static var defaultValue: ScenePhase? { nil } }
struct LocaleKey: EnvironmentKey { static var defaultValue: Locale? { nil } }
private struct CalendarKey: EnvironmentKey { static var defaultValue: Calendar? { nil } }
private struct TimeZoneKey: EnvironmentKey { static var defaultValue: TimeZone? { nil } }
private struct DirectionKey: EnvironmentKey { static var defaultValue: LayoutDirection? { nil } }
private struct HorizontalKey: EnvironmentKey { static var defaultValue: ChosenClass? { nil } }
private struct VerticalKey: EnvironmentKey { static var defaultValue: ChosenClass? { nil } }
/// The size class that a view around has set, where `nil` says nothing about the room.
private struct ChosenClass: Equatable {
  let value: UserInterfaceSizeClass?

  init(_ value: UserInterfaceSizeClass?) { self.value = value }
}
private struct ReduceMotionKey: EnvironmentKey { static var defaultValue: Bool? { nil } }
private struct ContrastKey: EnvironmentKey {
  static var defaultValue: ColorSchemeContrast { .standard }
}
private struct OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction? { nil }
}
private struct RefreshKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }

extension EnvironmentValues {
  /// Whether the surface is light or dark.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] ?? surroundings(.colorScheme).colorScheme }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// Whether views around say that it is light or dark here; `nil` where the surface decides.
  var ownColorScheme: ColorScheme? { self[ColorSchemeKey.self] }

  /// What the application is doing as far as a person sees it.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] ?? surroundings(.scenePhase).scenePhase }
    set { self[ScenePhaseKey.self] = newValue }
  }

  /// How dates and numbers are written.
  public var locale: Locale {
    get { self[LocaleKey.self] ?? surroundings(.locale).locale }
    set { self[LocaleKey.self] = newValue }
  }

  /// How days are counted; where nobody says it, as usual in the locale and the time zone.
  public var calendar: Calendar {
    get { manner.calendar }
    set { self[CalendarKey.self] = newValue }
  }

  /// Where on earth times are meant.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] ?? surroundings(.timeZone).timeZone }
    set { self[TimeZoneKey.self] = newValue }
  }

  /// In which direction the language is read.
  public var layoutDirection: LayoutDirection {
    get {
      self[DirectionKey.self]
        ?? (words.isRightToLeft ? .rightToLeft : surroundings(.layoutDirection).layoutDirection)
    }
    set { self[DirectionKey.self] = newValue }
  }

  /// How much room there is from side to side.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get {
      (self[HorizontalKey.self] ?? ChosenClass(surroundings(.sizeClasses).horizontalSizeClass))
        .value
    }
    set { self[HorizontalKey.self] = ChosenClass(newValue) }
  }

  /// How much room there is from top to bottom.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get {
      (self[VerticalKey.self] ?? ChosenClass(surroundings(.sizeClasses).verticalSizeClass)).value
    }
    set { self[VerticalKey.self] = ChosenClass(newValue) }
  }

  /// The identity by which the host knows who looks at the screen, such as that of their browser; `nil`
  /// where it knows nobody. It tells people apart, and is no secret's worth of proof who they are.
  /// - Note: SwiftUI has no such value: there, each person has a device of their own.
  public var visitor: String? { surroundings(.host).visitor }

  /// The network address that the person's device asks from, such as `203.0.113.7`, for limits that one client
  /// shall not use up for the others; `nil` where the host knows none, as on a screen in memory.
  /// - Note: SwiftUI has no such value: there, nobody asks over a network.
  public var clientAddress: String? { surroundings(.host).clientAddress }

  /// The address at which the program reaches the server that shows it, such as `http://127.0.0.1:8080`, for
  /// what answers there beside the pages; `nil` where there is none, as on a screen in memory.
  /// - Note: SwiftUI has no such value: there, no server is part of the program.
  public var serverURL: URL? { surroundings(.host).serverURL }

  /// Whether a person wants to see little motion.
  public var accessibilityReduceMotion: Bool {
    get { self[ReduceMotionKey.self] ?? surroundings(.reduceMotion).reduceMotion }
    set { self[ReduceMotionKey.self] = newValue }
  }

  /// How much colours differ from each other.
  public var colorSchemeContrast: ColorSchemeContrast {
    get { self[ContrastKey.self] }
    set { self[ContrastKey.self] = newValue }
  }

  /// Opens an address.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] ?? OpenURLAction(ofSurface: { _ in .discarded }) }
    set { self[OpenURLKey.self] = newValue.before(openURL) }
  }

  /// Opens a window.
  ///
  /// - Note: Has no effect: each person has one window.
  public var openWindow: OpenWindowAction { OpenWindowAction() }

  /// Closes a window.
  ///
  /// - Note: Has no effect: each person has one window.
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }

  /// Loads again what is shown, or `nil` where nothing can be.
  public var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }

  /// Whether the view is shown over another one.
  public var presentationMode: Binding<PresentationMode> {
    let mode = PresentationMode(isPresented: isPresented, action: dismiss)
    return .constant(mode)
  }

  /// Whether the view is shown over another one.
  public var isPresented: Bool { dismiss.isPresented }
}

extension EnvironmentValues {
  /// How the person here writes dates, numbers and words.
  var manner: Manner {
    Manner(
      locale: locale, timeZone: timeZone, ownCalendar: self[CalendarKey.self],
      addedWords: addedWords)
  }
}

extension OpenURLAction {
  /// The action, and what the surface would do where it leaves that to the surface.
  fileprivate func before(_ surface: OpenURLAction) -> OpenURLAction {
    if isOfSurface { return self }
    return OpenURLAction(handler: { url in
      let result = handler(url)
      return if case .systemAction = result { surface.handler(url) } else { result }
    })
  }
}
