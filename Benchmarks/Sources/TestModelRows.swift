import VitroTesting

/// The rows of the test model.
@MainActor
func testModelRows() -> [Row] {
  [
    Row(name: "testmodel.step", unit: "ns", goal: 30_000, measure: stepRow),
    Row(name: "testmodel.step.async", unit: "ns", goal: 30_000, measure: asyncStepRow),
    Row(name: "testmodel.walk.debug", unit: "µs", goal: 1_000, measure: walkRow),
  ]
}

/// A method is called, and its change asserted. The naive way compares each property.
@MainActor
private func stepRow() async -> (value: Double, baseline: Double?) {
  let test = TestModel(Asked())
  let model = Asked()
  return await nanoseconds(operations: 500) {
    await test.perform({ $0.ask() }, changes: { $0.questions += 1 })
  } naive: {
    let before = (model.questions, model.answers, model.isLoading, model.text)
    model.ask()
    precondition(model.questions == before.0 + 1 && model.answers == before.1)
    precondition(model.isLoading == before.2 && model.text == before.3)
  }
}

/// A method waits for a clock, which the test moves: half of a step in the middle and one at the end.
@MainActor
private func asyncStepRow() async -> (value: Double, baseline: Double?) {
  let clock = TestClock()
  let test = TestModel(Asked()) { $0.continuousClock = clock }
  let value = await nanoseconds(operations: 250) {
    await test.perform({ await $0.answer() }, changes: { $0.isLoading = true })
    await clock.advance(by: .seconds(1))
    await test.receive {
      $0.isLoading = false
      $0.answers += 1
    }
  }
  return (value / 2, nil)
}

/// A whole test, in a debug build: four steps go three models deep, and back to the root.
@MainActor
private func walkRow() async -> (value: Double, baseline: Double?) {
  let value = await nanoseconds(operations: 20) {
    let test = TestModel(Trunk(leaves: [1, 2]))
    await test.perform({ $0.leafTapped(1) }, changes: { $0.branch = .init(leaf: 1) })
    await test.perform({ $0.branch?.twigTapped() }, changes: { $0.branch?.twig = .init(leaf: 1) })
    await test.perform({ $0.branch?.twig?.cut() }, changes: { $0.branch?.twig?.isCutting = true })
    await test.perform {
      $0.branch?.twig?.cutConfirmed()
    } changes: {
      $0.leaves = [2]
      $0.branch = nil
    }
  }
  return (value / 1_000, nil)
}

@ObservableModel @MainActor private final class Trunk {
  var leaves: [Int] = []
  var branch: Branch?

  func leafTapped(_ leaf: Int) {
    branch = Branch(leaf: leaf) { [weak self] leaf in
      self?.leaves.removeAll { $0 == leaf }
      self?.branch = nil
    }
  }
}

@ObservableModel @MainActor private final class Branch {
  let leaf: Int
  var twig: Twig?
  var onCut: (Int) -> Void

  func twigTapped() { twig = Twig(leaf: leaf, onCut: onCut) }

  convenience init(snapshot: Snapshot) { self.init(leaf: snapshot.leaf, onCut: { _ in }) }

  init(leaf: Int, onCut: @escaping (Int) -> Void) {
    self.leaf = leaf
    self.onCut = onCut
  }
}

@ObservableModel @MainActor private final class Twig {
  let leaf: Int
  var isCutting = false
  var onCut: (Int) -> Void = { _ in }

  func cut() { isCutting = true }

  func cutConfirmed() { onCut(leaf) }
}

@ObservableModel @MainActor private final class Asked {
  var questions = 0
  var answers = 0
  var isLoading = false
  var text = "Text"
  @Dependency(\.continuousClock) var clock

  func ask() { questions += 1 }

  func answer() async {
    isLoading = true
    try? await clock.sleep(for: .seconds(1))
    isLoading = false
    answers += 1
  }
}
