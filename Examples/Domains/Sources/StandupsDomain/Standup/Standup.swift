/// A short meeting that a team holds again and again, at which everybody speaks in turn.
public struct Standup: Hashable, Sendable {}
