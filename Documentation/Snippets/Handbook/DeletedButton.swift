// A test of a view model stays green when the button is deleted.
// A test of the screen goes red, and says what a person would see.
import Observation
import Testing
import VitroUI
import VitroUITesting

@Suite("The button was deleted") @MainActor struct DeletedButton {
  @Observable final class CounterModel {
    var count = 0
    func incrementButtonTapped() { count += 1 }
  }

  struct CounterView: View {
    var model: CounterModel
    var body: some View {
      Text("\(model.count)")
      // Button("+") { model.incrementButtonTapped() }
    }
  }

  @Test("A test of the view model stays green") func viewModel() {
    let model = CounterModel()
    model.incrementButtonTapped()
    #expect(model.count == 1)
  }

  @Test("A test of the screen goes red") func screen() async throws {
    let screen = Screen { CounterView(model: CounterModel()) }
    let error = await #expect(throws: QueryError.self) {
      try await screen.button("+").tap()
    }
    #expect(
      error?.message == """
        There is no button "+".

        On the screen:
          text "0"
        """)
  }
}
