import Observation
import Vitro

/// The rows of plain objects whose state is a value, beside the same by hand with the toolchain's
/// macro.
@MainActor
func modelRows() -> [Row] {
  [
    Row(name: "model.read", unit: "ns", goal: .timesNaive(1.1), measure: readRow),
    Row(name: "model.write", unit: "ns", goal: .timesNaive(1.1), measure: writeRow),
    Row(name: "model.snapshot", unit: "ns", goal: 100, measure: snapshotRow),
    Row(name: "model.snapshot.1000", unit: "µs", goal: 100, measure: childrenRow),
    Row(name: "model.restore.1000", unit: "µs", goal: 100, measure: restoreRow),
  ]
}

@MainActor
private func readRow() -> (value: Double, baseline: Double?) {
  let (model, naive) = (Model(), NaiveModel())
  return nanoseconds {
    blackHole(model.count)
  } naive: {
    blackHole(naive.count)
  }
}

@MainActor
private func writeRow() -> (value: Double, baseline: Double?) {
  let (model, naive) = (Model(), NaiveModel())
  var (count, naiveCount) = (0, 0)
  return nanoseconds {
    count += 1
    model.count = count
  } naive: {
    naiveCount += 1
    naive.count = naiveCount
  }
}

@MainActor
private func snapshotRow() -> (value: Double, baseline: Double?) {
  let (model, naive) = (Model(), NaiveModel())
  return nanoseconds {
    blackHole(model.snapshot)
  } naive: {
    blackHole(naive.value)
  }
}

@MainActor
private func childrenRow() -> (value: Double, baseline: Double?) {
  let (parent, naive) = families(of: 1_000)
  return microseconds {
    blackHole(parent.snapshot)
  } naive: {
    blackHole(naive.children.map(\.value))
  }
}

/// Nothing has changed, which is what most of a state is between two snapshots.
@MainActor
private func restoreRow() -> (value: Double, baseline: Double?) {
  let (parent, naive) = families(of: 1_000)
  let (snapshot, values) = (parent.snapshot, naive.children.map(\.value))
  return microseconds {
    parent.restore(snapshot)
  } naive: {
    for (child, value) in zip(naive.children, values) where child.value != value {
      child.value = value
    }
  }
}

@MainActor
private func microseconds(
  _ operation: () -> Void, naive: () -> Void
) -> (value: Double, baseline: Double?) {
  let (value, baseline) = nanoseconds(operations: 20, operation, naive: naive)
  return (value / 1_000, baseline.map { $0 / 1_000 })
}

// MARK: - What is measured

@MainActor
private func families(of size: Int) -> (Parent, NaiveParent) {
  (
    Parent(children: (0..<size).map { Child(id: $0, name: "Blob") }),
    NaiveParent(children: (0..<size).map { NaiveChild(id: $0, name: "Blob") })
  )
}

@ObservableModel @MainActor
final class Model {
  var count = 0
  var name = "Blob"
  var isOn = false
  var numbers = [1, 2, 3]
  var date: Double?
}

@Observable @MainActor
final class NaiveModel {
  var count = 0
  var name = "Blob"
  var isOn = false
  var numbers = [1, 2, 3]
  var date: Double?

  struct Value: Equatable {
    var count: Int
    var name: String
    var isOn: Bool
    var numbers: [Int]
    var date: Double?
  }

  var value: Value { Value(count: count, name: name, isOn: isOn, numbers: numbers, date: date) }
}

@ObservableModel @MainActor
final class Parent {
  var children: [Child] = []
}

@ObservableModel @MainActor
final class Child {
  let id: Int
  var name = ""
  var isDone = false
}

@MainActor
final class NaiveParent {
  var children: [NaiveChild]

  init(children: [NaiveChild]) { self.children = children }
}

@Observable @MainActor
final class NaiveChild {
  let id: Int
  var name: String
  var isDone = false

  init(id: Int, name: String) {
    self.id = id
    self.name = name
  }

  struct Value: Equatable {
    var id: Int
    var name: String
    var isDone: Bool
  }

  var value: Value {
    get { Value(id: id, name: name, isDone: isDone) }
    set {
      name = newValue.name
      isDone = newValue.isDone
    }
  }
}
