/// In which order a menu shows its commands.
/// - Note: Has no effect; commands stand in the order in which they are written.
public struct MenuOrder: Hashable, Sendable {
  private let name: String

  /// As the surface finds best.
  public static let automatic = MenuOrder(name: "automatic")
  /// The first is the nearest to the button.
  public static let priority = MenuOrder(name: "priority")
  /// As they are written.
  public static let fixed = MenuOrder(name: "fixed")
}

/// The repeat behaviour of a button that is held down: whether it does its work again and again.
/// - Note: Has no effect; a press does it once.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private let name: String

  /// As the surface finds best.
  public static let automatic = ButtonRepeatBehavior(name: "automatic")
  /// It does.
  public static let enabled = ButtonRepeatBehavior(name: "enabled")
  /// It does not.
  public static let disabled = ButtonRepeatBehavior(name: "disabled")
}

extension View {
  /// Shows or hides the sign of a menu that it is one.
  /// - Note: Has no effect; the surface decides.
  public func menuIndicator(_ visibility: Visibility) -> some View { self }

  /// Says in which order menus in this view show their commands.
  /// - Note: Has no effect; commands stand in the order in which they are written.
  public func menuOrder(_ order: MenuOrder) -> some View { self }

  /// Says whether buttons in this view that are held down do their work again and again.
  /// - Note: Has no effect; a press does it once.
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { self }
}
