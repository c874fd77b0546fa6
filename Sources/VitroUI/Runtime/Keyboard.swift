/// The element of a screen that the keyboard is directed at, and what has happened about that in one
/// update.
@MainActor
struct Keyboard {
  /// The element that has it, or has had it last.
  weak var element: ElementNode?
  private var candidates: [ElementNode] = []
  /// What the element was connected with that has gone with the keyboard.
  private var left: FieldFocus?
  private var isMoving = false

  /// Remembers an element that says it has the keyboard.
  ///
  /// - Returns: Whether that is the first that has happened, so that somebody has to decide.
  mutating func comes(to element: ElementNode) -> Bool {
    candidates.append(element)
    return begin()
  }

  /// Remembers that an element cannot have it any more.
  ///
  /// - Returns: Whether that is the first that has happened, so that somebody has to decide.
  mutating func leaves(_ element: ElementNode) -> Bool {
    guard self.element === element else { return false }
    self.element = nil
    guard element.attributes.hasKeyboard else { return false }
    left = element.environment.focus
    return left == nil ? false : begin()
  }

  mutating func takeMoves() -> (candidates: [ElementNode], left: FieldFocus?) {
    defer { stay() }
    return (candidates, left)
  }

  /// Forgets what has happened.
  mutating func stay() {
    candidates = []
    left = nil
    isMoving = false
  }

  /// Whether another element has it that stands for the same value; what takes the place of one that has
  /// had it may get it.
  func isBeside(_ element: ElementNode) -> Bool {
    if let left, element.isShown, left.group() == element.environment.focus?.group() { return true }
    guard let other = self.element, other !== element, other.isMounted, !other.isCovered else {
      return false
    }
    return other.attributes.hasKeyboard && Keyboard.standForOneValue(other, element)
  }

  /// Whether two elements are connected with one value of a state, which does not tell them apart.
  static func standForOneValue(_ one: ElementNode, _ other: ElementNode) -> Bool {
    guard let group = one.environment.focus?.group() else { return false }
    return group == other.environment.focus?.group()
  }

  private mutating func begin() -> Bool {
    defer { isMoving = true }
    return !isMoving
  }
}
