#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Tells whether the thread that runs now is the one that ran then.
@usableFromInline
enum ThreadIdentity {
  @usableFromInline static var none: UInt { 0 }

  #if canImport(Darwin) || canImport(Musl)
    /// A number of the current thread; never ``none``.
    @usableFromInline static var current: UInt { UInt(bitPattern: pthread_self()) }
  #else
    /// A number of the current thread; never ``none``.
    @usableFromInline static var current: UInt { UInt(pthread_self()) }
  #endif
}
