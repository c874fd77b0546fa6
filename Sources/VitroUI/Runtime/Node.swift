/// The site of a new node: its screen, the node that is its parent, its slot there, and the scope in which it looks up
/// values of the environment.
@MainActor
struct Site {
  let graph: Graph
  let parent: Node?
  var slot = Slot.content
  let scope: EnvironmentScope
  /// Whether what is made there is only listed, for a container that shows it.
  var isListed = false
  /// Whether what is made there gives something a name.
  var isOfName = false
  /// Mounts the content of a modifier, where that is not the view in it.
  var mountContent: ((Node) -> Void)?

  /// The environment there, as nothing reads it that could be told of changes.
  var environment: EnvironmentValues { EnvironmentValues(scope.current, reader: nil) }
}

/// The part of a place that another one stands in; children are kept in this order.
enum Slot: UInt8, Comparable {
  /// The title of a section.
  case header
  /// The views inside.
  case content
  /// The view behind or in front of the content.
  case layer
  /// Elements that a container adds to its content, such as a button of its own.
  case control
  /// The boxes and rows in which elements of the content stand.
  case box
  /// The text below a section.
  case footer
  /// The tools that are shown on the page or in the row.
  case tools
  /// The dialog that is presented.
  case dialog
  /// The views that are listed, for what is shown to be made of them.
  case source

  /// Whether it holds views that are listed with those around them.
  var isOfStructure: Bool { self == .header || self == .content || self == .footer }

  static func < (left: Slot, right: Slot) -> Bool { left.rawValue < right.rawValue }
}

/// A place on a mounted screen: it keeps what outlives the view values that come and go there.
///
/// Whatever concerns all places below reaches each child: a node becomes a child of its parent where it is
/// made, and is one until it is unmounted.
@MainActor
class Node {
  final let graph: Graph
  final let slot: Slot
  /// Whether what stands here is only listed, for a container that shows it.
  final let isListed: Bool
  /// Whether what stands here gives something a name, so that the place around hears of each change.
  final let isOfName: Bool
  // Each look at one of these would ask the runtime whether somebody changes it: a tenth of the time in which a row is
  // made.
  /// The node above, until this one is unmounted.
  @exclusivity(unchecked) final private(set) var parent: Node?
  /// The nodes directly below, by their slots.
  @exclusivity(unchecked) final private(set) var children = Children()
  /// Where values of the environment are looked up.
  final let scope: EnvironmentScope
  /// The values of the environment that this place has read.
  private var reads: EnvironmentBits = []
  /// Those that this place or one below has read.
  private var readsBelow: EnvironmentBits = []
  /// Whether it has set values of the environment for places below.
  private var hasScopes = false
  final let depth: Int
  @exclusivity(unchecked) final private(set) var isMounted: Bool
  /// Whether something about this place has been reported.
  final var hasProblem = false
  /// Whether the view here has got other actions since its body was made, so that those below have the old ones.
  final var hasOldActions = false
  /// Whether this place or one below runs actions that no event asks for, as when something appears, or hands views
  /// to another place: new ones are passed on at once.
  final private(set) var needsActionsAtOnce = false
  private var tracker: Tracker?
  /// Whether this is the place of a page of a tab that is not chosen; such a place is aside.
  final private(set) var isUnchosenTab = false
  /// Whether what stands in this place is not shown, although it is there.
  final var isAside = false {
    didSet { if isAside != oldValue, isMounted { tellActivityChanged() } }
  }

  init(_ site: Site) {
    graph = site.graph
    slot = site.slot
    isListed = site.isListed
    isOfName = site.isOfName
    scope = site.scope
    depth = (site.parent?.depth ?? -1) + 1
    // Whatever is made in a place that has gone has gone as well.
    isMounted = site.parent?.isMounted ?? true
    guard isMounted else { return }
    parent = site.parent
    parent?.children.insert(self)
    #if DEBUG && !OPTIMIZED
      graph.oracle?.add(self)
    #endif
  }

  /// Takes a new value of the view that stands here; a value of another type is ignored.
  func update<NewView: View>(_ view: NewView) {}

  /// Something has changed that was read: of the environment, or under ``tracking(_:)``.
  func refresh() {}

  /// The same for something that one of several readings here has read.
  func refresh(reading: Int) { refresh() }

  /// Reads again what has changed, so that it is noticed when it changes once more; shows nothing.
  func readAgain() { refresh() }

  /// A value of the environment that was read here has changed.
  func environmentChanged() { refresh() }

