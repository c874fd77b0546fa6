import Foundation

/// The hard conditions of a process, which it makes for itself.
enum Surroundings {
  /// A user who may not write everywhere, as root may.
  static let nobody = 65_534

  static func become(user: UInt32) {
    guard getuid() == 0 else { return }
    guard setgid(user) == 0, setuid(user) == 0 else { exit(70) }
  }

  /// Writing more to a file fails, instead of ending the process.
  static func limitFiles(to bytes: Int) {
    signal(SIGXFSZ, SIG_IGN)
    var limit = rlimit(rlim_cur: rlim_t(bytes), rlim_max: rlim_t(bytes))
    #if os(Linux)
      setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
    #else
      setrlimit(RLIMIT_FSIZE, &limit)
    #endif
  }

  /// A signal every tenth of a millisecond, after which no call to the system is made once more.
  static func interruptAllTheTime() {
    var action = sigaction()
    #if os(Linux)
      action.__sigaction_handler.sa_handler = { _ in }
    #else
      action.__sigaction_u.__sa_handler = { _ in }
    #endif
    sigaction(SIGALRM, &action, nil)
    let often = timeval(tv_sec: 0, tv_usec: 100)
    var timer = itimerval(it_interval: often, it_value: often)
    #if os(Linux)
      setitimer(__itimer_which_t(ITIMER_REAL.rawValue), &timer, nil)
    #else
      setitimer(ITIMER_REAL, &timer, nil)
    #endif
  }
}
