/// A key.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The character that the key makes.
  public let character: Character

  /// Makes the key that makes a character.
  public init(_ character: Character) { self.character = character }

  /// Makes the key that makes a character.
  public init(extendedGraphemeClusterLiteral: Character) {
    character = extendedGraphemeClusterLiteral
  }

  /// The Return key.
  public static let `return` = KeyEquivalent("\r")
  /// The Escape key.
  public static let escape = KeyEquivalent("\u{1B}")
  /// The space bar.
  public static let space = KeyEquivalent(" ")
  /// The Tab key.
  public static let tab = KeyEquivalent("\t")
  /// The key that deletes what is before.
  public static let delete = KeyEquivalent("\u{8}")
  /// The key that deletes what is after.
  public static let deleteForward = KeyEquivalent("\u{7F}")
  /// The arrow up.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The arrow down.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// The arrow left.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The arrow right.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// The key to the beginning.
  public static let home = KeyEquivalent("\u{F729}")
  /// The key to the end.
  public static let end = KeyEquivalent("\u{F72B}")
  /// The key to the page before.
  public static let pageUp = KeyEquivalent("\u{F72C}")
  /// The key to the page after.
  public static let pageDown = KeyEquivalent("\u{F72D}")

  private static let names: [KeyEquivalent: String] = [
    .return: "Enter", .escape: "Escape", .space: "Space", .tab: "Tab", .delete: "Backspace",
    .deleteForward: "Delete", .upArrow: "ArrowUp", .downArrow: "ArrowDown",
    .leftArrow: "ArrowLeft", .rightArrow: "ArrowRight", .home: "Home", .end: "End",
    .pageUp: "PageUp", .pageDown: "PageDown",
  ]

  /// The name of the key, as browsers know it.
  var name: String { KeyEquivalent.names[self] ?? character.lowercased() }
}

/// Keys that are held down while another one is pressed.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  /// One bit for each.
  public let rawValue: Int

  /// Makes the set with these bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The key that locks large letters, which does not count.
  public static let capsLock = EventModifiers(rawValue: 1)
  /// The Shift key.
  public static let shift = EventModifiers(rawValue: 2)
  /// The Control key.
  public static let control = EventModifiers(rawValue: 4)
  /// The Option key, or Alt.
  public static let option = EventModifiers(rawValue: 8)
  /// The Command key; where there is none, Control.
  public static let command = EventModifiers(rawValue: 16)
  /// The number pad, which does not count.
  public static let numericPad = EventModifiers(rawValue: 32)
  /// All.
  public static let all = EventModifiers(rawValue: 63)
}

/// Keys that do what a control does.
public struct KeyboardShortcut: Hashable, Sendable {
  /// The key.
  public var key: KeyEquivalent
  /// The keys that are held down meanwhile.
  public var modifiers: EventModifiers

  /// Makes a shortcut.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }

  /// What is usual for what one most likely wants: Return.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// What is usual for leaving everything as it is: Escape.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  /// The keys as a surface knows them, such as `"ctrl+shift+s"`.
  package var name: String {
    var names: [String] = []
    if !modifiers.isDisjoint(with: [.control, .command]) { names.append("ctrl") }
    if modifiers.contains(.option) { names.append("alt") }
    // What is typed with Shift anyway has no other name when Shift is asked for.
    if modifiers.contains(.shift), !"~!@#$%^&*()_+{}|:\"<>?".contains(key.character) {
      names.append("shift")
    }
    return (names + [key.name]).joined(separator: "+")
  }
}

extension View {
  /// Lets a key press the control, together with keys that are held down.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Lets keys press the control.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    keyboardShortcut(.some(shortcut))
  }

  /// Lets keys press the control, or none.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    adjusting(shortcut) { attributes, shortcut in
      attributes.details.removeAll { if case .shortcut = $0 { true } else { false } }
      if let shortcut { attributes.details.append(.shortcut(shortcut.name)) }
    }
  }
}