  /// The place that gives what stands here, where that is not around it.
  var giver: Node? { nil }

  /// Whether what stands in this place gives something a name.
  var givesName: Bool { false }

  /// Something has changed in what gives a name.
  func nameChanged() {}

  /// A place that needs new actions at once has come below.
  func actionsAreNeeded() {}

  /// The view of the application that this place belongs to, by its name.
  var viewName: String? { parent?.viewName }

  /// The type of that view.
  var viewType: ObjectIdentifier? { parent?.viewType }

  /// Whether this is the place of a view of the application, not of one that is made of its parts.
  var isApplicationView: Bool { false }

  /// The view that stands here, where it is one of the application.
  var applicationView: Any? { nil }

  /// The trait of what stands here, which the container around it asks for.
  var trait: Any? { nil }

  /// Which of the places in this one a node has; the same in every run of a program, and for every
  /// row of a `ForEach`.
  func pathComponent(of child: Node) -> String {
    guard child.slot == .content || child.slot == .layer,
      let first = children.firstIndex(where: { $0.slot == .content }),
      let index = children.firstIndex(where: { $0 === child })
    else { return "*" }
    return "\(index - first)"
  }

  /// Whether this place sets values of the environment for the nodes in a slot; the same as long as it is there.
  func setsEnvironment(of slot: Slot) -> Bool { false }

  /// Sets values of the environment for the nodes in a slot.
  func changeEnvironment(_ values: inout EnvironmentValues, of slot: Slot) {}

  /// Whether what is said about the next elements below a place around is not meant for those below this one.
  var endsAdjustments: Bool { false }

  /// Adds the elements that stand here to those of the enclosing element.
  func collect(into elements: inout [ElementNode]) {
    for child in children where child.slot == .content { child.collect(into: &elements) }
  }

  /// The element that contains what stands here.
  var enclosingElement: ElementNode? { parent?.elementForChildren }

  /// The element that contains what stands below.
  var elementForChildren: ElementNode? { enclosingElement }

  /// The page that this stands on is covered now, or no more; the places below have heard of it.
  func activityChanged() {}

  /// This place, and those below, have gone; the one above is still known.
  func didUnmount() {}

  func makeChild<Child: View>(_ view: Child, in slot: Slot = .content) -> Node {
    graph.makeNode(view, site(slot))
  }

  /// Where a child is made in a slot.
  final func site(_ slot: Slot) -> Site {
    Site(
      graph: graph, parent: self, slot: slot, scope: scope(of: slot),
      isListed: isListed && slot.isOfStructure, isOfName: isOfName || givesName)
  }

  /// The list of elements that stand here has changed.
  final func structureChanged() {
    if isListed { tellListChanged() } else { enclosingElement?.setNeedsChildren() }
  }

  /// Lets ``refresh()`` be called within this update, unless what is above does it first.
  final func setNeedsRefresh() { tracker?.stateChanged() }

  /// Runs `read`; ``refresh()`` is called once when something that it read changes.
  final func tracking<Value>(_ read: () -> Value) -> Value {
    guard isMounted else { return read() }
    let tracker = tracker ?? Tracker(self)
    self.tracker = tracker
    return tracker.track(read)
  }
}

extension Node {
  /// The values of the environment here. This place is told when what it has read changes.
  final var environment: EnvironmentValues { EnvironmentValues(scope.current, reader: self) }

  final func noteRead(_ bits: EnvironmentBits) {
    guard !reads.isSuperset(of: bits) else { return }
    reads.formUnion(bits)
    var next: Node? = self
    while let node = next, !node.readsBelow.isSuperset(of: bits) {
      node.readsBelow.formUnion(bits)
      next = node.parent
    }
  }

  /// From now on the places above pass new actions on to this one at once.
  final func needActionsAtOnce() {
    var next: Node? = self
    while let node = next, !node.needsActionsAtOnce {
      node.needsActionsAtOnce = true
      node.actionsAreNeeded()
      node.giver?.needActionsAtOnce()
      next = node.parent
    }
  }

  /// The places from which actions come here, the outermost one first, and this one.
  final var lineage: [Node] {
    (parent?.lineage ?? []) + (giver?.lineage ?? []) + [self]
  }

  /// What this place sets for those below may be something else.
  final func updateEnvironment() {
    guard hasScopes else { return }
    var last: EnvironmentScope?
    for child in children where child.scope.owner === self {
      guard child.scope !== last else { continue }
      last = child.scope
      let keys = child.scope.update()
      if !keys.isEmpty { tell(keys, below: child.scope) }
    }
  }

