import Foundation

/// A row: what stands in it, and what people can do with it.
final class RowNode: ElementNode {
  let shown: ElementNode
  private unowned let owner: any RowsOwner
  private var controls: [Purpose: ControlNode] = [:]
  private var swipes: [any SwipeHost] = []
  private var reading = Reading()

  /// The controls that a list gives to its rows.
  private enum Purpose: CaseIterable { case box, up, down, delete }
  private typealias Word = BuiltInWords.Word

  /// The values that the row reads and that may change at any time.
  private struct Reading {
    var isSelected = false
    var offersMoving = false
    var offersDeletion = false
  }

  init(_ content: ElementNode, _ owner: any RowsOwner, _ site: Site) {
    shown = content
    self.owner = owner
    super.init(Attributes(role: .listitem), site)
  }

  /// What is known of the views in the row, as they told it.
  private struct Traits {
    var swipes: [any SwipeHost] = []
    /// The changes of the look, the innermost one first.
    var looks: [RowLook] = []
    var tag: AnyHashable?
    /// The nearest element of a `ForEach` that the row shows.
    var item: ItemNode?
  }

  /// The number of changes on the screen of what views tell, when the row asked last.
  private var knownChanges = -1

  /// The list has been put together anew: what is known of the row may be something else.
  func listChanged(_ selection: RowSelection?) {
    // What a row has added to its view depends on where it stands.
    guard knownChanges != graph.traitChanges || selection != nil || hasTools else { return }
    knownChanges = graph.traitChanges
    let hadTools = hasTools
    let traits = readTraits()
    swipes = traits.swipes
    updateLook(traits, selection)
    // A plain row holds what it held.
    if hadTools || hasTools { setNeedsChildren() }
  }

  private var hasTools: Bool {
    !swipes.isEmpty || !controls.isEmpty || reading.offersDeletion || reading.offersMoving
      || owner.selection?.isSingle == false
  }

  override func arrange() -> [ElementNode] {
    if !hasTools { return [shown] }
    updateControls()
    let tools = swipes.map { $0.tools(in: self) }
    return [controls[.box], shown].compactMap { $0 } + tools.flatMap { $0 }
      + [controls[.up], controls[.down], controls[.delete]].compactMap { $0 }
  }

  override func show() {
    super.show()
    nameAfterContent()
  }

  override func contentChanged() {
    if !controls.isEmpty { graph.setNeedsNames(self) }
  }

  /// The names of the row's own controls say which row they are for.
  override func nameAfterContent() {
    guard isMounted, isShown, !controls.isEmpty else { return }
    updateControls()
    _ = snapshot()
  }

  override func refresh() {
    let shown = Set(controls.keys)
    updateLook(readTraits(), owner.selection)
    updateControls()
    if shown != Set(controls.keys) { setNeedsChildren() }
  }

  override func handle(_ event: Event) { toggle() }

  override var actors: [Node] { [self, shown.subject] }

  private func toggle() {
    if let tag { owner.selection?.toggle(tag) }
  }

  var tag: AnyHashable? { shown.tag(upTo: owner) }

  /// Where the view stands that is in the row.
  var way: String { shown.subject.way(from: owner) }

  override func pathComponent(of child: Node) -> String {
    controls.first { $0.value === child }.map { "\($0.key)" } ?? super.pathComponent(of: child)
  }

  /// The nearest element of a `ForEach` that the row shows.
  private var item: ItemNode? {
    var next: Node? = shown.subject
    while let node = next, node !== owner {
      if let item = node as? ItemNode { return item }
      next = node.parent
    }
    return nil
  }

  /// What stands in the row, as it is heard.
  var contentText: String { shown.isShown ? shown.snapshot().accessibleText : "" }

