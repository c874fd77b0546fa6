import VitroTesting

/// The rows of the test model.
@MainActor
func testModelRows() -> [Row] {
  [
    Row(name: "testmodel.step", unit: "ns", goal: 30_000, measure: stepRow),
    Row(name: "testmodel.step.async", unit: "ns", goal: 30_000, measure: asyncStepRow),
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
