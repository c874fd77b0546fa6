import Foundation

/// Where a timer lives: the folder of what is stored, and the socket at which its service listens.
public struct ServiceLocation: Hashable, Sendable {
  /// The folder of what is stored.
  public var folder: String
  /// The socket.
  public var socket: String

  /// A place, by default with all in one folder.
  public init(folder: String, socket: String? = nil) {
    self.folder = folder
    self.socket = socket ?? folder + "/ovo.sock"
  }

  /// The place of this user's timer: `OVO_FOLDER` and `OVO_SOCKET` where they are set, else where the
  /// system keeps such things.
  public static func ofUser(
    _ environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> ServiceLocation {
    func value(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
    if let folder = value("OVO_FOLDER") {
      return ServiceLocation(folder: folder, socket: value("OVO_SOCKET"))
    }
    let state = value("XDG_STATE_HOME") ?? "\(value("HOME") ?? ".")/.local/state"
    let runtime = value("XDG_RUNTIME_DIR").map { $0 + "/ovo.sock" }
    return ServiceLocation(folder: state + "/ovo", socket: value("OVO_SOCKET") ?? runtime)
  }

  /// How many bytes the path of a socket may have.
  static let longestPath = 107

  package func check() throws(TimerClientError) {
    guard socket.utf8.count <= Self.longestPath else { throw .pathTooLong(socket) }
  }
}
