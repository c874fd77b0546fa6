import Foundation
import VitroAssets
import VitroConcurrency

/// All that is mounted on one screen, and what of it has to be brought up to date.
@MainActor
final class Graph {
  /// After so many rounds of one update, a body that changes what it reads is left alone.
  private static let mostBodyRounds = 1_000
  /// As many are enough where one has been found already.
  private static let mostRoundsBesideProblem = 20
  /// After so many rounds of one update, actions that cause each other are left out.
  private static let mostActionRounds = 200

  let executor: RestExecutor
  let inbox: Inbox
  /// How often an environment on the screen has changed.
  var environmentEpoch = 0
  /// How often what containers know of their views has changed: a trait, or what can be done with an element of a `ForEach`.
  var traitChanges = 0
  var onUpdate: (() -> Void)?
  /// Whom to tell of problems; until there is somebody, they wait.
  var onProblem: ((Problem) -> Void)?
  private var waitingProblems: [Problem] = []
  /// The assets of which it has been said that they are missing.
  private var missingAssets: Set<MissingAsset> = []
  var onOpenURL: ((URL) -> Void)?
  private(set) var bodyEvaluations: [String: Int] = [:]
  private var recordsBodyEvaluations = false

  private var elements = ElementTable()
  private var lastElementID = 0
  private var waiting: [ElementNode] = []
  private var unnamed: [ElementNode] = []
  private var movedElements: [Element.ID] = []
  private var actions: [Action] = []
  private var works: [() -> Void] = []
  private var arrangements: [() -> Void] = []
  /// Whether any place has ever had older actions than its view.
  var hasOldActions = false
  /// Whether the last update has run an action of a view, or begun or ended its work.
  private(set) var hasActed = false
  private var queue = PresentationQueue()
  /// The places that decide where the screen is, the outer ones first.
  private(set) var waypoints: [any Waypoint] = []
  /// Whether the screen has been shown: what was there by then is on every new screen.
  var hasBegun = false
  /// The places that take addresses.
  private(set) var urlHandlers: [any URLHandler] = []
  /// The built-in words that views have added, the inner ones last.
  var words: [BuiltInWords] = []
  /// The facts from views on no page of a navigation stack, which hold for the window.
  private var windowOwners: [(owner: Node, facts: PageFacts)] = []
  private var hasNewWindowTitle = false
  private weak var root: ElementNode?
  private var keyboard = Keyboard()
  /// What the views on the screen say that it runs in.
  private var contexts: [(owner: Node, context: any TaskContext)] = []
  #if DEBUG && !OPTIMIZED
    let oracle = RefreshOracle.make()
  #endif

  /// Leads here until the screen ends.
  private(set) lazy var anchor = PlaceAnchor(self)

  init(executor: RestExecutor) {
    self.executor = executor
    let waker = Waker()
    inbox = Inbox { if executor.mode == .live { waker.wake() } }
    waker.anchor = anchor
  }

  func setRoot(_ root: ElementNode) {
    self.root = root
  }

  func addContext(_ context: any TaskContext, of owner: Node) {
    contexts.append((owner, context))
  }
  func removeContext(of owner: Node) { contexts.removeAll { $0.owner === owner } }

  /// Runs what views do in the context of the screen.
  func run<Result>(_ operation: () -> Result) -> Result {
    guard let context = contexts.last?.context else { return executor.run(operation) }
    return context.run { executor.run(operation) }
  }

  /// Makes the node for a view: primitive views say which, all others have a body.
  func makeNode<Content: View>(_ view: Content, _ site: Site) -> Node {
    site.isListed ? makeListedNode(view, site) : makeOwnNode(view, site)
  }

  func makeOwnNode<Content: View>(_ view: Content, _ site: Site) -> Node {
    Content._mount(view, _Site(site: site)).node
  }

  private var lastSubviewNumber = 0

  func makeSubviewNumber() -> Int {
    lastSubviewNumber += 1
    return lastSubviewNumber
  }

  func makeElementID() -> Element.ID {
    lastElementID += 1
    return Element.ID(rawValue: lastElementID)
  }

  func element(_ id: Element.ID) -> ElementNode? { elements[id] }
  /// The menus that are open.
  private(set) var menus: [ElementNode] = []

