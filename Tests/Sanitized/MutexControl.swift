// A program without a race: two threads count under a mutex. The thread sanitizer reports it all the
// same when the mutex is contended, because it does not know the futex that 'Mutex' waits on. So what is
// reported inside 'Mutex.withLock' says nothing, and 'thread.suppressions' leaves it out.
import Dispatch
import Synchronization

final class Counter: Sendable {
  let count = Mutex([Int]())
}

let counter = Counter()
DispatchQueue.concurrentPerform(iterations: 4) { number in
  for _ in 0..<20_000 {
    counter.count.withLock {
      $0.append(number)
      if $0.count > 100 { $0.removeAll() }
    }
  }
}
print("counted \(counter.count.withLock { $0.count <= 100 })")
