import BrowserTesting
import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The pages of the program as they are sent, to who runs no script and follows links.
@Suite("The shop to those who only read")
struct CrawlerTests {
  @Test(
    "They find every product by the links alone, with what it is about, and hear of what is not there"
  )
  func crawl() async throws {
    let folder = FileManager.default.temporaryDirectory.path + "/shop-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    // A machine that is busy has its time.
    let program = try Program.shop(in: folder, limits: ["contentTimeout=600"])
    do {
      try await crawl(from: try await program.address())
    } catch {
      await program.kill()
      throw error
    }
    await program.kill()
  }

  private func crawl(from start: URL) async throws {
    let (status, catalogue) = try await get(start)
    let products = catalogue.matches(of: #/href="(/catalogue/[^"]+)"/#).map { String($0.1) }
    #expect(status == 200 && products.contains("/catalogue/mug") && !catalogue.contains("Loading"))
    for product in products {
      let (status, page) = try await get(start.appending(path: product))
      #expect(status == 200 && page.contains("Add to cart"))
      #expect(page.contains(#/<meta name="description" content="[^"]+">/#), "\(product)")
    }
    for path in ["catalogue/nothing", "nothing", "orders/9", "office/nothing"] {
      #expect(try await get(start.appending(path: path)).status == 404, "\(path)")
    }
  }

  private func get(_ url: URL) async throws -> (status: Int, text: String) {
    let session = URLSession(configuration: .ephemeral)
    defer { session.finishTasksAndInvalidate() }
    let (data, response) = try await session.data(from: url)
    return ((response as? HTTPURLResponse)?.statusCode ?? 0, String(decoding: data, as: UTF8.self))
  }
}
