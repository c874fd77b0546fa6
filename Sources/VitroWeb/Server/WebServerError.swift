import NIOCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Why a server could not begin.
public enum WebServerError: Error, Equatable, CustomStringConvertible {
  /// Another program listens there already.
  case portInUse(host: String, port: Int)
  /// This user may not listen at that port.
  case notPermitted(host: String, port: Int)
  /// The address is none of this machine's.
  case noSuchAddress(host: String)

  /// The message for people: what is wrong, and what to do.
  public var description: String {
    switch self {
    case .portInUse(let host, let port):
      // The last port of all has none after it.
      let other = port < 65_535 ? port + 1 : 8080
      return """
        Port \(port) of \(host) is in use: another program listens there already.

        To fix: end that program, or choose another port, for example '--port \(other)'; \
        '--port 0' takes any that is free.
        """
    case .notPermitted(let host, let port):
      return """
        This user may not listen at port \(port) of \(host).

        To fix: choose a port above 1023, for example '--port 8080'.
        """
    case .noSuchAddress(let host):
      return """
        This machine has no address '\(host)'.

        To fix: '--host 127.0.0.1' is for this machine only, '--host 0.0.0.0' for all that can \
        reach it.
        """
    }
  }

  /// Translates what the system said, or returns `nil` where it said something else.
  init?(_ error: any Error, host: String, port: Int) {
    if error is SocketAddressError.UnknownHost {
      self = .noSuchAddress(host: host)
      return
    }
    switch (error as? IOError)?.errnoCode {
    case EADDRINUSE: self = .portInUse(host: host, port: port)
    case EACCES: self = .notPermitted(host: host, port: port)
    case EADDRNOTAVAIL: self = .noSuchAddress(host: host)
    default: return nil
    }
  }
}