  /// The environment of the whole screen has changed: the places that have read some of it hear so.
  final func tellEnvironmentChanged(_ keys: EnvironmentKeys) {
    guard !keys.isEmpty else { return }
    graph.environmentEpoch += 1
    hearEnvironmentChanged(keys)
  }

  private func tell(_ keys: EnvironmentKeys, below scope: EnvironmentScope) {
    graph.environmentEpoch += 1
    for child in children where child.scope === scope { child.hearEnvironmentChanged(keys) }
  }

  private func hearEnvironmentChanged(_ keys: EnvironmentKeys) {
    guard isMounted, !readsBelow.isDisjoint(with: keys.bits) else { return }
    let isReader = !reads.isDisjoint(with: keys.bits)
    if isReader { environmentChanged() }
    var last: (scope: EnvironmentScope, keys: EnvironmentKeys)?
    for child in children {
      var keys = keys
      if let last, last.scope === child.scope {
        keys = last.keys
      } else if child.scope !== scope {
        keys = keys.subtracting(child.scope.written)
        if isReader { keys.formUnion(child.scope.update()) }
        last = (child.scope, keys)
      }
      if endsAdjustments || child.slot != .content { keys.remove(.adjustment) }
      child.hearEnvironmentChanged(keys)
    }
  }

  private func scope(of slot: Slot) -> EnvironmentScope {
    guard setsEnvironment(of: slot) else { return scope }
    if hasScopes, let known = children.first(in: slot)?.scope, known.owner === self { return known }
    var values = environment
    changeEnvironment(&values, of: slot)
    hasScopes = true
    return EnvironmentScope(self, slot, values)
  }

  /// The place of the views inside.
  final var content: Node? { children.first(in: .content) }

  /// The nodes below whose elements are shown where this one is, not in a dialog over it.
  final var childrenBehindDialogs: some Sequence<Node> {
    children.lazy.filter { $0.slot != .dialog }
  }

  /// Ends what runs here and below.
  final func unmount() {
    guard isMounted else { return }
    parent?.children.remove(self)
    end()
  }

  /// Ends what runs in some of the children and below them.
  final func unmount<Child: Node>(_ gone: some Sequence<Child>) {
    var isAny = false
    for child in gone where child.isMounted {
      child.end()
      isAny = true
    }
    if isAny { children.removeUnmounted() }
  }

  /// Sets the order of the children in the content: these, which are all of them.
  final func arrangeContent(_ nodes: [Node]) {
    if isMounted { children.replaceContent(nodes) }
  }

  private func end() {
    isMounted = false
    tracker?.end()
    for child in children where child.isMounted { child.end() }
    for child in children where child.scope.owner === self { child.scope.end() }
    children = Children()
    didUnmount()
    #if DEBUG && !OPTIMIZED
      graph.oracle?.ended(self)
    #endif
    parent = nil
  }

  /// Whether what stands here is there without being shown: on a page that another page covers, or of
  /// a tab that is not chosen. A dialog is in front of every page, but waits with its tab.
  final var isCovered: Bool {
    isAside || (slot == .dialog ? isOfUnchosenTab : parent?.isCovered ?? false)
  }

  /// Whether what stands here is on a page of a tab that is not chosen. Unlike that of a page which
  /// another one covers, its dialogs are not shown either.
  final var isOfUnchosenTab: Bool { isUnchosenTab || parent?.isOfUnchosenTab ?? false }

  /// A tab is chosen, or no more, whose page stands here.
  final func setUnchosenTab(_ isUnchosen: Bool) {
    isUnchosenTab = isUnchosen
    isAside = isUnchosen
  }

  /// Whether there are tabs between this place and a page around it, and it is of one that is not
  /// chosen: it says nothing about the page.
  final func isOfUnchosenTab(of page: PageNode) -> Bool {
    guard self !== page else { return false }
    return isUnchosenTab || parent?.isOfUnchosenTab(of: page) ?? false
  }

  /// Whether this place is below another one, wherever its elements are shown.
  final func isMade(in place: Node) -> Bool {
    parent === place || parent?.isMade(in: place) ?? false
  }

  private func tellActivityChanged() {
    for child in children { child.tellActivityChanged() }
    activityChanged()
  }
}

/// The value itself where it is of the other type, else `nil`: a cast that asks for nothing but
/// whether the types are the same one.
func identical<Value, Other>(_ value: Value, to type: Other.Type) -> Other? {
  Value.self == Other.self ? unsafeBitCast(value, to: type) : nil
}
