import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The folder of what a timer stores, and the socket at which its service listens.
public struct ServiceLocation: Hashable, Sendable {
  /// The folder of what is stored.
  public var folder: String
  /// The socket.
  public var socket: String

  /// A location, by default with all in one folder.
  public init(folder: String, socket: String? = nil) {
    self.folder = folder
    self.socket = socket ?? folder + "/ovo.sock"
  }

  /// The location of this user's timer: `OVO_FOLDER` and `OVO_SOCKET` where they are set, else where
  /// the system keeps what programs store, which `cron` and `sudo` find as well as a session does.
  ///
  /// A folder that cannot be written to leaves the socket in the system's folder of this session.
  public static func ofUser(
    _ environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> ServiceLocation {
    func value(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
    if let folder = value("OVO_FOLDER") {
      return ServiceLocation(folder: folder, socket: value("OVO_SOCKET"))
    }
    let home = value("HOME") ?? FileManager.default.homeDirectoryForCurrentUser.path
    let folder = (value("XDG_STATE_HOME") ?? home + "/.local/state") + "/ovo"
    if let socket = value("OVO_SOCKET") { return ServiceLocation(folder: folder, socket: socket) }
    if canWrite(in: folder) { return ServiceLocation(folder: folder) }
    let session = [value("XDG_RUNTIME_DIR"), "/run/user/\(getuid())"].compactMap { $0 }
      .first(where: canWrite)
    return ServiceLocation(folder: folder, socket: session.map { $0 + "/ovo.sock" })
  }

  /// Whether a folder can be written to, or made.
  private static func canWrite(in folder: String) -> Bool {
    var path = folder
    while access(path, F_OK) != 0, errno == ENOENT, path != "/", !path.isEmpty {
      path = (path as NSString).deletingLastPathComponent
    }
    return access(path.isEmpty ? "." : path, W_OK) == 0
  }

  /// The most bytes of a socket's path.
  static let longestPath = 107

  package func check() throws(TimerClientError) {
    guard socket.utf8.count <= Self.longestPath else { throw .pathTooLong(socket) }
  }
}
