import Testing
import Vitro

/// Tests of the messages about shared values that are used in a way that cannot work, word for word.
@Suite struct SharedMisuseTests {
  @Shared(.inMemory("count")) var count = 0

  @Test func readingAValueInsideItsOwnChange() {
    says(
      """
      A shared value, .inMemory("count"), was read inside the closure of 'withLock' that changes it.

      Expected: what runs inside reads the value that the closure is given: 'withLock { $0 = $0 + 1 }'.
      The read was answered with the value it began with. From now on a copy is kept before each \
      change, so that the next such read is answered with that.
      """
    ) {
      $count.withLock { $0 = count + 1 }
    }
    #expect(count == 1)
    $count.withLock { $0 += 10 }
    $count.withLock { $0 = count * 2 }
    #expect(count == 22)
  }

  @Test func changingAValueInsideItsOwnChange() {
    says(
      """
      A shared value, .inMemory("count"), was changed inside the closure of 'withLock' that changes \
      it. The inner change is lost.

      Expected: one change at a time.
      To fix: change what the outer closure is given.
      """
    ) {
      $count.withLock {
        $0 += 1
        $count.withLock { $0 += 10 }
      }
    }
    #expect(count == 1)
  }

  @Test func changingWhatHasGone() throws {
    let name = Shared<String?>(value: "Blob")
    let present = try #require(Shared(name))
    name.withLock { $0 = nil }
    says(
      """
      A shared value was changed after it had become 'nil'. The change is lost.

      Expected: what was made with 'Shared($…)' is used while the optional has a value.
      """
    ) {
      present.withLock { $0 = "Blob Jr." }
    }
    #expect(name.wrappedValue == nil)
  }

  @Test func sharingOneKeyAsTwoTypes() {
    says(
      """
      .inMemory("count") is shared as 'Int' elsewhere, and as 'Bool' here.

      Expected: one type for each key. The value here is shared with nobody, and not stored.
      To fix: use another key, or the same type.
      """
    ) {
      @Shared(.inMemory("count")) var isOn = true
      #expect(isOn)
    }
  }

  @Test func aStorageThatAnswersTwice() {
    says(
      """
      'save' of the value of 'TwiceKey' resumed its continuation twice. The second answer is ignored.
      """
    ) {
      @Shared(TwiceKey()) var value = 0
      $value.withLock { $0 = 1 }
      #expect($value.saveError == nil)
    }
  }

  @Test func aStorageThatDoesNotAnswer() {
    says(
      """
      'load' of the value of 'SilentKey' has ended without an answer: its continuation was dropped, \
      and never resumed.
      """
    ) {
      @SharedReader(SilentKey()) var value = 0
      #expect(!$value.isLoading && $value.loadError != nil)
    }
  }

  private func says(
    _ message: String,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ body: () -> Void
  ) {
    withKnownIssue(sourceLocation: sourceLocation) {
      body()
    } matching: {
      $0.comments.map(\.rawValue).joined().contains(message)
    }
  }
}

private struct TwiceKey: SharedKey {
  var id: String { "twice" }

  func load(context: LoadContext<Int>, continuation: LoadContinuation<Int>) {
    continuation.resumeReturningInitialValue()
  }

  func save(_ value: Int, context: SaveContext, continuation: SaveContinuation) {
    continuation.resume()
    continuation.resume(throwing: Full())
  }
}

private struct SilentKey: SharedReaderKey {
  var id: String { "silent" }

  func load(context: LoadContext<Int>, continuation: LoadContinuation<Int>) {}
}
