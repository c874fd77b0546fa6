import BrowserTesting
import Foundation
import StorefrontHTTP
import Testing

@Suite("Two programs at one file", .serialized)
struct TwoProgramsTests {
  private static let isMeasured = ProcessInfo.processInfo.environment["VITRO_TIMES"] != nil
  private static let count = isMeasured ? 20 : 5

  /// Measured by itself, after all other tests, with the times: `Scripts/check` asks for it.
  @Test("What is changed through one is heard of through both")
  func times() async throws {
    let folder = FileManager.default.temporaryDirectory.path + "/shop-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let first = try Program.shop(in: folder)
    let second = try Program.shop(in: folder)
    do {
      let (left, right) = (try await client(of: first), try await client(of: second))
      let times = [
        ("the same", try await delays(of: changes(through: left), heardThrough: left)),
        ("another", try await delays(of: changes(through: left), heardThrough: right)),
      ]
      for (process, delays) in times {
        let sorted = delays.sorted()
        print(
          "a change is heard of through \(process) process after \(sorted[sorted.count / 2])",
          "(median of \(sorted.count)), \(sorted.last ?? .zero) at most")
        #expect(sorted.count == Self.count)
        // Wall clock: a figure.
        if Self.isMeasured { #expect(sorted[sorted.count * 9 / 10] < .milliseconds(200)) }
      }
    } catch {
      await first.kill()
      await second.kill()
      throw error
    }
    await first.kill()
    await second.kill()
  }

  private func client(of program: Program) async throws -> StoreHTTP {
    StoreHTTP(
      base: try await program.address().appending(path: "api/v1"),
      headers: ["Cookie": "vitro.visitor=\(anna)"], transport: .toProgram)
  }

  /// Changes the cart.
  private func changes(through http: StoreHTTP) -> () async throws -> Void {
    struct Body: Encodable { var product = "mug", quantity = 1 }
    struct Cart: Decodable {}
    return {
      let _: Cart = try await http.load(Resource(.post, "cart/lines", body: Body()))
    }
  }

  /// The times from the answer to a change until it is heard of.
  private func delays(
    of change: () async throws -> Void, heardThrough http: StoreHTTP
  ) async throws -> [Duration] {
    var delays: [Duration] = []
    var answered = ContinuousClock.now  // Wall clock: what is measured.
    for try await event in try await http.events("changes") where event.id != nil {
      if event.data != nil { delays.append(max(.zero, .now - answered)) }
      guard delays.count < Self.count else { break }
      if event.data != nil || delays.isEmpty {
        try await change()
        answered = .now
      }
    }
    return delays
  }
}
