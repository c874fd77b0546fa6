import Foundation
import Vitro

@ObservableModel @MainActor final class StandupsModel {
  @ObservationIgnored @Shared(.standups) var standups: [Standup]
  var form: StandupForm?

  @Dependency(\.uuid) private var uuid

  func addButtonTapped() { form = StandupForm(id: uuid()) }

  func confirmAddButtonTapped() {
    guard let standup = form?.standup else { return }
    $standups.withLock { $0.append(standup) }
    form = nil
  }
}

extension SharedKey where Self == FileStorageKey<[Standup]>.Default {
  static var standups: Self {
    Self[.fileStorage(.applicationFolder.appending(path: "standups.json")), default: []]
  }
}
