import Foundation
import VitroConcurrency
import VitroUI
import VitroUITesting

extension ScreenSession {
  /// The session as a test: of what was seen after each action that is expected which is seen again, and which is not
  /// seen where the action is left out.
  ///
  /// - Parameters:
  ///   - name: The sentence that the test is called by.
  ///   - isWithoutLast: Whether the last action is left out, so that the test fails.
  func testText(named name: String, isWithoutLast: Bool) async throws -> String {
    guard !actions.isEmpty else { throw Refusal("Nothing has been done yet.") }
    if let unclear = actions.first(where: { $0.isUnclear }) {
      throw Refusal(
        "A test could not tell the element of '\(unclear.command.words)' from others: give it a name of its own, such as with '.accessibilityLabel(_:)'."
      )
    }
    let kept = actions
    // What an application keeps is in one place, which the screens that are tried out have in turn.
    if opened.isApplication { screen.unmount() }
    var noticed: [RecordedAction] = []
    for (index, action) in kept.enumerated() {
      var action = action
      for isDone in [false, true] where !action.expectations.isEmpty {
        let other = await played(kept.prefix(isDone ? index + 1 : index))
        action.expectations.removeAll { $0.isMet(by: other) != isDone }
        other.unmount()
      }
      noticed.append(action)
    }
    if opened.isApplication { _ = await replay(kept.map { ($0.command, $0.path) }) }
    guard noticed.last?.expectations.isEmpty == false else {
      throw Refusal(
        "A test would not notice if the last action were left out: nothing it changes is seen.")
    }
    return redacted(
      TestText(opened: opened, actions: noticed).text(named: name, isWithoutLast: isWithoutLast))
  }

  /// A screen on which actions have been done.
  private func played(_ actions: some Collection<RecordedAction>) async -> Screen {
    let clock = TestClock()
    let screen = mount(clock)
    screen.onProblem = { _ in }
    await screen.rest()
    for action in actions {
      switch action.command {
      case .wait(let duration):
        await clock.advance(by: duration)
        await screen.rest()
      case .open(let text):
        if let url = URL(string: text) { screen.open(url) }
        await screen.rest()
      case .press, .type, .set, .back:
        guard let element = action.path?.element(on: screen) else { continue }
        _ = try? await action.command.perform(
          on: screen.query(for: element, called: element.sign), element, of: screen)
      }
    }
    return screen
  }
}
