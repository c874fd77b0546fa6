import Foundation
import Subprocess

#if canImport(Glibc)
  import Glibc
#endif

/// A disk in a file, whose power can be cut; it needs the rights to mount one.
struct TestDisk: Sendable {
  private let image: String
  /// The folder in which the disk is seen.
  let folder: String

  /// Makes an empty disk of 8 MB and mounts it; `nil` where that is not permitted.
  init?(at folder: String, image: String) async throws {
    #if os(Linux)
      self.image = image
      self.folder = folder
      try Data().write(to: URL(fileURLWithPath: image))
      guard truncate(image, 8 << 20) == 0,
        try await Self.run("mkfs.ext4", "-q", "-F", image), try await mount()
      else { return nil }
    #else
      return nil
    #endif
  }

  /// Cuts the power: nothing more is written, and what has not been stays unwritten.
  func cutPower() throws {
    #if os(Linux)
      let file = open(folder, O_RDONLY | O_CLOEXEC)
      defer { close(file) }
      // ext4's EXT4_IOC_SHUTDOWN with EXT4_GOING_FLAGS_NOLOGFLUSH.
      var flags: UInt32 = 2
      guard ioctl(file, 0x8004_587D, &flags) == 0 else { throw POSIXError(.EPERM) }
    #endif
  }

  /// Mounts the disk.
  func mount() async throws -> Bool { try await Self.run("mount", "-o", "loop", image, folder) }

  /// Unmounts the disk.
  func unmount() async throws {
    guard try await Self.run("umount", folder) else { throw POSIXError(.EBUSY) }
  }

  private static func run(_ words: String...) async throws -> Bool {
    let result = try? await Subprocess.run(
      .path("/usr/bin/env"), arguments: Arguments(words),
      environment: .inherit.updating(["PATH": "/usr/sbin:/usr/bin:/sbin:/bin"]),
      output: .discarded, error: .discarded)
    return result?.terminationStatus.isSuccess ?? false
  }
}
