/// The set of actions that an element offers to a person.
public struct Actions: OptionSet, Hashable, Sendable {
  /// One bit for each action.
  public let rawValue: UInt16

  /// Makes the set with these bits.
  public init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// It can be pressed: clicked, tapped, chosen with the keyboard.
  public static let press = Actions(rawValue: 1)
  /// Its value can be set: typed into.
  public static let setValue = Actions(rawValue: 2)
  /// It can be sent away: Escape, or a tap outside of it.
  public static let dismiss = Actions(rawValue: 4)
  /// It can be set to the next or the former value.
  public static let adjust = Actions(rawValue: 8)
  /// What is typed into it can be handed in: the Return key.
  public static let submit = Actions(rawValue: 16)
  /// The keyboard can be directed at it, and it says so.
  public static let focus = Actions(rawValue: 32)
  /// It can be pressed for a while.
  public static let longPress = Actions(rawValue: 64)
  /// It can be dragged.
  public static let drag = Actions(rawValue: 128)
  /// It notices the pointer above it.
  public static let hover = Actions(rawValue: 256)
  /// It has a menu of its own: a click with the other button, a long press.
  public static let openMenu = Actions(rawValue: 512)
  /// It wants to know its size.
  public static let measure = Actions(rawValue: 1024)
  /// It offers something to do by a name.
  public static let perform = Actions(rawValue: 2048)
  /// Links in its text can be followed.
  public static let follow = Actions(rawValue: 4096)
  /// It lets people choose files.
  public static let chooseFiles = Actions(rawValue: 8192)
}
