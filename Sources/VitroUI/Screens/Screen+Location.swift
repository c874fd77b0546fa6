import Foundation

extension Screen {
  /// So many steps are more than any way has.
  private static let mostSteps = 100

  /// Where a new screen can go to be where this one is, as the path of a URL: the chosen tab and the
  /// pages that lie on each other.
  ///
  /// It ends before the first page that a new screen cannot find: one to which only code has led,
  /// without a link to it on the page below. Where the application takes addresses itself, with
  /// `onOpenURL(perform:)`, every page is in it.
  ///
  /// A page is called by the value it was pushed for, where that is a text, a number, an identifier
  /// or a case, else by the title of the link that led to it, or by its own.
  ///
  /// ```swift
  /// try await screen.link("Getting started").tap()
  /// #expect(screen.location == "/getting-started")
  /// ```
  ///
  /// The query that the page has set with `pageQuery(_:)` follows: `/catalogue?page=2`.
  public var location: String {
    update()
    return graph.reachable.path
  }

  /// The place of the screen, with the pages to which only code has led: this screen, and no other one,
  /// finds all of them again.
  package var path: String {
    update()
    return graph.current.path
  }

  /// Goes where the path of a URL leads, as if a person had pressed the links on the way.
  ///
  /// Only tabs, links and rows that are there are followed, and pages that have been there before:
  /// nobody can make up a value by writing a URL. Where something on the way is not there yet, the
  /// screen goes on when it comes, unless a person does something else first; when nothing is under way
  /// any more that could bring it, ``isNotFound`` says so. What cannot be followed is handed to
  /// `onOpenURL(perform:)`, and so is an address whose page has another query than it says.
  ///
  /// - Returns: Whether the URL leads somewhere, or may do so yet.
  @discardableResult
  public func open(_ url: URL) -> Bool {
    update()
    let goal = Location(url)
    isLost = false
    if arrive(at: goal, by: url) { return true }
    isLost = !executor.hasWork || graph.waypoints.isEmpty
    if !isLost { destination = goal }
    return !isLost
  }

  /// Goes where a person wants to be who goes back or forward. A dialog on the screen is closed in
  /// place of that, where it can be; from a page without a button for it nobody goes back.
  package func go(toPath path: String) {
    update()
    (destination, isLost) = (nil, false)
    if let modal = graph.presentations.last?.id {
      try? send(.dismiss(modal))
    } else if let url = URL(string: path) {
      let goal = Location(url)
      if mayGo(to: goal) { arrive(at: goal, by: url) }
    }
  }

  /// Goes where links lead, and hands an address over that they do not lead to: whose page is not there, or shows
  /// something else of itself. Returns whether anything has come of it.
  @discardableResult
  private func arrive(at goal: Location, by url: URL) -> Bool {
    let isThere = travel(to: goal)
    let query = graph.pageFacts.query
    if isThere, query == nil || goal.query == graph.current.query { return true }
    return handOver(url) || isThere
  }

  private func mayGo(to goal: Location) -> Bool {
    goal.segments.starts(with: graph.current.segments) || !active.contains(where: \.keepsPerson)
  }

  /// Gives an address to those who take what is no page; returns whether there are any.
  @discardableResult
  private func handOver(_ url: URL) -> Bool {
    let handlers = graph.urlHandlers
    graph.run { for handler in handlers { handler.open(url) } }
    update()
    return !handlers.isEmpty
  }

  /// Whether the screen is not yet where it has been told to go.
  package var isOnItsWay: Bool { destination != nil }

  /// Goes on as far as it can; returns whether that is all the way.
  @discardableResult
  func travel(to goal: Location) -> Bool {
    isTravelling = true
    defer { isTravelling = false }
    for _ in 0..<Screen.mostSteps {
      guard let isThere = graph.run({ step(to: goal) }) else {
        update()
        continue
      }
      if isThere { destination = nil }
      return isThere
    }
    return false
  }

  /// Takes one step; returns whether the screen is there, or cannot go on, or `nil` after the step.
  private func step(to goal: Location) -> Bool? {
    var rest = goal.segments[...]
    let waypoints = active
    for waypoint in waypoints {
      guard let count = waypoint.keep(rest) else { return nil }
      rest = rest.dropFirst(count)
    }
    guard let next = rest.first else { return true }
    return waypoints.reversed().contains { $0.enter(next) } ? nil : false
  }

  private var active: [any Waypoint] { graph.activeWaypoints }
}

extension Graph {
  /// The waypoints at which the screen is, the outer ones first.
  var activeWaypoints: [any Waypoint] { waypoints.filter { $0.isActive && !$0.isInDialog } }

  /// The facts that hold for the page that is shown.
  var pageFacts: PageFacts {
    var facts = windowFacts
    for waypoint in activeWaypoints {
      (waypoint as? StackNode)?.pages.last.map { facts.add($0.sum) }
    }
    return facts
  }

  /// The place of the screen.
  var current: Location {
    Location(activeWaypoints.flatMap(\.segments), query: pageFacts.query ?? [])
  }

  /// The part of where it is that a new screen can follow.
  var reachable: Location {
    guard urlHandlers.isEmpty else { return current }
    var segments: [String] = []
    for waypoint in activeWaypoints {
      let own = waypoint.segments
      let count = waypoint.reachableCount
      segments += own.prefix(count)
      guard count == own.count else { return Location(segments) }
    }
    return Location(segments, query: pageFacts.query ?? [])
  }
}
