import VitroAssets

/// The place of an element: what the surface knows of it, and what it should know.
@MainActor
class ElementNode: Node {
  let id: Element.ID
  // Each look at an attribute would ask the runtime whether somebody changes it: a tenth of the time in which a row is
  // made.
  @exclusivity(unchecked) private(set) var attributes: Attributes
  /// The element that it is shown in, until it is hidden.
  private(set) var container: ElementNode?
  private(set) var isShown = false

  private var shownAttributes: Attributes
  private var shownChildren: [ElementNode] = []
  private var needsChildren = true
  private var arranged: [ElementNode] = []
  private var needsArrangement = true
  private var isWaiting = false
  fileprivate var cachedSnapshot: Element?
  private var scroll: Detail?
  private var hasAttributes: Bool

  init(_ attributes: Attributes, _ site: Site) {
    self.attributes = attributes
    shownAttributes = attributes
    hasAttributes = true
    id = site.graph.makeElementID()
    super.init(site)
    if isMounted { graph.add(self) }
    reportMissingAssets(attributes)
  }

  /// Makes the place of an element that gets its first attributes before anything is in it.
  override init(_ site: Site) {
    attributes = Attributes(role: .generic)
    shownAttributes = attributes
    hasAttributes = false
    id = site.graph.makeElementID()
    super.init(site)
  }

  /// The elements directly inside, as they should be. They are put together anew when something inside has
  /// come, gone or moved.
  final func contents() -> [ElementNode] {
    if needsArrangement {
      needsArrangement = false
      arranged = arrange()
    }
    return arranged
  }

  /// Puts the elements together that are directly inside, with what this place adds to them.
  func arrange() -> [ElementNode] {
    var elements: [ElementNode] = []
    for child in children where child.slot == .content { child.collect(into: &elements) }
    return elements
  }

  /// What stands in the element where it is nothing but a box around it, else the element itself.
  var subject: ElementNode { self }

  /// Does what a person asked for; the screen has made sure that it is possible.
  func handle(_ event: Event) {}

  /// The places whose actions ``handle(_:)`` may run.
  var actors: [Node] { [self] }

  /// Sets the names that follow from what stands in the element; it is shown, and up to date.
  func nameAfterContent() {}

  /// Something in the element or in what it contains has changed.
  func contentChanged() {}

  /// Something has changed in the element that no surface shows; it may be shown elsewhere, as that of
  /// a choice is by its picker.
  func unseenContentChanged() {
    if !isShown { parent?.elementForChildren?.unseenContentChanged() }
  }

  /// The surface gets to know the element with all that is in it.
  func show() {
    isShown = true
    isWaiting = false
    needsChildren = false
    shownAttributes = attributes
    shownChildren = contents()
    cachedSnapshot = nil
    for child in shownChildren {
      if child.isShown, child.container !== self { graph.moved(child) }
      child.container = self
      child.show()
    }
  }

  override var elementForChildren: ElementNode? { self }

  override func collect(into elements: inout [ElementNode]) {
    elements.append(self)
  }

  override func didUnmount() {
    graph.remove(self)
    arranged = []
    needsArrangement = false
  }

  func setAttributes(_ new: Attributes) {
    reportMissingAssets(new)
    var new = scroll.map { new.scrolling($0) } ?? new
    if new.hasKeyboard, graph.isKeyboardBeside(self) { new.loseKeyboard() }
    guard hasAttributes else {
      hasAttributes = true
      attributes = new
      if isMounted { graph.add(self) }
      return
    }
    guard new != attributes else { return }
    let role = attributes.role
    let hadKeyboard = attributes.hasKeyboard
    if hadKeyboard, !new.hasKeyboard { graph.keyboardLeft(self) }
    attributes = new
    if new.hasKeyboard, !hadKeyboard { graph.keyboardCame(to: self) }
    // What is shown stays what it is, whatever is said about it meanwhile.
    if isShown { attributes.role = role }
    wait()
  }

  private func reportMissingAssets(_ attributes: Attributes) {
    if MissingAsset.hasBeenFound { graph.report(attributes.missingAssets, at: self) }
  }

  /// Lets the surface show the element where it is out of sight: at a place of the area that
  /// scrolls, or wherever that is nearest; `count` tells one time from another.
  func wantsToBeSeen(_ place: Double?, _ count: Int) {
    scroll = .scrolled(to: id, at: place, count)
    setAttributes(attributes)
  }

