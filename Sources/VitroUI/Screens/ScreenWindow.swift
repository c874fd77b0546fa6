import Foundation
import Observation
import VitroConcurrency

/// The window of a screen, for code that has no environment to read: UIKit's globals and the defaults of a visitor.
@MainActor @Observable
package final class ScreenWindow {
  /// The surroundings of the screen; a body that reads them runs again when they change.
  package internal(set) var surroundings: Surroundings
  /// The text that was copied last from this window.
  package var copied: String?
  @ObservationIgnored var onProblem: (Problem) -> Void = { _ in }
  @ObservationIgnored var storage: StorageBoard
  @ObservationIgnored var opens: (URL) -> Bool = { _ in false }

  init(_ surroundings: Surroundings, _ storage: StorageBoard) {
    self.surroundings = surroundings
    self.storage = storage
  }

  /// The window of the screen whose views are asked, or whose tasks run, at the moment.
  package static var current: ScreenWindow? { RestExecutor.current?.screen as? ScreenWindow }

  /// Lets the surface open an address; returns whether there is one that does.
  @discardableResult
  package func open(_ url: URL) -> Bool { opens(url) }

  /// The value that the visitor's storage has for a key; a body that reads it runs again when it changes.
  package func storedValue(_ key: String) -> AppStorageValue? { storage.box(key).read() }

  /// Keeps a value for the visitor, or removes it.
  package func store(_ value: AppStorageValue?, _ key: String) { storage.write(value, key) }
}

extension ScreenWindow: RestScreen {
  package func misses(answerTo address: String) {
    onProblem(Problem(kind: .noAnswer(address), view: "The screen"))
  }
}

/// Defaults that are the visitor's of the current window.
package protocol VisitorDefaults: AnyObject {}
