/// An activity at its place in the feed, which tells it from every other one.
public struct FeedEntry: Hashable, Identifiable, Sendable {
  /// A place in the feed.
  public struct ID: Hashable, Sendable {
    let position: Int
  }

  /// Its place.
  public let id: ID
  /// The activity.
  public let activity: Activity
}

extension [Activity] {
  /// The feed as people read it: what happened last comes first.
  public var newestFirst: [FeedEntry] {
    enumerated().reversed().map { FeedEntry(id: FeedEntry.ID(position: $0), activity: $1) }
  }
}
