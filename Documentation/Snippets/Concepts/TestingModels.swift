// A quiz as a plain object, tested step by step.
import Testing
import VitroTesting

@ObservableModel @MainActor final class QuizModel {
  var question: String?
  var answer = ""
  var points = 0
  var secondsLeft = 0
  @Dependency(\.continuousClock) private var clock

  func askButtonTapped() { question = "3 + 4?" }

  func answerButtonTapped() {
    if answer == "7" { points += 1 }
    question = nil
    answer = ""
  }

  func countDown() async {
    secondsLeft = 2
    for await _ in clock.timer(interval: .seconds(1)) {
      secondsLeft -= 1
      if secondsLeft == 0 { return }
    }
  }
}

@MainActor @Suite("A quiz as a model") struct QuizModelTests {
  let clock = TestClock()
  let test: TestModel<QuizModel>

  init() {
    let clock = clock
    test = TestModel(QuizModel()) { $0.continuousClock = clock }
  }

  @Test("A right answer gives a point") func rightAnswer() async {
    await test.perform({ $0.askButtonTapped() }, changes: { $0.question = "3 + 4?" })
    await test.perform({ $0.answer = "7" }, changes: { $0.answer = "7" })
    await test.perform {
      $0.answerButtonTapped()
    } changes: {
      $0.question = nil
      $0.answer = ""
      $0.points = 1
    }
  }

  @Test("The seconds are counted down") func seconds() async {
    await test.perform({ await $0.countDown() }, changes: { $0.secondsLeft = 2 })
    await clock.advance(by: .seconds(1))
    await test.receive { $0.secondsLeft = 1 }
    await clock.advance(by: .seconds(1))
    await test.receive { $0.secondsLeft = 0 }
  }

  @Test("The count can be ended") func ended() async {
    let task = await test.perform({ await $0.countDown() }, changes: { $0.secondsLeft = 2 })
    await task.cancel()
    await task.finish()
  }

  @Test("Only the points matter here") func points() async {
    test.exhaustivity = .off
    await test.perform {
      $0.askButtonTapped()
      $0.answer = "7"
      $0.answerButtonTapped()
    }
    test.assert { $0.points = 1 }
  }
}
