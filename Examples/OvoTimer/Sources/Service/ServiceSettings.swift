import Foundation
import OvoTimerClient
public import VitroDependencies

/// The settings that the installation of a service was told: they hold whoever starts it.
///
/// They stand beside the timer, such as `{"notifier":"/home/me/bin/my-alarm"}`.
public struct ServiceSettings: Hashable, Sendable {
  /// The program that makes the alarm heard, with its whole path, if not the desktop.
  public var notifier: String?
  /// The reason why those that are stored do not hold, for people.
  public private(set) var problem: String?

  /// Makes settings.
  public init(notifier: String? = nil) { self.notifier = notifier }

  /// The settings that are stored; the usual ones, with the problem, where they cannot be read.
  public init(storedIn files: Files) {
    self.init()
    let name = TimerService.File.settings
    do {
      let text = String(decoding: try files.load(name), as: UTF8.self)
      guard let stored = try? value(Self.self, ofLine: text),
        stored.notifier?.hasPrefix("/") != false
      else { throw FilesError.failed(name: name, reason: "it holds no settings") }
      self = stored
    } catch FilesError.notFound {
      // Nobody has told it anything.
    } catch {
      problem =
        "What 'ovo install' was told could not be read, and the alarm is the desktop's: \(error) "
        + "Run 'ovo install' again."
    }
  }

  /// Stores them; throws a `FilesError`.
  public func save(in files: Files) throws {
    try files.save(Data(line(of: self).utf8), TimerService.File.settings)
  }
}

extension ServiceSettings: Codable {
  private enum CodingKeys: CodingKey { case notifier }
}