  func add(_ element: ElementNode) {
    elements.insert(element)
    if element.attributes.hasKeyboard { keyboardCame(to: element) }
    if case .menu = element.attributes.role { menus.append(element) }
  }

  func remove(_ element: ElementNode) {
    guard elements.remove(element) else { return }
    keyboardLeft(element)
    if case .menu = element.attributes.role { menus.removeAll { $0 === element } }
  }

  /// How often something was scrolled to.
  private var scrolls = 0

  /// Lets the surface show an element that may be out of sight.
  func scroll(to element: ElementNode, _ place: Double?) {
    scrolls += 1
    element.subject.wantsToBeSeen(place, scrolls)
  }

  func setNeedsPatch(_ element: ElementNode) { waiting.append(element) }

  /// An element that the surface shows is shown as a part of another one.
  func moved(_ element: ElementNode) { movedElements.append(element.id) }

  func takeMoved() -> [Element.ID] {
    defer { movedElements = [] }
    return movedElements
  }

  func setNeedsNames(_ element: ElementNode) { unnamed.append(element) }

  /// Runs `action` when everything is up to date, as the last part of the update.
  func afterUpdate(in place: Node? = nil, _ action: @escaping () -> Void) {
    actions.append(Action(place: place, run: action))
  }

  /// Decides what is covered, before any action of a view.
  func beforeActions(_ arrangement: @escaping () -> Void) { arrangements.append(arrangement) }

  /// Begins or ends work of a view, after the actions.
  func afterActions(_ work: @escaping () -> Void) { works.append(work) }

  /// The dialogs that are shown; the last one is modal.
  var presentations: [DialogNode] { queue.shown }

  /// Lets a place present its dialog within this update, or when the one has gone that is presented where
  /// it stands.
  func waitForTurn(_ place: any PresentationPlace) { queue.wait(place) }

  /// A place has nothing to present any more.
  func stopWaiting(_ place: any PresentationPlace) { queue.withdraw(place) }

  func present(_ dialog: DialogNode) {
    queue.present(dialog)
    root?.setNeedsChildren()
    if !menus.isEmpty { afterUpdate { [anchor] in anchor.place?.closeMenus(outside: dialog) } }
  }

  /// A menu that a dialog comes over closes: as long as it were open, nobody could use either. One whose
  /// own dialog it is stays: the dialog would go with it.
  private func closeMenus(outside dialog: ElementNode) {
    for menu in menus where !menu.isInside(dialog) && !dialog.isMade(in: menu) {
      menu.handle(.dismiss(menu.id))
    }
  }

  func endPresentation(_ dialog: DialogNode) {
    queue.end(dialog)
    root?.setNeedsChildren()
  }

  /// The facts that hold for the window; the view that comes last counts most.
  var windowFacts: PageFacts {
    var sum = PageFacts()
    for (_, facts) in windowOwners { sum.add(facts) }
    return sum
  }

  /// Sets the facts that a view gives for the window; `nil` takes them back.
  func setWindowFacts(_ facts: PageFacts?, for owner: Node) {
    let old = windowFacts.title
    let index = windowOwners.firstIndex { $0.owner === owner }
    switch (index, facts) {
    case (let index?, let facts?): windowOwners[index].facts = facts
    case (let index?, nil): windowOwners.remove(at: index)
    case (nil, let facts?): windowOwners.append((owner, facts))
    case (nil, nil): break
    }
    if windowFacts.title != old { hasNewWindowTitle = true }
  }

  /// Whether the title of the window has changed since this was asked last.
  func takeNewWindowTitle() -> Bool {
    defer { hasNewWindowTitle = false }
    return hasNewWindowTitle
  }

  func addWaypoint(_ waypoint: any Waypoint) { waypoints.append(waypoint) }
  func removeWaypoint(_ waypoint: any Waypoint) { waypoints.removeAll { $0 === waypoint } }
  func addHandler(_ handler: any URLHandler) { urlHandlers.append(handler) }
  func removeHandler(_ handler: any URLHandler) { urlHandlers.removeAll { $0 === handler } }

  func bodyEvaluated<Content: View>(_ type: Content.Type) {
    #if DEBUG && !OPTIMIZED
      if oracle?.isChecking == true { return }
    #endif
    if recordsBodyEvaluations { bodyEvaluations["\(type)", default: 0] += 1 }
  }

