import Dispatch
import Testing
import Vitro

/// Tests of the place where a storage is asked: that of the caller, so that a task on the main
/// actor which saves does not leave it, and a test knows that it goes on.
@MainActor @Suite struct SharedCallerTests {
  @Test func savingAndLoadingDoNotLeaveTheMainActor() async throws {
    MainQueueMark.set()
    let log = Log()
    @Shared(WhereKey(log: log)) var count = 0
    withKnownIssue { $count.withLock { $0 = 2 } }
    try await $count.save()
    try await $count.load()
    #expect(
      log.all == ["loaded", "saved", "saved", "loaded"].map { "\($0) on the main queue" })
  }
}

private enum MainQueueMark {
  static let key = DispatchSpecificKey<Bool>()

  static func set() { DispatchQueue.main.setSpecific(key: key, value: true) }

  static var place: String {
    DispatchQueue.getSpecific(key: key) == true ? "on the main queue" : "elsewhere"
  }
}

private struct DiskIsFull: Error {}

/// A storage that says where it was asked, and fails to save at first.
private struct WhereKey: SharedKey {
  let log: Log

  var id: ObjectIdentifier { ObjectIdentifier(log) }

  func load(context: LoadContext<Int>, continuation: LoadContinuation<Int>) {
    log.add("loaded \(MainQueueMark.place)")
    continuation.resume(with: .success(1))
  }

  func subscribe(context: LoadContext<Int>, subscriber: SharedSubscriber<Int>) -> SharedSubscription
  {
    SharedSubscription {}
  }

  func save(_ value: Int, context: SaveContext, continuation: SaveContinuation) {
    let isFirst = log.all.count == 1
    log.add("saved \(MainQueueMark.place)")
    continuation.resume(with: isFirst ? .failure(DiskIsFull()) : .success(()))
  }
}
