import Foundation
import VitroConcurrency

/// A mounted view, alive: it shows elements, takes events and keeps itself up to date.
///
/// ```swift
/// let screen = Screen { CounterView() }
/// try screen.send(.press(id))
/// screen.root  // the tree of elements as it is now
/// ```
///
/// A test asks it for elements by role and name with `VitroUITesting`; a host gives it a person's
/// events and passes its patches on to a surface.
@MainActor
public final class Screen {
  /// Runs the tasks that views and their events start.
  public let executor: RestExecutor

  /// Called after each update that has changed something, whoever caused it.
  public var onPatches: (([Patch]) -> Void)?

  /// Called with an address that a view opens with `@Environment(\.openURL)`, unless the application
  /// takes it. As long as nobody sets it, no address is opened. In a browser only those with `http`,
  /// `https`, `mailto` and `tel` are; others are for the application to take.
  public var onOpenURL: ((URL) -> Void)? {
    get { graph.onOpenURL }
    set { graph.onOpenURL = newValue }
  }

  /// Called with what those who listen to the screen are to be told, once for each.
  public var onAnnouncement: ((String) -> Void)?

  /// The announcements made to those who listen to the screen, the newest last: a hundred at most.
  public private(set) var announcements: [String] = []

  /// How many announcements are kept for a test.
  private static let mostAnnouncements = 100

  /// How many problems are kept for a test.
  private static let mostUntold = 100

  /// Called when something is found to be wrong with a view, once for each place.
  ///
  /// As long as nobody sets it, what is wrong is written to the standard error stream.
  public var onProblem: (Problem) -> Void = Problem.writeToStandardError

  /// What has been found to be wrong, and no test has been told.
  private var untoldProblems: [Problem] = []

  /// Whether what the screen began when it was mounted has come to rest since.
  package private(set) var hasRested = false

  let graph: Graph
  /// The lens that the screen was mounted with, if there is one.
  private let lens = CurrentScreenLens.value
  /// Where elements come from that somebody has asked about.
  var places: [Element.ID: ElementPlace] = [:]
  /// Where the screen is to be as soon as it can.
  var destination: Location?
  /// Whether the screen could not go where it was told to.
  package internal(set) var isLost = false
  var isTravelling = false
  private let rootNode: RootNode
  /// The outermost place.
  var rootPlace: Node { rootNode }
  private let window: ScreenWindow

  /// Mounts a view.
  ///
  /// With a `driven` executor, as in tests, the screen moves only when it is
  /// asked something; with a `live` one it also updates itself. What `@AppStorage` keeps is kept in
  /// memory, for this screen alone, unless there is another store.
  public init<Content: View>(
    executor: RestExecutor = RestExecutor(), surroundings: Surroundings = Surroundings(),
    storage: AppStorageStore = .inMemory(), @ViewBuilder content: () -> Content
  ) {
    self.executor = executor
    graph = Graph(executor: executor)
    let graph = graph
    let window = ScreenWindow(surroundings, StorageBoard(storage))
    self.window = window
    executor.screen = window
    rootNode = executor.run { RootNode(content(), graph, window) }
    graph.setRoot(rootNode)
    rootNode.show()
    graph.onUpdate = { [weak self] in self?.update() }
    // Nobody can have said yet whom to tell what is wrong.
    _ = graph.update()
    graph.hasBegun = true
    graph.onProblem = { [weak self] in self?.found($0) }
    window.onProblem = { [weak self] in self?.found($0) }
    Announcements.add(self)
  }

  /// Mounts a view on a surface of a size in points.
  public convenience init<Content: View>(
    executor: RestExecutor = RestExecutor(), size: CGSize, @ViewBuilder content: () -> Content
  ) {
    self.init(executor: executor, surroundings: Surroundings(size: size), content: content)
  }

  /// What the view is shown on; where it changes, the bodies that have read what is different now
  /// run again.
  public var surroundings: Surroundings {
    get { rootNode.surroundings }
    set {
      guard newValue != surroundings else { return }
      window.surroundings = newValue
      graph.run { rootNode.setSurroundings(newValue) }
      update()
    }
  }

  /// The elements on the screen: the page, then the dialogs over it, the last of which is modal.
  public var root: Element {
    update()
    let root = rootNode.snapshot()
    return lens?.look(at: root, of: self) ?? root
  }

  /// The title of the page that is shown, else that of the window, or an empty text.
  public var title: String { root.firstTitle ?? graph.windowFacts.title ?? "" }

  /// The description of the page that is shown, one sentence for search engines; `nil` where no view gives one.
  public var pageDescription: String? { pageFacts.description }

  /// Whether what the address names is not there: a view says so, or nothing leads to it.
  public var isNotFound: Bool { isLost || pageFacts.isNotFound == true }

  private var pageFacts: PageFacts {
    update()
    return graph.pageFacts
  }

  /// Does what a person did; throws, and changes nothing, when a person could not have done it.
  public func send(_ event: Event) throws(EventError) {
    update()
    var element = try check(event)
    if graph.freshenActions(on: element.actors) {
      update()
      element = try check(event)
    }
    (destination, isLost) = (nil, false)
    if let lens, !lens.passes(event, to: self) { return }
    if case .setValue(_, let value) = event { element.surfaceChangedValue(value) }
    if case .focus(_, let isThere) = event {
      graph.directKeyboard(at: element, isThere)
    } else {
      graph.run { element.handle(event) }
    }
    update()
  }

