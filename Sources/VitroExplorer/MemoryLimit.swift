#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The memory of the process, and how much of it a walk may take.
enum MemoryLimit {
  /// Three quarters of what the machine has, in bytes.
  static let usual = Int(sysconf(Int32(_SC_PHYS_PAGES))) / 4 * 3 * Int(sysconf(Int32(_SC_PAGESIZE)))

  /// The most that the process has had so far, in bytes.
  static var used: Int {
    var usage = rusage()
    #if canImport(Darwin)
      getrusage(RUSAGE_SELF, &usage)
      return usage.ru_maxrss
    #else
      getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
      return usage.ru_maxrss * 1_024
    #endif
  }
}
