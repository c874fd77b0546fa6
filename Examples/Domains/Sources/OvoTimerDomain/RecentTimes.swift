/// The times with which a timer was used last, the newest first: those whose alarm somebody has answered.
public struct RecentTimes: Hashable, Sendable {
  /// The number of times that are kept.
  public static let most = 3

  /// The times, in seconds.
  public private(set) var seconds: [Int] = []

  /// Makes a list of times; what no timer can be wound to is left out.
  public init(_ seconds: [Int] = []) {
    for time in seconds.reversed() where 1...OvoTimer.longestTime ~= time { use(time) }
  }

  /// Takes note that somebody has left a timer in this state for something else.
  public mutating func somebodyHasLeft(_ state: OvoTimer.State) {
    if case .finished(let duration, isAcknowledged: false) = state { use(duration) }
  }

  private mutating func use(_ time: Int) {
    seconds.removeAll { $0 == time }
    seconds.insert(time, at: 0)
    seconds = Array(seconds.prefix(Self.most))
  }
}
