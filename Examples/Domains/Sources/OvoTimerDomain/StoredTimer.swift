#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// What a timer leaves behind, so that it survives the end of the application.
///
/// It says when the timer will end, not what it shows: so it is written when something changes, and
/// never while the timer ticks.
public struct StoredTimer: Hashable, Sendable, Codable {
  /// When this was stored.
  public var storedAt: Date
  /// The time that the timer was wound to, in seconds.
  public var wound: Int
  /// When a running timer will end, or has ended.
  public var projectedEnd: Date?
  /// What is left of a paused timer, in seconds.
  public var remainingWhenPaused: Int?

  /// Makes a record; whether it makes sense is decided when a timer is restored from it.
  public init(storedAt: Date, wound: Int, projectedEnd: Date?, remainingWhenPaused: Int?) {
    self.storedAt = storedAt
    self.wound = wound
    self.projectedEnd = projectedEnd
    self.remainingWhenPaused = remainingWhenPaused
  }
}

extension StoredTimer {
  /// The record as it is written to a file.
  public var data: Data {
    get throws { try JSONEncoder().encode(self) }
  }

  /// The record that a file holds, if it holds one.
  init?(data: Data) {
    // `JSONDecoder` of Swift 6.3 traps, instead of throwing, where the last byte opens the 513th level.
    guard data.count(where: { $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "{") }) == 1,
      let record = try? JSONDecoder().decode(StoredTimer.self, from: data)
    else { return nil }
    self = record
  }
}

extension OvoTimer {
  /// What must be stored at this moment; `nil` when nothing must, and what was stored before is to be
  /// deleted.
  public func stored(at now: Date) -> StoredTimer? {
    func record(_ wound: Int, end: Int? = nil, remaining: Int? = nil) -> StoredTimer {
      StoredTimer(
        storedAt: now, wound: wound, projectedEnd: end.map { now.addingTimeInterval(Double($0)) },
        remainingWhenPaused: remaining)
    }
    return switch state {
    case .intro, .winding: nil
    case .running(let remaining, let selected): record(selected, end: remaining)
    case .paused(let remaining, let selected): record(selected, remaining: remaining)
    case .finished(let wound, _): record(wound, end: 0)
    }
  }

  /// Whether something of this state is stored.
  var isStored: Bool {
    switch state {
    case .intro, .winding: false
    case .running, .paused, .finished: true
    }
  }
}
