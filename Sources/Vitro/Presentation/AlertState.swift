/// An alert in a state: what it says, and the buttons that answer it.
///
/// ```swift
/// state.alert = AlertState {
///   TextState("Delete this meeting?")
/// } actions: {
///   ButtonState(role: .destructive, action: .deleteConfirmed) { TextState("Delete") }
///   ButtonState(role: .cancel) { TextState("Never mind") }
/// } message: {
///   TextState("It cannot be brought back.")
/// }
/// ```
///
/// So a test compares the whole alert, and presses one of its buttons by sending its action. An alert
/// without buttons has one to send it away.
public struct AlertState<Action>: Identifiable {
  /// A number of its own for each alert that is made; it does not count when two are compared.
  public let id: UInt64
  /// The question, or what has happened.
  public var title: TextState
  /// The answers, in their order.
  public var buttons: [ButtonState<Action>]
  /// What else there is to say.
  public var message: TextState?

  /// Makes an alert.
  public init(
    title: () -> TextState,
    @ButtonStateBuilder<Action> actions: () -> [ButtonState<Action>] = { [] },
    message: (() -> TextState)? = nil
  ) {
    self.init(id: StateIdentity.next(), title: title(), buttons: actions(), message: message?())
  }

  private init(id: UInt64, title: TextState, buttons: [ButtonState<Action>], message: TextState?) {
    self.id = id
    self.title = title
    self.buttons = buttons
    self.message = message
  }

  /// The same alert, whose buttons send what `transform` makes of their actions.
  public func map<NewAction>(_ transform: (Action) -> NewAction) -> AlertState<NewAction> {
    AlertState<NewAction>(
      id: id, title: title, buttons: buttons.map { $0.map(transform) }, message: message)
  }
}

extension AlertState: Equatable where Action: Equatable {
  /// Whether both say the same and have the same buttons.
  public static func == (left: Self, right: Self) -> Bool {
    left.title == right.title && left.buttons == right.buttons && left.message == right.message
  }
}

extension AlertState: Hashable where Action: Hashable {
  /// Hashes what is compared.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(title)
    hasher.combine(buttons)
    hasher.combine(message)
  }
}

extension AlertState: Sendable where Action: Sendable {}

extension AlertState: CustomReflectable {
  /// What the alert was made with.
  public var customMirror: Mirror {
    var children: [(label: String?, value: Any)] = [("title", title.description)]
    if !buttons.isEmpty { children.append(("actions", buttons)) }
    if let message { children.append(("message", message.description)) }
    return Mirror(self, children: children, displayStyle: .struct)
  }
}

extension AlertState: EphemeralState {}