  func recordBodyEvaluations() {
    recordsBodyEvaluations = true
    bodyEvaluations = [:]
  }

  /// Runs the bodies whose state has changed, and gives what that changes on the surface.
  func update() -> [Patch] {
    #if DEBUG && !OPTIMIZED
      if let oracle, !oracle.isChecking {
        var patches = bringUpToDate()
        let hadActed = hasActed
        if let root { patches += oracle.check(root, in: self) }
        hasActed = hasActed || hadActed
        return patches
      }
    #endif
    return bringUpToDate()
  }

  private func bringUpToDate() -> [Patch] {
    inbox.expect()
    hasActed = false
    var mostRounds = Graph.mostBodyRounds
    var patches: [Patch] = []
    for _ in 0..<Graph.mostActionRounds {
      refreshBodies(&mostRounds)
      if presentNext() || runActions() { continue }
      collect(&patches)
      // What is mounted as it is shown, such as a title, appears like all else.
      guard !hasActions else { continue }
      for place in queue.waiting { report(.alreadyPresenting, at: place) }
      return patches
    }
    refreshBodies(&mostRounds)
    leaveOutActions()
    collect(&patches)
    return patches
  }

  private var hasActions: Bool { !actions.isEmpty || !works.isEmpty || !arrangements.isEmpty }

  /// Nothing is shown any more: work ends, and nothing else happens.
  func end() {
    runWorks()
    arrangements = []
    actions = []
    keyboard.stay()
    waiting = []
    unnamed = []
    anchor.remove()
  }

  private func runArrangements() {
    let due = arrangements
    arrangements = []
    for arrangement in due { arrangement() }
  }

  private func runWorks() {
    let due = works
    works = []
    for work in due { work() }
  }

  private func refreshBodies(_ mostRounds: inout Int) {
    for _ in 0..<mostRounds {
      let trackers = inbox.take()
      if trackers.isEmpty { return }
      refresh(trackers)
    }
    let trackers = inbox.take()
    if trackers.isEmpty { return }
    mostRounds = Graph.mostRoundsBesideProblem
    leaveAlone(trackers)
  }

  private func presentNext() -> Bool {
    guard let place = queue.next() else { return false }
    runInside { place.takeTurn() }
    return true
  }

  private func refresh(_ trackers: [Tracker]) {
    let isSorted = zip(trackers, trackers.dropFirst()).allSatisfy { $0.depth <= $1.depth }
    let ordered = isSorted ? trackers : trackers.sorted { $0.depth < $1.depth }
    runInside { for tracker in ordered { tracker.refresh() } }
  }

  /// Runs what belongs to this screen; whoever has changed what was read may be on another one.
  private func runInside(_ operation: () -> Void) {
    guard let context = contexts.last?.context else { return executor.runInside(operation) }
    context.run { executor.runInside(operation) }
  }

  /// Gives places the newest actions of the views around them; returns whether they had older ones.
  @discardableResult
  func freshenActions(on places: @autoclosure () -> [Node]) -> Bool {
    guard hasOldActions else { return false }
    var isAny = false
    for node in places().flatMap(\.lineage) where node.hasOldActions && node.isMounted {
      isAny = true
      runInside { node.refresh() }
    }
    return isAny
  }

  private func runActions() -> Bool {
    guard hasActions else { return false }
    inbox.expect()
    runArrangements()
    hasActed = hasActed || !actions.isEmpty || !works.isEmpty
    let due = actions
    actions = []
    run {
      for action in due { action.run() }
      runWorks()
    }
    return true
  }

  /// Adds what has changed since this was last asked.
  private func collect(_ patches: inout [Patch]) {
    while !waiting.isEmpty || !unnamed.isEmpty {
      let due = waiting
      waiting = []
      for element in due { element.patch(into: &patches) }
      // Names follow from what stands there when nothing more comes or goes.
      guard waiting.isEmpty else { continue }
      let elements = unnamed
      unnamed = []
      for element in elements { element.nameAfterContent() }
    }
  }
}

/// An action of a view that runs when everything is up to date.
private struct Action {
  let place: Node?
  let run: () -> Void
}

