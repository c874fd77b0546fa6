import Testing
import VitroTesting

/// The cases of a test with arguments, which run side by side.
@Suite(.dependencies) struct CasesOfATest {
  @Shared(.inMemory("cases")) var count = 0
  @Shared(.appStorage("cases")) var setting = 0

  @Test(arguments: 0..<20) func eachHasSharedValuesOfItsOwn(_: Int) async {
    for number in 1...20 {
      $count.withLock { $0 += 1 }
      $setting.withLock { $0 += 1 }
      await Task.yield()
      #expect(count == number && setting == number)
    }
  }

  @Test(arguments: 0..<20) func eachCountsTheElementsOfItsStacksFromZero(_: Int) async {
    var stack = StackState<String>()
    for number in 0..<5 {
      stack.append("\(number)")
      await Task.yield()
    }
    #expect(stack.ids == [0, 1, 2, 3, 4])
  }

  @Test(.dependency(\.uuid, .incrementing), arguments: 0..<5)
  func twoTraitsAreOneCase(_: Int) {
    $count.withLock { $0 += 1 }
    #expect(count == 1)
  }
}
