#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The files and connections that the process may have open.
enum Descriptors {
  /// How many stay for what is no connection: files, a database, a request to another server. At the limit itself
  /// the system's own libraries end the process.
  static let reserve = 128

  /// Raises the limit of this process to what so many connections need, as far as the system permits; one that is
  /// higher already stays. Not as high as it may be: there are programs that go through all descriptors there could be.
  ///
  /// - Returns: How many may be open, or `nil` where that is not known.
  static func raise(for connections: Int) -> Int? {
    var limit = rlimit()
    #if canImport(Glibc)
      let files = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #else
      let files = RLIMIT_NOFILE
    #endif
    guard getrlimit(files, &limit) == 0 else { return nil }
    let wanted = rlim_t(clamping: max(connections, 0)) + rlim_t(clamping: 8 * reserve)
    var raised = limit
    raised.rlim_cur = max(limit.rlim_cur, min(limit.rlim_max, wanted))
    if setrlimit(files, &raised) == 0 { limit = raised }
    return Int(clamping: limit.rlim_cur)
  }
}
