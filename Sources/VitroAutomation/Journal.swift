import Foundation
import VitroCommands
import VitroUI

/// The journal of what was done with the screens of a program, in a file: a program that was built anew, or has trapped,
/// does it again.
struct Journal {
  /// An action of the journal.
  struct Entry: Codable {
    let screen: String
    var request: CommandRequest
    /// The way to the element that it was done to.
    let path: ElementPath?
    /// Whether it was done; else the program has ended in the middle of it.
    var isDone = false
  }

  private let file: URL?
  private var content = Content()

  /// The content of the file.
  private struct Content: Codable {
    var entries: [Entry] = []
    /// The number of the next reference: none is ever used again.
    var nextReference = 1
  }

  /// Reads a journal; there is none without a file.
  init(_ file: URL?) {
    self.file = file
    let data = file.flatMap { try? Data(contentsOf: $0) }
    content = data.flatMap { try? JSONDecoder().decode(Content.self, from: $0) } ?? Content()
  }

  /// The number of the next reference.
  var nextReference: Int { content.nextReference }

  /// Notes that references have been given up to a number.
  mutating func note(nextReference: Int) {
    guard nextReference > content.nextReference else { return }
    content.nextReference = nextReference
    save()
  }

  /// The actions on a screen, in their order.
  func entries(of screen: String) -> [Entry] { content.entries.filter { $0.screen == screen } }

  /// Writes down an action before it is done.
  mutating func begin(_ entry: Entry) {
    content.entries.append(entry)
    save()
  }

  /// Notes that the last action was done, or that it was refused.
  mutating func end(wasDone: Bool) {
    guard let last = content.entries.popLast() else { return }
    if wasDone {
      content.entries.append(
        Entry(screen: last.screen, request: last.request, path: last.path, isDone: true))
    }
    save()
  }

  /// Takes in what has been done on a screen, in place of what was written down.
  mutating func replace(_ screen: String, by others: [Entry]) {
    content.entries.removeAll { $0.screen == screen }
    content.entries += others
    save()
  }

  private func save() {
    guard let file else { return }
    guard let data = try? JSONEncoder().encode(content) else { return }
    try? data.write(to: file, options: .atomic)
    try? FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path)
  }
}
