import VitroConcurrency

/// All that is mounted on one screen, and what of it has to be brought up to date.
@MainActor
final class Graph {
  /// After so many rounds without an end, a body that changes what it reads is left alone until
  /// the next update.
  private static let longestUpdate = 1_000

  let executor: RestExecutor
  let inbox: Inbox
  var onUpdate: (() -> Void)?
  private(set) var bodyEvaluations: [String: Int] = [:]
  private var recordsBodyEvaluations = false

  private var elements: [Element.ID: ElementNode] = [:]
  private var lastElementID = 0
  private var waiting: [ElementNode] = []
  private var unnamed: [ElementNode] = []
  private var actions: [() -> Void] = []
  private(set) var presentations: [ElementNode] = []
  private weak var root: ElementNode?

  init(executor: RestExecutor) {
    self.executor = executor
    let waker = Waker()
    inbox = Inbox { if executor.mode == .live { waker.wake() } }
    waker.graph = self
  }

  func setRoot(_ root: ElementNode) {
    self.root = root
  }

  /// Makes the node for a view: primitive views say which, all others have a body.
  func makeNode<Content: View>(_ view: Content, _ site: Site) -> Node {
    if Content.Body.self == Never.self, let view = view as? any PrimitiveView {
      return view.makeNode(site)
    }
    return CompositeNode(view, site)
  }

  func makeElementID() -> Element.ID {
    lastElementID += 1
    return Element.ID(rawValue: lastElementID)
  }

  func element(_ id: Element.ID) -> ElementNode? { elements[id] }
  func add(_ element: ElementNode) { elements[element.id] = element }
  func remove(_ element: ElementNode) { elements[element.id] = nil }

  func setNeedsPatch(_ element: ElementNode) { waiting.append(element) }

  func setNeedsNames(_ element: ElementNode) { unnamed.append(element) }

  /// Runs `action` when everything is up to date, as the last part of the update.
  func afterUpdate(_ action: @escaping () -> Void) { actions.append(action) }

  func present(_ element: ElementNode) {
    presentations.append(element)
    root?.setNeedsChildren()
  }

  func endPresentation(_ element: ElementNode) {
    presentations.removeAll { $0 === element }
    root?.setNeedsChildren()
  }

  func bodyEvaluated<Content: View>(_ type: Content.Type) {
    if recordsBodyEvaluations { bodyEvaluations["\(type)", default: 0] += 1 }
  }

  func recordBodyEvaluations() {
    recordsBodyEvaluations = true
    bodyEvaluations = [:]
  }

  /// Runs the bodies whose state has changed, and gives what that changes on the surface.
  func update() -> [Patch] {
    inbox.expect()
    for _ in 0..<Graph.longestUpdate {
      let trackers = inbox.take()
      if trackers.isEmpty {
        guard runActions() else { break }
        inbox.expect()
      } else {
        for tracker in trackers.sorted(by: { $0.depth < $1.depth }) { tracker.refresh() }
      }
    }
    return patches()
  }

  private func runActions() -> Bool {
    guard !actions.isEmpty else { return false }
    let due = actions
    actions = []
    executor.run { for action in due { action() } }
    return true
  }

  private func patches() -> [Patch] {
    var patches: [Patch] = []
    while !waiting.isEmpty || !unnamed.isEmpty {
      let due = waiting
      waiting = []
      for element in due { element.patch(into: &patches) }
      let elements = unnamed
      unnamed = []
      for element in elements { element.nameAfterContent() }
    }
    return patches
  }
}

/// Brings a screen up to date when something changes while nobody is acting on it.
private final class Waker: @unchecked Sendable {
  // Set once, before anything can wake.
  weak var graph: Graph?

  func wake() {
    Task { @MainActor in graph?.onUpdate?() }
  }
}