  /// Returns when nothing can happen any more until the world moves.
  ///
  /// Where one task of a view leads to the next without end, that is a problem, and it returns.
  public func rest() async {
    await settle()
    hasRested = true
    giveUpWay()
  }

  /// Gives up the way to an address once nothing is under way that could bring what it names.
  package func giveUpWay() {
    guard destination != nil, !executor.hasWork else { return }
    destination = nil
    isLost = true
  }

  /// Returns when nothing can happen any more until the world moves; the screen is on its way as long as it was.
  package func settle() async {
    var rounds = 0
    var isMoving = true
    while isMoving {
      update()
      await executor.rest()
      // What has come of it may have begun more, be it shown or not.
      isMoving = (update() || graph.hasActed) && executor.hasWork && !executor.isRestless
      rounds += 1
      if rounds == Screen.mostRounds, isMoving {
        if !beginsAnew { report(.tasksBeginEachOther) }
        beginsAnew = true
        break
      }
    }
  }

  /// Whether it has been told that tasks of its views begin each other without end.
  private var beginsAnew = false

  /// After so many rounds in which tasks have led to other tasks, a screen counts as one that never
  /// rests.
  private static let mostRounds = 1_000

  isolated deinit {
    rootNode.unmount()
    graph.end()
    rootNode.hide()
    Announcements.remove(self)
  }

  /// Ends everything that runs on the screen; it shows nothing new afterwards.
  public func unmount() {
    onPatches = nil
    rootNode.unmount()
    _ = graph.update()
  }

  /// How often the body of each type of view has run since this was last asked.
  public func bodyEvaluations() -> [String: Int] {
    update()
    defer { graph.recordBodyEvaluations() }
    return graph.bodyEvaluations
  }

  func announce(_ text: String) {
    announcements = announcements.suffix(Screen.mostAnnouncements - 1) + [text]
    onAnnouncement?(text)
  }

  /// Whether a menu is open.
  package var hasMenu: Bool { !graph.menus.isEmpty }

  /// The first thing that has been found to be wrong and that no test has been told.
  package func nextUntoldProblem() -> Problem? {
    untoldProblems.isEmpty ? nil : untoldProblems.removeFirst()
  }

  /// Something is wrong with what the screen is to do where it is shown.
  package func report(_ kind: Problem.Kind) { found(Problem(kind: kind, view: "The screen")) }

  private func found(_ problem: Problem) {
    // A program that runs for long tells its log, and no test.
    if untoldProblems.count < Screen.mostUntold { untoldProblems.append(problem) }
    onProblem(problem)
  }

  @discardableResult
  func update() -> Bool {
    let patches = graph.update()
    graph.tellProblems()
    let hasNewTitle = graph.takeNewWindowTitle()
    if !patches.isEmpty || hasNewTitle { onPatches?(patches) }
    if !patches.isEmpty, let destination, !isTravelling { travel(to: destination) }
    return !patches.isEmpty
  }

  /// Whether a person could do this now.
  package func accepts(_ event: Event) -> Bool {
    update()
    return (try? check(event)) != nil
  }

  private func check(_ event: Event) throws(EventError) -> ElementNode {
    let id = event.element
    guard let element = graph.element(id), element.isShown else { throw .notOnScreen(id) }
    if let modal = graph.presentations.last, !element.isInside(modal) { throw .behindModal(id) }
    guard element.attributes.isEnabled else { throw .disabled(id) }
    guard element.attributes.offers(event) else { throw .notOffered(id) }
    return element
  }
}

extension Attributes {
  fileprivate func offers(_ event: Event) -> Bool {
    switch event {
    case .perform(_, let name) where !offers.contains(name): return false
    case .follow(_, let address) where !linksOfText.contains { $0.url == address }: return false
    case .chooseFiles(_, let chosen) where files?.takes(chosen.count) != true: return false
    default: break
    }
    return actions.contains(event.action)
  }
}

/// The element around everything: the mounted view, then the dialogs.
private final class RootNode: ElementNode {
  init<Content: View>(_ view: Content, _ graph: Graph, _ window: ScreenWindow) {
    var environment = EnvironmentValues()
    environment.setSurroundings(window.surroundings)
    environment.appStorage = window.storage
    environment.sceneStorage = StorageBoard(.inMemory())
    window.opens = { [anchor = graph.anchor] url in
      anchor.place?.onOpenURL?(url) != nil
    }
    environment.openURL = OpenURLAction(ofSurface: { [weak window] url in
      window?.open(url) == true ? .handled : .discarded
    })
    environment.pageAddress = PageAddressAction { [anchor = graph.anchor] in
      anchor.place?.reachable.path ?? "/"
    }
    super.init(
      Attributes(role: .generic),
      Site(graph: graph, parent: nil, scope: EnvironmentScope(environment)))
    _ = makeChild(view)
  }

  var surroundings: Surroundings { scope.current.surroundings([]) }

  func setSurroundings(_ surroundings: Surroundings) {
    var new = environment
    new.setSurroundings(surroundings)
    tellEnvironmentChanged(scope.set(new))
  }

  override func arrange() -> [ElementNode] { super.arrange() + graph.presentations }
}
