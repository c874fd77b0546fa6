/// Commands of an application's menu bar.
/// - Note: Has no effect; no surface has a menu bar yet.
@MainActor @preconcurrency
public protocol Commands {
  /// The kind of commands that the body is.
  associatedtype Body: Commands

  /// What the commands consist of.
  @CommandsBuilder @MainActor @preconcurrency var body: Body { get }
}

/// Builds commands of the statements in a closure.
@MainActor @preconcurrency @resultBuilder
public enum CommandsBuilder {
  /// Commands, one after the other.
  public static func buildBlock<each Content: Commands>(
    _ content: repeat each Content
  ) -> EmptyCommands {
    EmptyCommands()
  }

  /// An `if` without `else`.
  public static func buildIf(_ content: EmptyCommands?) -> EmptyCommands { EmptyCommands() }
}

/// No commands.
public struct EmptyCommands: Commands {
  /// Makes no commands.
  public init() {}

  /// No commands.
  public var body: EmptyCommands { self }
}

/// A menu in an application's menu bar.
/// - Note: Has no effect; no surface has a menu bar yet.
public struct CommandMenu<Content: View>: Commands {
  /// Makes a menu with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}

  /// Makes a menu with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {}

  /// No commands.
  public var body: EmptyCommands { EmptyCommands() }
}

/// Commands beside those that every menu bar has.
/// - Note: Has no effect; no surface has a menu bar yet.
public struct CommandGroup<Content: View>: Commands {
  /// Puts commands before others.
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}

  /// Puts commands after others.
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}

  /// Puts commands in the place of others.
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}

  /// No commands.
  public var body: EmptyCommands { EmptyCommands() }
}

/// The placement of commands in a menu bar.
/// - Note: Has no effect; no surface has a menu bar yet.
public enum CommandGroupPlacement: Sendable {
  /// About the application.
  case appInfo
  /// Its settings.
  case appSettings
  /// What makes something new.
  case newItem
  /// What saves something.
  case saveItem
  /// What brings something in, or out.
  case importExport
  /// What prints something.
  case printItem
  /// What undoes, and does again.
  case undoRedo
  /// What cuts, copies and pastes.
  case pasteboard
  /// What changes a text.
  case textEditing
  /// How a text looks.
  case textFormatting
  /// The tools of a window.
  case toolbar
  /// The column beside a page.
  case sidebar
  /// How large windows are.
  case windowSize
  /// The windows.
  case windowList
  /// Help.
  case help
}

extension Scene {
  /// Adds commands to the application's menu bar.
  /// - Note: Has no effect; no surface has a menu bar yet.
  public func commands<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene {
    self
  }
}
