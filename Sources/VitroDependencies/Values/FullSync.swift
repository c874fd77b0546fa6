#if canImport(Darwin)
  import Darwin

  /// Sends all of a file to the disk; 'fsync' alone leaves it to the disk's cache when to write.
  func fullSync(_ file: Int32) -> Int32 {
    fcntl(file, F_FULLFSYNC) == 0 ? 0 : fsync(file)
  }
#else
  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #endif

  /// Sends all of a file to the disk.
  func fullSync(_ file: Int32) -> Int32 {
    fsync(file)
  }
#endif
