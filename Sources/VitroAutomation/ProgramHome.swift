import Foundation

/// The home of a program that has one of its own for its commands: what an application writes there past its
/// dependencies is gone when it is opened anew.
struct ProgramHome: Sendable {
  private let folder: URL?

  /// - Parameter folder: The folder; `nil` where the program has none of its own.
  init(_ folder: URL?) { self.folder = folder }

  /// Removes all that is in it, where it is there.
  func empty() {
    guard let folder else { return }
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    for file in files ?? [] { try? FileManager.default.removeItem(at: file) }
  }
}
