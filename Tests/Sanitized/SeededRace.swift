// A program with a race: two threads count without a mutex, and nothing orders what one does before what
// the other does, however slow the machine is. The thread sanitizer has to find it, with
// 'thread.suppressions' too.
import Foundation

final class Counter: @unchecked Sendable {
  var count = 0
}

let counter = Counter()
let hasCounted = DispatchSemaphore(value: 0)
let thread = Thread {
  for _ in 0..<20_000 { counter.count += 1 }
  hasCounted.signal()
}
thread.start()
for _ in 0..<20_000 { counter.count += 1 }
hasCounted.wait()
print("counted \(counter.count > 0)")
