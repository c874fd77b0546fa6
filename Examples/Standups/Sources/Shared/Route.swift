public import Foundation
public import StandupsDomain

/// A screen that an address leads to.
///
/// `/add`, `/<stand-up>`, `/<stand-up>/edit`, `/<stand-up>/record` and `/<stand-up>/<meeting>`, where
/// stand-ups and meetings are called by their identities.
public enum Route: Hashable, Sendable {
  /// The form of a new stand-up.
  case add
  /// A stand-up.
  case standup(Standup.ID)
  /// The form of a stand-up.
  case edit(Standup.ID)
  /// A meeting that begins.
  case record(Standup.ID)
  /// A past meeting.
  case meeting(Standup.ID, Meeting.ID)

  /// Reads an address; `nil` where it leads nowhere.
  public init?(_ url: URL) {
    let words = url.path().split(separator: "/").map(String.init)
    if words == ["add"] {
      self = .add
      return
    }
    guard let first = words.first, let id = Standup.ID(first), words.count <= 2 else { return nil }
    switch words.dropFirst().first {
    case nil: self = .standup(id)
    case "edit": self = .edit(id)
    case "record": self = .record(id)
    case let word?:
      guard let meeting = Meeting.ID(word) else { return nil }
      self = .meeting(id, meeting)
    }
  }

  /// The stand-up that the way leads through, if it does.
  public var standup: Standup.ID? {
    switch self {
    case .add: nil
    case .standup(let id), .edit(let id), .record(let id), .meeting(let id, _): id
    }
  }
}