  private func readTraits() -> Traits {
    var traits = Traits()
    var next: Node? = shown.subject
    while let node = next, node !== owner {
      if let item = node as? ItemNode {
        if traits.tag == nil { traits.tag = item.id }
        if traits.item == nil { traits.item = item }
      } else if let trait = node.trait {
        if let tag = trait as? Tag {
          if traits.tag == nil { traits.tag = tag.value }
        } else if let look = trait as? RowLook {
          traits.looks.append(look)
        } else if let host = trait as? any SwipeHost {
          traits.swipes.append(host)
        }
      }
      next = node.parent
    }
    return traits
  }

  private func read(_ traits: Traits, _ selection: RowSelection?) -> Reading {
    let (tag, editing) = (traits.tag, traits.item?.editing)
    let canMove = editing?.move != nil
    let canBeDeleted = editing?.delete != nil
    guard canMove || canBeDeleted && !swipes.isEmpty || selection != nil else {
      return Reading(offersDeletion: canBeDeleted)
    }
    return tracking {
      Reading(
        isSelected: tag.flatMap { selection?.isSelected($0) } ?? false,
        offersMoving: canMove && environment.offersMoving,
        // A row with buttons of its own has its own one for that, if any.
        offersDeletion: canBeDeleted && (swipes.isEmpty || environment.isEditing))
    }
  }

  private func updateLook(_ traits: Traits, _ selection: RowSelection?) {
    reading = read(traits, selection)
    var new = Attributes(role: .listitem, isEnabled: environment.isEnabled)
    for look in traits.looks.reversed() { look.apply(&new) }
    if let tag = traits.tag, let selection, selection.isSingle,
      selection.canSelect(tag)
    {
      new.actions = .press
      new.isSelected = reading.isSelected
    }
    setAttributes(new)
  }

  private func updateControls() {
    let item = item
    updateBox()
    update(.delete, isOffered: reading.offersDeletion, (.delete, .deleteRow), .delete)
    let canMove = reading.offersMoving
    update(.up, isOffered: canMove && item?.index != 0, (.moveUp, .moveRowUp), .moveUp)
    let isLast = item.map { $0.index == $0.count - 1 } ?? true
    update(.down, isOffered: canMove && !isLast, (.moveDown, .moveRowDown), .moveDown)
  }

  private func updateBox() {
    guard let selection = owner.selection, !selection.isSingle, let tag, selection.canSelect(tag)
    else { return remove(.box) }
    let box = controls[.box] ?? makeControl(.box)
    box.setAttributes(
      Attributes(
        role: .checkbox, label: environment.words[.selectRow, contentText],
        isEnabled: environment.isEnabled,
        isSelected: reading.isSelected, actions: .press,
        style: Style(purpose: .select)))
  }

  private func update(
    _ purpose: Purpose, isOffered: Bool, _ tool: (word: Word, ofRow: Word), _ style: Style.Purpose
  ) {
    guard isOffered else { return remove(purpose) }
    let control = controls[purpose] ?? makeControl(purpose)
    let words = environment.words
    control.setAttributes(
      Attributes(
        role: .button, text: words[tool.word], label: words[tool.ofRow, contentText],
        isEnabled: environment.isEnabled, actions: .press, style: Style(purpose: style)))
  }

  private func remove(_ purpose: Purpose) {
    controls.removeValue(forKey: purpose)?.unmount()
  }

  private func act(_ purpose: Purpose) {
    if purpose == .box { return toggle() }
    guard let item else { return }
    let index = IndexSet(integer: item.index)
    switch purpose {
    case .up: item.editing.move?(index, item.index - 1)
    case .down: item.editing.move?(index, item.index + 2)
    default: item.editing.delete?(index)
    }
  }

  private func makeControl(_ purpose: Purpose) -> ControlNode {
    let control = ControlNode(
      Attributes(role: .button), site(.control))
    control.action = { [weak self] in self?.act(purpose) }
    controls[purpose] = control
    return control
  }
}

/// A change that a view makes to the attributes of the row that it stands in.
struct RowLook {
  let apply: (inout Attributes) -> Void
}

/// A view that gives the row it stands in buttons of its own.
@MainActor
protocol SwipeHost: Node {
  func tools(in row: ElementNode) -> [ElementNode]
}
