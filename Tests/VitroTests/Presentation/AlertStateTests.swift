import Testing
import Vitro

enum AlertAction: Hashable, Sendable { case confirm, archive, retry(times: Int) }

/// An alert is data: what it says and what its buttons send.
@Suite struct AlertStateTests {
  private func makeAlert() -> AlertState<AlertAction> {
    AlertState {
      TextState("Delete?")
    } actions: {
      ButtonState(role: .destructive, action: .confirm) { TextState("Delete") }
      ButtonState(role: .cancel) { TextState("Never mind") }
    } message: {
      TextState("It cannot be ") + TextState("brought back").bold() + TextState(".")
    }
  }

  @Test func anAlertIsWhatItWasMadeWith() {
    let alert = makeAlert()
    #expect(alert.title == TextState("Delete?"))
    #expect(alert.buttons.map(\.action) == [.confirm, nil])
    #expect(alert.buttons.map(\.role) == [.destructive, .cancel])
    #expect(alert.buttons.map(\.label) == [TextState("Delete"), TextState("Never mind")])
    #expect(alert.message.map { String(state: $0) } == "It cannot be brought back.")
  }

  @Test func anAlertNeedsNoMoreThanATitle() {
    let alert = AlertState<AlertAction> {
      TextState("Done")
    }
    #expect(alert.buttons.isEmpty && alert.message == nil)
    let other = AlertState<AlertAction> {
      TextState("Done")
    } message: {
      TextState("At last")
    }
    #expect(other.message == TextState("At last"))
  }

  /// Two alerts are never one and the same, but a test compares what they say.
  @Test func alertsThatSayTheSameAreTheSame() {
    let alert = makeAlert()
    #expect(alert == makeAlert() && alert.hashValue == makeAlert().hashValue)
    #expect(alert.id != makeAlert().id)
    #expect(alert.buttons[0].id != makeAlert().buttons[0].id)
  }

  static let changes: [@Sendable (inout AlertState<AlertAction>) -> Void] = [
    { $0.title = TextState("Erase?") },
    { $0.message = nil },
    { $0.buttons.swapAt(0, 1) },
    { $0.buttons[0].role = nil },
    { $0.buttons[0].action = .archive },
    { $0.buttons[0].label = TextState("Erase") },
  ]

  @Test(arguments: changes)
  func alertsThatDifferAreDifferent(_ change: @Sendable (inout AlertState<AlertAction>) -> Void) {
    var alert = makeAlert()
    change(&alert)
    #expect(alert != makeAlert())
  }

  @Test func anAlertOfAChildIsOneOfItsParent() {
    let alert = makeAlert()
    let mapped = alert.map { "child.\($0)" }
    #expect(mapped.buttons.map(\.action) == ["child.confirm", nil])
    #expect(mapped.title == alert.title && mapped.message == alert.message)
    #expect(mapped.id == alert.id && mapped.buttons.map(\.id) == alert.buttons.map(\.id))
  }

  @Test func anAlertIsPrintedAsItIsWritten() {
    var text = ""
    dump(makeAlert(), to: &text)
    #expect(
      text == """
        ▿ Vitro.AlertState<VitroTests.AlertAction>
          - title: "Delete?"
          ▿ actions: 2 elements
            ▿ Vitro.ButtonState<VitroTests.AlertAction>
              - role: Vitro.ButtonStateRole.destructive
              - action: VitroTests.AlertAction.confirm
              - label: "Delete"
            ▿ Vitro.ButtonState<VitroTests.AlertAction>
              - role: Vitro.ButtonStateRole.cancel
              - label: "Never mind"
          - message: "It cannot be **brought back**."

        """
    )
  }
}

/// A dialog is an alert with a title that need not be shown.
@Suite struct ConfirmationDialogStateTests {
  private func makeDialog() -> ConfirmationDialogState<AlertAction> {
    ConfirmationDialogState(titleVisibility: .visible) {
      TextState("What now?")
    } actions: {
      ButtonState(action: .archive) { TextState("Archive") }
      ButtonState(role: .cancel) { TextState("Nothing") }
    } message: {
      TextState("Choose.")
    }
  }

  @Test func aDialogIsWhatItWasMadeWith() {
    let dialog = makeDialog()
    #expect(dialog.title == TextState("What now?") && dialog.message == TextState("Choose."))
    #expect(dialog.titleVisibility == .visible)
    #expect(dialog.buttons.map(\.action) == [.archive, nil])
    let other = ConfirmationDialogState<AlertAction> { TextState("") }
    #expect(other.titleVisibility == .automatic)
  }

  @Test func dialogsThatSayTheSameAreTheSame() {
    #expect(makeDialog() == makeDialog() && makeDialog().hashValue == makeDialog().hashValue)
    #expect(makeDialog().id != makeDialog().id)
    var other = makeDialog()
    other.titleVisibility = .hidden
    #expect(other != makeDialog())
  }

  @Test func aDialogOfAChildIsOneOfItsParent() {
    let mapped = makeDialog().map { "child.\($0)" }
    #expect(mapped.buttons.map(\.action) == ["child.archive", nil])
    #expect(mapped.titleVisibility == .visible && mapped.message == TextState("Choose."))
  }

  @Test func aDialogIsPrintedAsItIsWritten() {
    #expect(
      "\(makeDialog())".hasPrefix(
        #"ConfirmationDialogState<AlertAction>(title: "What now?", titleVisibility: "#))
  }
}

/// Buttons are listed with `if`, `switch` and `for`.
@Suite struct ButtonStateBuilderTests {
  @Test(arguments: [
    (0, true, ["Retry", "Ok"]), (2, true, ["Retry", "Retry 1", "Retry 2", "Ok"]),
    (0, false, ["Help", "Ok"]),
  ])
  func buttonsAreListed(count: Int, isOnline: Bool, labels: [String]) {
    let alert = AlertState<AlertAction> {
      TextState("No connection")
    } actions: {
      if isOnline {
        ButtonState(action: .retry(times: 1)) { TextState("Retry") }
      } else {
        ButtonState { TextState("Help") }
      }
      for number in 0..<count {
        ButtonState(action: .retry(times: number)) { TextState("Retry \(number + 1)") }
      }
      if count > 5 {
        ButtonState { TextState("Stop") }
      }
      [ButtonState { TextState("Ok") }]
    }
    #expect(alert.buttons.map { String(state: $0.label) } == labels)
  }
}
