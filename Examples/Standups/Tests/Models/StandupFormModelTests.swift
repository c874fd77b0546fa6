import Foundation
import StandupsDomain
import StandupsModels
import Testing
import VitroTesting

@MainActor @Suite("The model of a form")
struct StandupFormModelTests {
  private var form = StandupForm(new: .number(100), row: .number(101))

  @Test("A row is added with an identity of its own, and gets the cursor") mutating func add() async
  {
    let test = TestModel(StandupFormModel(form)) { $0.uuid = .incrementing }
    form.addRow(.number(0))
    await test.perform {
      $0.addAttendeeButtonTapped()
    } changes: { [form] in
      $0.form = form
    }
    #expect(test.model.form.focus == .attendee(.number(0)))
  }

  @Test("In the place of the last row that is removed comes a blank one")
  mutating func remove() async {
    form[name: .number(101)] = "Blob"
    let test = TestModel(StandupFormModel(form)) { $0.uuid = .incrementing }
    form.removeRows(at: [0]) { .number(0) }
    await test.perform {
      $0.deleteAttendees(at: [0])
    } changes: { [form] in
      $0.form = form
    }
    #expect(test.model.form.rows.map(\.name) == [""])
  }
}
