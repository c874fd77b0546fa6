#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The record of a file that other programs change as well: its contents as they were read and saved.
struct FileKnowledge {
  /// The content that the value in memory comes from, its changes since then apart.
  var base: Data?
  /// Whether the type of the value has written `base`: then there is nothing in it that it does not
  /// know.
  var isOwn = false
  /// The content of the file, where the value in memory does not come from it yet.
  var news: Data?
  /// The version of the file whose content is known.
  var version: FileVersion?

  /// How many changes and saves are going on. While there are any the lock is held.
  var uses = 0
  var lock: FileLock?
  /// Whether another program has not let go of the lock in time; it is hardly waited for again.
  var isStuck = false
  /// The error of a save that succeeded nevertheless.
  var trouble: (any Error)?

  var content: Data? { news ?? base }

  /// The file has a new content, which saves these changes of ours.
  mutating func wasSaved(_ ours: Data, as content: Data, _ version: FileVersion?) {
    self.version = version
    isOwn = content == ours
    // Without news it is ours, and what our type does not know.
    if isOwn || news == nil {
      base = content
      news = nil
    } else {
      base = ours
      news = content
    }
  }
}
