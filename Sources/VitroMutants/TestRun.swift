import Foundation
import VitroDependencies

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A run of tests of this process inside another run, by the entry point that Swift Testing has for
/// tools (its proposal ST-0002).
struct TestRun: Sendable {
  /// Patterns of the names of those that are run; all of them where there is none.
  var filter: [String] = []
  /// Patterns of the names of those that are left out.
  var skip: [String] = []

  /// Runs the tests one after the other, and says how each ended.
  func play() async throws -> [TestOutcome] {
    let entryPoint = try Self.entryPoint()
    let configuration = try JSONEncoder().encode(Configuration(filter: filter, skip: skip))
    let log = TestLog()
    // The bytes live until the run has ended, and belong to nobody else.
    let bytes = UnsafeMutableRawBufferPointer.allocate(
      byteCount: configuration.count, alignment: 1)
    defer { bytes.deallocate() }
    bytes.copyBytes(from: configuration)
    nonisolated(unsafe) let input = UnsafeRawBufferPointer(bytes)
    // What the last play has left in storages of a test is not there in this one.
    let scope = TestCaseScope()
    defer { scope.end() }
    try await scope.run { _ = try await entryPoint(input) { log.add($0) } }
    return log.outcomes
  }

  /// The configuration of the entry point, as its JSON says it.
  private struct Configuration: Encodable {
    var filter: [String]
    var skip: [String]
    var parallel = false
    /// Nothing is printed.
    var verbosity = Int.min
  }

  private typealias EntryPoint =
    @convention(thin) @Sendable (
      UnsafeRawBufferPointer?, @escaping @Sendable (UnsafeRawBufferPointer) -> Void
    ) async throws -> Bool

  private static func entryPoint() throws -> EntryPoint {
    typealias Getter = @convention(c) () -> UnsafeRawPointer
    guard let symbol = dlsym(dlopen(nil, RTLD_LAZY), "swt_abiv0_getEntryPoint") else {
      throw MutantError.noEntryPoint
    }
    // The types are those of the proposal; a library that has the symbol has them too.
    return unsafeBitCast(unsafeBitCast(symbol, to: Getter.self)(), to: EntryPoint.self)
  }
}