  func setNeedsChildren() {
    needsChildren = true
    needsArrangement = true
    arranged = []
    wait()
  }

  /// A person has changed the value, so the surface shows it already; where the program takes
  /// another one, or none, the surface gets to know that.
  func surfaceChangedValue(_ value: String) {
    shownAttributes.value = value
    wait()
  }

  private func wait() {
    invalidateSnapshot()
    if isOfName { tellNameChanged() }
    guard isShown else { return unseenContentChanged() }
    guard !isWaiting else { return }
    isWaiting = true
    graph.setNeedsPatch(self)
  }

  private func tellNameChanged() {
    var next = parent
    while let node = next, node.isOfName || node.givesName {
      node.nameChanged()
      next = node.parent
    }
  }

  private func invalidateSnapshot() {
    cachedSnapshot = nil
    contentChanged()
    guard let container, container.cachedSnapshot != nil else { return }
    container.invalidateSnapshot()
  }
}

extension ElementNode {
  /// The element with all that is in it, as the surface shows it.
  func snapshot() -> Element {
    if let cachedSnapshot { return cachedSnapshot }
    let element = Element(
      id: id, attributes: attributes, children: shownChildren.map { $0.snapshot() })
    cachedSnapshot = element
    return element
  }

  /// Whether the element stands in `other`, or is it.
  func isInside(_ other: ElementNode) -> Bool {
    var next: ElementNode? = self
    while let element = next {
      if element === other { return true }
      next = element.container
    }
    return false
  }

  /// Adds what has changed since the surface was last told.
  func patch(into patches: inout [Patch]) {
    isWaiting = false
    guard isShown, isMounted else { return }
    if attributes != shownAttributes {
      patches.append(change(from: shownAttributes))
      shownAttributes = attributes
    }
    guard needsChildren else { return }
    needsChildren = false
    let new = contents()
    let edits = Difference.edits(from: shownChildren, to: new)
    guard !edits.isEmpty else { return }
    for edit in edits { apply(edit, to: &patches) }
    shownChildren = new
    forgetSnapshot()
  }

  /// A name may have been read of it since something in it changed.
  private func forgetSnapshot() {
    var next: ElementNode? = self
    while let element = next, element.cachedSnapshot != nil {
      element.cachedSnapshot = nil
      next = element.container
    }
  }

  /// The surface does not know the element any more, nor what is in it.
  func hide() {
    isShown = false
    // What another element has taken is shown there.
    for child in shownChildren where child.container === self { child.hide() }
    shownChildren = []
    container = nil
  }

  private func apply(_ edit: Difference<ElementNode>.Edit, to patches: inout [Patch]) {
    switch edit {
    case .remove(let element):
      // It may stand in another element by now, which has taken it out of this one.
      guard element.container === self else { return }
      element.hide()
      patches.append(.remove(element.id))
    case .insert(let element, let next):
      if element.isShown { patches.append(.remove(element.id)) }
      element.container = self
      element.show()
      // What stands in it now may have been shown elsewhere until now.
      patches += graph.takeMoved().map { .remove($0) }
      patches.append(.insert(element.snapshot(), parent: id, before: next?.id))
    case .move(let element, let next):
      patches.append(.move(element.id, before: next?.id))
    }
  }

  private func change(from old: Attributes) -> Patch {
    var rest = old
    rest.text = attributes.text
    if rest == attributes { return .setText(id, attributes.text) }
    rest = old
    rest.isEnabled = attributes.isEnabled
    if rest == attributes { return .setEnabled(id, attributes.isEnabled) }
    rest = old
    rest.value = attributes.value
    if rest == attributes { return .setValue(id, attributes.value) }
    return .setAttributes(id, attributes)
  }
}

extension Attributes {
  /// Whether the keyboard is directed at the element; most cannot have it.
  var hasKeyboard: Bool { actions.contains(.focus) && isFocused }

  fileprivate mutating func loseKeyboard() {
    details.removeAll { if case .focused = $0 { true } else { false } }
  }

  fileprivate func scrolling(_ scroll: Detail) -> Attributes {
    var new = self
    new.details.removeAll { if case .scrolled = $0 { true } else { false } }
    new.details.append(scroll)
    return new
  }
}
