import Foundation

/// A place that decides where a screen is: a stack of pages, a bar of tabs, a list that leads on.
///
/// Where a screen is, is what its waypoints say one after the other, the outer ones first.
@MainActor
protocol Waypoint: Node {
  /// Whether it is on the screen, so that it counts.
  var isActive: Bool { get }

  /// Whether a person cannot go back from where it is.
  var keepsPerson: Bool { get }

  /// What it adds to where the screen is.
  var segments: [String] { get }

  /// How many of these, from the first one on, a new screen can follow.
  var reachableCount: Int { get }

  /// Leaves what the segments do not begin with.
  ///
  /// - Returns: How many of the segments are its own, or `nil` when something had to be left: the
  ///   screen has to be brought up to date before anything else.
  func keep(_ segments: ArraySlice<String>) -> Int?

  /// Goes on to what a segment names; returns whether there is such a thing.
  func enter(_ segment: String) -> Bool
}

extension Waypoint {
  var keepsPerson: Bool { false }

  /// Whether it stands in a dialog, which lies over the place where the screen is.
  var isInDialog: Bool {
    sequence(first: self as Node, next: \.parent).contains { node in
      graph.presentations.contains { $0 === node }
    }
  }
}

/// A node that takes the addresses with which a screen is opened.
@MainActor
protocol URLHandler: Node {
  func open(_ url: URL)
}

/// A page that may show the way to what stands beside it.
@MainActor
protocol LeadingPage: ElementNode {
  /// Whether what is chosen on it is shown in the next column.
  var leadsOn: Bool { get }
}
