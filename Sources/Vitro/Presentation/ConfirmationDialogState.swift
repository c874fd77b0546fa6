/// A choice between several actions in a state, often of what to do with something that was pressed.
///
/// ```swift
/// state.dialog = ConfirmationDialogState(titleVisibility: .visible) {
///   TextState("What about this meeting?")
/// } actions: {
///   ButtonState(action: .archiveButtonTapped) { TextState("Archive") }
///   ButtonState(role: .destructive, action: .deleteButtonTapped) { TextState("Delete") }
/// }
/// ```
public struct ConfirmationDialogState<Action>: Identifiable {
  /// The visibility of the title.
  public typealias TitleVisibility = ConfirmationDialogStateTitleVisibility

  /// A number of its own for each dialog that is made; it does not count when two are compared.
  public let id: UInt64
  /// What the choice is about.
  public var title: TextState
  /// Whether the title is shown; it is a name for a screen reader in any case.
  public var titleVisibility: TitleVisibility
  /// The choices, in their order.
  public var buttons: [ButtonState<Action>]
  /// What else there is to say.
  public var message: TextState?

  /// Makes a dialog.
  public init(
    titleVisibility: TitleVisibility = .automatic,
    title: () -> TextState,
    @ButtonStateBuilder<Action> actions: () -> [ButtonState<Action>] = { [] },
    message: (() -> TextState)? = nil
  ) {
    self.init(
      id: StateIdentity.next(), title: title(), titleVisibility: titleVisibility,
      buttons: actions(), message: message?())
  }

  private init(
    id: UInt64,
    title: TextState,
    titleVisibility: TitleVisibility,
    buttons: [ButtonState<Action>],
    message: TextState?
  ) {
    self.id = id
    self.title = title
    self.titleVisibility = titleVisibility
    self.buttons = buttons
    self.message = message
  }

  /// The same dialog, whose buttons send what `transform` makes of their actions.
  public func map<NewAction>(
    _ transform: (Action) -> NewAction
  ) -> ConfirmationDialogState<NewAction> {
    ConfirmationDialogState<NewAction>(
      id: id, title: title, titleVisibility: titleVisibility,
      buttons: buttons.map { $0.map(transform) }, message: message)
  }
}

/// The visibility of the title of a confirmation dialog.
public enum ConfirmationDialogStateTitleVisibility: Hashable, Sendable {
  /// As is usual where it is shown.
  case automatic
  /// It is.
  case visible
  /// It is not.
  case hidden
}

extension ConfirmationDialogState: Equatable where Action: Equatable {
  /// Whether both say the same and have the same buttons.
  public static func == (left: Self, right: Self) -> Bool {
    left.title == right.title && left.titleVisibility == right.titleVisibility
      && left.buttons == right.buttons && left.message == right.message
  }
}

extension ConfirmationDialogState: Hashable where Action: Hashable {
  /// Hashes what is compared.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(title)
    hasher.combine(titleVisibility)
    hasher.combine(buttons)
    hasher.combine(message)
  }
}

extension ConfirmationDialogState: Sendable where Action: Sendable {}

extension ConfirmationDialogState: CustomReflectable {
  /// What the dialog was made with.
  public var customMirror: Mirror {
    var children: [(label: String?, value: Any)] = [("title", title.description)]
    if titleVisibility != .automatic { children.append(("titleVisibility", titleVisibility)) }
    if !buttons.isEmpty { children.append(("actions", buttons)) }
    if let message { children.append(("message", message.description)) }
    return Mirror(self, children: children, displayStyle: .struct)
  }
}

extension ConfirmationDialogState: EphemeralState {}
