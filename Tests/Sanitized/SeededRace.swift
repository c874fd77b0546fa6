// A program with a race: two threads count without a mutex. The thread sanitizer has to find it, with
// 'thread.suppressions' too.
import Dispatch

final class Counter: @unchecked Sendable {
  var count = 0
}

let counter = Counter()
DispatchQueue.concurrentPerform(iterations: 4) { _ in
  for _ in 0..<20_000 { counter.count += 1 }
}
print("counted \(counter.count > 0)")
