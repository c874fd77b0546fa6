#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A change of the favorite primes, and its date.
public struct Activity: Hashable, Sendable, Codable {
  /// The kind of an activity.
  public enum Kind: Hashable, Sendable, Codable {
    /// A prime became a favorite.
    case added(Int)
    /// A prime is no favorite any more.
    case removed(Int)
  }

  /// The change.
  public var kind: Kind
  /// When it happened.
  public var date: Date

  /// Makes an activity.
  public init(_ kind: Kind, at date: Date) {
    self.kind = kind
    self.date = date
  }

  /// The text for people: "Added 7".
  public var summary: String {
    switch kind {
    case .added(let prime): "Added \(prime)"
    case .removed(let prime): "Removed \(prime)"
    }
  }

  /// When it happened, for people: "2009-02-13 23:31".
  public func moment(in timeZone: TimeZone = .gmt) -> String {
    let style = Date.ISO8601FormatStyle(timeZone: timeZone)
      .year().month().day().dateTimeSeparator(.space).time(includingFractionalSeconds: false)
    return String(date.formatted(style).dropLast(":00".count))
  }
}

extension Activity {
  /// The activity between two states of the favorites: first what went, then what came, each in
  /// the order of its list.
  ///
  /// An application that keeps its feed by comparing before and after forgets no way of changing the
  /// favorites.
  public static func activities(
    from old: [Int],
    to new: [Int],
    at date: Date
  ) -> [Activity] {
    let (before, after) = (Set(old), Set(new))
    return old.filter { !after.contains($0) }.map { Activity(.removed($0), at: date) }
      + new.filter { !before.contains($0) }.map { Activity(.added($0), at: date) }
  }
}
