import VitroTesting

struct Chore: Equatable, Identifiable {
  let id: Int
  var title: String
}

/// A list of chores, one of which is shown.
@ObservableModel @MainActor final class ChoresModel {
  var chores: [Chore] = []
  var destination: Destination? { didSet { listen() } }

  @ObservableModel enum Destination { case detail(ChoreModel) }

  func choreTapped(_ chore: Chore) { destination = .detail(ChoreModel(chore: chore)) }

  private func listen() {
    let detail = destination?[case: \.detail]
    detail?.onSave = { [weak self] chore in
      self?.chores = (self?.chores ?? []).map { $0.id == chore.id ? chore : $0 }
    }
    detail?.onDelete = { [weak self] id in
      self?.chores.removeAll { $0.id == id }
      self?.destination = nil
    }
  }
}

/// A chore that is shown, and may be edited.
@ObservableModel @MainActor final class ChoreModel {
  var chore: Chore
  var destination: Destination? { didSet { listen() } }
  var onSave: (Chore) -> Void = { _ in }
  var onDelete: (Chore.ID) -> Void = { _ in }

  @ObservableModel enum Destination { case edit(EditChoreModel) }

  func editButtonTapped() { destination = .edit(EditChoreModel(title: chore.title)) }

  private func listen() {
    let edit = destination?[case: \.edit]
    edit?.onSave = { [weak self] title in
      guard let self else { return }
      chore.title = title
      onSave(chore)
      destination = nil
    }
    edit?.onDelete = { [weak self] in
      guard let self else { return }
      onDelete(chore.id)
    }
  }
}

/// The title of a chore while it is edited.
@ObservableModel @MainActor final class EditChoreModel {
  var title: String
  var alert: String?
  var onSave: (String) -> Void = { _ in }
  var onDelete: () -> Void = {}

  func saveButtonTapped() { onSave(title) }

  func deleteButtonTapped() { alert = "Delete “\(title)”?" }

  func deletionConfirmed() {
    alert = nil
    onDelete()
  }
}
