import Foundation
import Vitro

@ObservableModel @MainActor final class StandupsModel {
  @ObservationIgnored @Shared(.standups) var standups: [Standup]
  var destination: Destination? { didSet { bind() } }

  @ObservableModel enum Destination {
    case add(StandupForm)
    case record(RecordMeetingModel)
  }

  @Dependency(\.uuid) private var uuid

  func addButtonTapped() { destination = .add(StandupForm(id: uuid())) }

  func confirmAddButtonTapped() {
    guard let standup = destination?[case: \.add]?.standup else { return }
    $standups.withLock { $0.append(standup) }
    destination = nil
  }

  func cardTapped(_ standup: Standup) {
    destination = .record(withDependencies(from: self) { RecordMeetingModel(standup: standup) })
  }

  private func bind() {
    guard case .record(let record) = destination else { return }
    record.onEnd = { [weak self] transcript in
      self?.keep(transcript, of: record.standup.id)
      self?.destination = nil
    }
  }

  private func keep(_ transcript: String?, of id: Standup.ID) {
    guard let transcript else { return }
    $standups.withLock { standups in
      guard let index = standups.firstIndex(where: { $0.id == id }) else { return }
      standups[index].meetings.append(transcript)
    }
  }
}

extension SharedKey where Self == FileStorageKey<[Standup]>.Default {
  static var standups: Self {
    Self[.fileStorage(.applicationFolder.appending(path: "standups.json")), default: []]
  }
}
