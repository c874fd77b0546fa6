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

  func isAt(_ element: ElementNode) -> Bool { self.element === element }

  /// Remembers an element that says it has the keyboard.
  ///
  /// - Returns: Whether that is the first that has happened, so that somebody has to decide.
  mutating func comes(to element: ElementNode) -> Bool {
    candidates.append(element)
    return begin()
  }

  /// Remembers that the element goes, and the keyboard with it.
  ///
  /// - Returns: Whether that is the first that has happened, so that somebody has to decide.
  mutating func leaves(_ element: ElementNode) -> Bool {
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
