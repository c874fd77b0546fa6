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

  /// Raises the limit of this process as far as the system permits.
  ///
  /// - Returns: How many may be open, or `nil` where that is not known.
  static func raise() -> Int? {
    var limit = rlimit()
    #if canImport(Glibc)
      let files = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #else
      let files = RLIMIT_NOFILE
    #endif
    guard getrlimit(files, &limit) == 0 else { return nil }
    var raised = limit
    raised.rlim_cur = limit.rlim_max
    if setrlimit(files, &raised) == 0 { limit = raised }
    return Int(clamping: limit.rlim_cur)
  }
}
