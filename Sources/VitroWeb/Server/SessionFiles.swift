import Foundation

/// The files that the page of a session has sent, in a folder of the session's own, which goes with it.
@MainActor
final class SessionFiles {
  /// The room that all sessions of a server share.
  @MainActor
  final class Room {
    private var free: Int

    /// Makes room for so many bytes.
    init(bytes: Int) { free = bytes }

    fileprivate func take(_ bytes: Int) -> Bool {
      guard bytes <= free else { return false }
      free -= bytes
      return true
    }

    fileprivate func giveBack(_ bytes: Int) { free += bytes }
  }

  private let folder = URL.temporaryDirectory.appending(path: "vitro-\(UUID().uuidString)")
  private let room: Room
  private let limit: Int
  private var taken = 0
  private var files: [String: URL] = [:]
  private var isOver = false

  /// Makes the folder's keeper; the folder is made with the first file.
  ///
  /// - Parameters:
  ///   - room: The room that is shared with other sessions.
  ///   - limit: How many bytes the session may have of it.
  init(in room: Room, limit: Int) {
    self.room = room
    self.limit = limit
  }

  /// Makes the place for a file of so many bytes, or `nil` where there is no room for it.
  func makePlace(for name: String, bytes: Int) throws -> UploadPlace? {
    guard !isOver, bytes <= limit - taken, room.take(bytes) else { return nil }
    taken += bytes
    let id = UUID().uuidString
    let own = folder.appending(path: id)
    do {
      // Nobody else on this machine reads what people send.
      try FileManager.default.createDirectory(
        at: own, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      giveBack(bytes)
      throw error
    }
    return UploadPlace(id: id, url: own.appending(path: UploadPlace.fileName(name)), bytes: bytes)
  }

  /// A file is all there. Returns whether it is kept: not where the session has ended meanwhile.
  func keep(_ place: UploadPlace) -> Bool {
    guard !isOver else { return false }
    files[place.id] = place.url
    return true
  }

  /// A file did not arrive.
  func giveUp(_ place: UploadPlace) {
    try? FileManager.default.removeItem(at: place.url.deletingLastPathComponent())
    if !isOver { giveBack(place.bytes) }
  }

  /// The file that the page names; `nil` where it is not among those that have come.
  func url(of id: String) -> URL? { files[id] }

  /// Removes all of them.
  func end() {
    guard !isOver else { return }
    isOver = true
    room.giveBack(taken)
    if !files.isEmpty || taken > 0 { try? FileManager.default.removeItem(at: folder) }
  }

  private func giveBack(_ bytes: Int) {
    taken -= bytes
    room.giveBack(bytes)
  }
}
