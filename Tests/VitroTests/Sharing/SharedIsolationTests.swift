import Foundation
import Testing
import Vitro

/// Tests that run side by side and use the same keys.
@Suite struct SharedIsolationTests {
  static let url = URL(filePath: "/isolated/count.json")

  @Shared(.inMemory("isolated")) var count = 0
  @Shared(.fileStorage(url)) var stored = 0
  @Shared(.appStorage("isolated")) var setting = 0

  @Test func oneTestSeesNoOther() async { await increment() }
  @Test func anotherTestSeesNoOther() async { await increment() }
  @Test func aThirdTestSeesNoOther() async { await increment() }

  @Test(arguments: 0..<20) func eachCaseMayHaveStoragesOfItsOwn(_: Int) async {
    await withDependencies {
      $0.defaultInMemoryStorage = InMemoryStorage()
      $0.defaultFileStorage = .inMemory()
      $0.defaultAppStorage = .inMemory()
    } operation: {
      await SharedIsolationTests().increment()
    }
  }

  private func increment() async {
    for number in 1...20 {
      $count.withLock { $0 += 1 }
      $stored.withLock { $0 += 1 }
      $setting.withLock { $0 += 1 }
      await Task.yield()
      #expect(count == number && stored == number && setting == number)
    }
  }
}
