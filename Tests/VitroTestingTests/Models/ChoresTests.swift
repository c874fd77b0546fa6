import Testing
import VitroTesting

/// Models in models in models: every change is asserted from the root.
@MainActor @Suite struct ChoresTests {
  @Test(.tags(.objectIsAsserted)) func aChoreIsDeletedFromItsEditorAndGoneFromTheList() async throws
  {
    let (wash, cook) = (Chore(id: 1, title: "Wash"), Chore(id: 2, title: "Cook"))
    let test = TestModel(ChoresModel(chores: [wash, cook]))
    await test.perform {
      $0.choreTapped(wash)
    } changes: {
      $0.destination = .detail(.init(chore: wash))
    }
    let detail = try #require(test.model.destination, case: \.detail)
    await test.perform { _ in
      detail.editButtonTapped()
    } changes: {
      $0.destination?[case: \.detail]?.destination = .edit(.init(title: "Wash"))
    }
    let edit = try #require(detail.destination, case: \.edit)
    await test.perform { _ in
      edit.deleteButtonTapped()
    } changes: {
      $0.destination?[case: \.detail]?.destination?[case: \.edit]?.alert = "Delete “Wash”?"
    }
    await test.perform { _ in
      edit.deletionConfirmed()
    } changes: {
      ($0.chores, $0.destination) = ([cook], nil)
    }
  }
}
