/// The traits of a view, for those who listen to the screen.
public struct AccessibilityTraits: OptionSet, Sendable {
  /// One bit for each.
  public let rawValue: UInt64

  /// Makes the set with these bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Something to press.
  public static let isButton = AccessibilityTraits(rawValue: 1)
  /// A title.
  public static let isHeader = AccessibilityTraits(rawValue: 2)
  /// It is chosen.
  public static let isSelected = AccessibilityTraits(rawValue: 4)
  /// Something to press that leads elsewhere.
  public static let isLink = AccessibilityTraits(rawValue: 8)
  /// A field of what to look for, which only a field can be.
  public static let isSearchField = AccessibilityTraits(rawValue: 16)
  /// A picture.
  public static let isImage = AccessibilityTraits(rawValue: 32)
  /// It makes a sound, which is left to the surface.
  public static let playsSound = AccessibilityTraits(rawValue: 64)
  /// A key of a keyboard, which is left to the surface.
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 128)
  /// A text that does not change, as every text is.
  public static let isStaticText = AccessibilityTraits(rawValue: 256)
  /// It sums up what is on the screen, which is left to the surface.
  public static let isSummaryElement = AccessibilityTraits(rawValue: 512)
  /// It changes so often, as a clock does, that nobody wants each change to be read aloud.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1024)
  /// It begins to play something, which is left to the surface.
  public static let startsMediaSession = AccessibilityTraits(rawValue: 2048)
  /// It takes touches as they are, which is left to the surface.
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 4096)
  /// It turns a page, which is left to the surface.
  public static let causesPageTurn = AccessibilityTraits(rawValue: 8192)
  /// It covers what is behind it, as sheets and alerts do by themselves.
  public static let isModal = AccessibilityTraits(rawValue: 16384)
  /// Something that is on or off, as a `Toggle` is by itself.
  public static let isToggle = AccessibilityTraits(rawValue: 32768)
  /// What chooses a page, as a `TabView` does by itself.
  public static let isTabBar = AccessibilityTraits(rawValue: 65536)
}

extension View {
  /// Says what else the view is for those who listen to the screen.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    TraitBox(
      content: adjusting(traits) { $0.add($1) },
      role: traits.contains(.isButton) ? .button : traits.contains(.isLink) ? .link : nil,
      isSelected: traits.contains(.isSelected) ? true : nil)
  }

  /// Says what the view is not, for those who listen to the screen.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    adjusting(traits) { $0.remove($1) }
  }
}

extension Attributes {
  fileprivate mutating func add(_ traits: AccessibilityTraits) {
    let isPlain = role == .generic && style.purpose == nil
    if traits.contains(.isHeader), isPlain || role == .text { role = .heading }
    if traits.contains(.isImage), isPlain { role = .image }
    if traits.contains(.isSelected) { isSelected = true }
    if traits.contains(.updatesFrequently) {
      set(.updatesFrequently) { $0 == .updatesFrequently }
    }
  }

  fileprivate mutating func remove(_ traits: AccessibilityTraits) {
    if traits.contains(.isHeader), role == .heading { role = .text }
    if traits.contains(.isSelected) { isSelected = nil }
    if traits.contains(.updatesFrequently) {
      details.removeAll { $0 == .updatesFrequently }
    }
  }
}

/// A view that is a button or a link for those who listen to the screen.
private struct TraitBox<Content: View>: BoxView {
  let content: Content
  let role: Role?
  let isSelected: Bool?

  func attributes(in environment: EnvironmentValues) -> Attributes {
    Attributes(
      role: role ?? .generic, isEnabled: environment.isEnabled, isSelected: isSelected,
      style: Style(layout: .box, variant: "plain"))
  }

  func makeNode(_ site: Site) -> Node { TraitBoxNode(self, site) }
}

/// The place of a view that is a button or a link: what is one already needs no box.
private final class TraitBoxNode<Content: View>: BoxNode<TraitBox<Content>> {
  override func needsBox(_ element: ElementNode) -> Bool {
    guard view.role != nil else { return false }
    switch element.subject.attributes.role {
    case .generic, .text, .heading, .image, .group: return true
    default: return false
    }
  }

  /// A press on the button is a press on the gesture inside, where there is one.
  override func attributes(for element: ElementNode) -> Attributes {
    var attributes = super.attributes(for: element)
    if element.innerPress != nil { attributes.actions = .press }
    return attributes
  }

  override func handle(_ event: Event, at element: ElementNode) {
    element.innerPress?.handle(event)
  }
}

extension ElementNode {
  /// The outermost of the boxes around one thing that can be pressed.
  fileprivate var innerPress: ElementNode? {
    guard let box = self as? BoxElementNode else { return nil }
    return box.attributes.actions.contains(.press) ? box : box.boxed.innerPress
  }
}