extension Graph {
  /// Bodies that change what they read would run for ever.
  private func leaveAlone(_ trackers: [Tracker]) {
    let culprits = trackers.filter(\.hasChangedState)
    for tracker in culprits.isEmpty ? trackers : culprits {
      tracker.place.map { report(.changesWhatItReads, at: $0) }
    }
    refresh(trackers)
    for tracker in inbox.take() { tracker.place?.readAgain() }
    for tracker in inbox.take() { tracker.overlookChanges() }
    _ = inbox.take()
  }

  /// Actions that cause each other would run for ever.
  private func leaveOutActions() {
    // What is covered, or no more, may be what comes next.
    runArrangements()
    for action in actions { action.place.map { report(.causesItself, at: $0) } }
    actions = []
    keyboard.stay()
    run { runWorks() }
  }

  /// Something is wrong with what stands at a place, which is said once.
  func report(_ kind: Problem.Kind, at place: Node) {
    guard !place.hasProblem else { return }
    place.hasProblem = true
    tell(kind, at: place)
  }

  /// Assets are missing in what is shown at a place, each of which is said once.
  func report(_ missing: [MissingAsset], at place: Node) {
    for asset in missing where missingAssets.insert(asset).inserted {
      tell(.missingAsset(asset), at: place)
    }
  }

  private func tell(_ kind: Problem.Kind, at place: Node) {
    waitingProblems.append(Problem(kind: kind, view: place.viewName ?? "The screen"))
    if onProblem != nil { tellProblems() }
  }

  /// Tells the problems that have waited.
  func tellProblems() {
    let problems = waitingProblems
    waitingProblems = []
    for problem in problems { onProblem?(problem) }
  }
}

/// Where the keyboard is.
extension Graph {
  /// A person directs the keyboard at an element, or away from it.
  func directKeyboard(at element: ElementNode, _ isThere: Bool) {
    let last = keyboard.element
    if isThere { keyboard.element = element } else if last === element { keyboard.element = nil }
    run {
      // The surface may say only where it goes.
      if isThere, last !== element { last?.loseKeyboard() }
      element.handle(.focus(element.id, isThere))
    }
    // Where both stand for one value, nothing else says that they have changed.
    for element in [element, last] { element?.refresh() }
  }

  /// An element says from now on that it has the keyboard. Another one that has had it hears so, as it
  /// does from a surface with a keyboard.
  func keyboardCame(to element: ElementNode) {
    if keyboard.comes(to: element) { afterUpdate { [anchor] in anchor.place?.moveKeyboard() } }
  }

  /// An element goes, or cannot have the keyboard any more.
  func keyboardLeft(_ element: ElementNode) {
    if keyboard.leaves(element) { afterUpdate { [anchor] in anchor.place?.moveKeyboard() } }
  }

  /// Whether another element that stands for the same value has the keyboard, or has just had it.
  func isKeyboardBeside(_ element: ElementNode) -> Bool { keyboard.isBeside(element) }

  private func moveKeyboard() {
    let (candidates, left) = keyboard.takeMoves()
    // What nobody can reach does not get it.
    let usable = candidates.filter { element in
      element.isMounted && element.attributes.hasKeyboard && !element.isCovered
        && presentations.last.map(element.isMade) ?? true
    }
    // Of the fields that stand for one value, the first.
    let next = usable.last.flatMap { last in
      usable.filter { $0 === last || Keyboard.standForOneValue($0, last) }
        .min { $0.id.rawValue < $1.id.rawValue }
    }
    if let left, left.group() != next?.environment.focus?.group() { left.set(false) }
    let losers = candidates + (next == nil ? [] : [keyboard.element].compactMap(\.self))
    for loser in losers where loser !== next {
      if let next, Keyboard.standForOneValue(loser, next) { continue }
      loser.loseKeyboard()
    }
    guard let next else { return }
    let last = keyboard.element
    keyboard.element = next
    for other in [last] + usable { other?.refresh() }
  }
}

extension ElementNode {
  /// Hears that the keyboard is not here any more.
  fileprivate func loseKeyboard() {
    guard isMounted, attributes.hasKeyboard else { return }
    graph.freshenActions(on: actors)
    handle(.focus(id, false))
  }
}

/// Brings a screen up to date when something changes while nobody is acting on it.
private final class Waker: @unchecked Sendable {
  // Set once, before anything can wake.
  var anchor: PlaceAnchor<Graph>?

  func wake() {
    Task { @MainActor in anchor?.place?.onUpdate?() }
  }
}
