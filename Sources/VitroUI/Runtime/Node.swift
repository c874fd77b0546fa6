/// Where a node is made: on which screen, under which node, in which environment.
@MainActor
struct Site {
  let graph: Graph
  let parent: Node?
  var environment: EnvironmentValues
}

/// A place on a mounted screen: it keeps what outlives the view values that come and go there.
@MainActor
class Node {
  let graph: Graph
  /// The node above, until this one is unmounted; it outlives every node that is mounted in it.
  private(set) unowned(unsafe) var parent: Node?
  private(set) var environment: EnvironmentValues
  let depth: Int
  private(set) var isMounted = true
  /// Whether something about this place has been reported.
  var hasProblem = false
  private var tracker: Tracker?
  /// Whether what stands in this place is not shown, although it is there.
  var isAside = false {
    didSet { if isAside != oldValue, isMounted { coverChanged() } }
  }

  init(_ site: Site) {
    graph = site.graph
    parent = site.parent
    environment = site.environment
    depth = (site.parent?.depth ?? -1) + 1
    #if DEBUG && !OPTIMIZED
      graph.oracle?.add(self)
    #endif
  }

  /// The nodes directly below, for all that concerns each of them.
  var children: [Node] { [] }

  /// Nodes that belong to this place and stand elsewhere, such as its tools or its title.
  var attachments: [Node] { [] }

  /// All nodes directly below, in the order in which they are shown.
  var allChildren: [Node] { children + attachments }

  /// Takes a new value of the view that stands here; a value of another type is ignored.
  func update<NewView: View>(_ view: NewView) {}

  /// Something that was read under ``tracking(_:)`` has changed.
  func refresh() {}

  /// Reads again what has changed, so that it is noticed when it changes once more; shows nothing.
  func readAgain() { refresh() }

  /// The environment is another one; it is already stored.
  func environmentChanged() {}

  /// The environment is another one; it is already stored.
  func environmentChanged(from old: EnvironmentValues) { environmentChanged() }

  /// The view of the application that this place belongs to, by its name.
  var viewName: String? { parent?.viewName }

  /// The type of that view.
  var viewType: ObjectIdentifier? { parent?.viewType }

  /// Whether this is the place of a view of the application, not of one that is made of its parts.
  var isApplicationView: Bool { false }

  /// Which of the places in this one a node has; the same in every run of a program, and for every
  /// row of a `ForEach`.
  func slot(of child: Node) -> String {
    children.firstIndex { $0 === child }.map(String.init) ?? "*"
  }

  /// The environment for the nodes below.
  var childEnvironment: EnvironmentValues { environment }

  /// Adds the elements that stand here to those of the enclosing element.
  func collect(into elements: inout [ElementNode]) {
    for child in children { child.collect(into: &elements) }
  }

  /// The element that contains what stands here.
  var enclosingElement: ElementNode? { parent?.elementForChildren }

  /// The element that contains what stands below.
  var elementForChildren: ElementNode? { enclosingElement }

  /// Whether what stands here is there without being shown: on a page that another page covers, or of
  /// a tab that is not chosen.
  var isCovered: Bool { isAside || parent?.isCovered ?? false }

  /// Whether this is the place of a page of a tab that is not chosen; such a place is aside.
  private(set) var isUnchosenTab = false

  /// A tab is chosen, or no more, whose page stands here.
  func setUnchosenTab(_ isUnchosen: Bool) {
    isUnchosenTab = isUnchosen
    isAside = isUnchosen
  }

  /// Whether what stands here is on a page of a tab that is not chosen. Unlike that of a page which
  /// another one covers, its dialogs are not shown either.
  var isOfUnchosenTab: Bool { isUnchosenTab || parent?.isOfUnchosenTab ?? false }

  /// Whether there are tabs between this place and a page around it, and it is of one that is not
  /// chosen: it says nothing about the page.
  func isOfUnchosenTab(of page: PageNode) -> Bool {
    guard self !== page else { return false }
    return isUnchosenTab || parent?.isOfUnchosenTab(of: page) ?? false
  }

  /// Whether this place is below another one, wherever its elements are shown.
  func isMade(in place: Node) -> Bool {
    parent === place || parent?.isMade(in: place) ?? false
  }

  /// The page that this stands on is covered now, or no more.
  func coverChanged() {
    for node in children + attachments { node.coverChanged() }
  }

  /// Ends what runs here and below.
  func unmount() {
    isMounted = false
    tracker?.end()
    for child in children { child.unmount() }
    parent = nil
  }

  func makeChild<Child: View>(_ view: Child) -> Node {
    graph.makeNode(view, Site(graph: graph, parent: self, environment: childEnvironment))
  }

  func setEnvironment(_ new: EnvironmentValues) {
    guard new.version != environment.version else { return }
    let old = environment
    environment = new
    environmentChanged(from: old)
    passOnEnvironment()
  }

  func passOnEnvironment() {
    let inner = childEnvironment
    for child in children { child.setEnvironment(inner) }
  }

  /// The list of elements that stand here has changed.
  func structureChanged() {
    enclosingElement?.setNeedsChildren()
  }

  /// Lets ``refresh()`` be called within this update, unless what is above does it first.
  func setNeedsRefresh() { tracker?.stateChanged() }

  /// Runs `read`; ``refresh()`` is called once when something that it read changes.
  func tracking<Value>(_ read: () -> Value) -> Value {
    let tracker = tracker ?? Tracker(self)
    self.tracker = tracker
    return tracker.track(read)
  }
}

/// The value itself where it is of the other type, else `nil`: a cast that asks for nothing but
/// whether the types are the same one.
func identical<Value, Other>(_ value: Value, to type: Other.Type) -> Other? {
  Value.self == Other.self ? unsafeBitCast(value, to: type) : nil
}
