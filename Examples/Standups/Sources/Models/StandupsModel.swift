public import Foundation
public import StandupsDomain
public import StandupsShared
public import Vitro

/// The list of the stand-ups, and where it leads.
@ObservableModel @MainActor
public final class StandupsModel {
  /// The stand-ups; every session shares them.
  @ObservationIgnored @Shared(.standups) public var standups: Standups

  /// What lies over the list.
  public var destination: Destination? { didSet { bind() } }

  /// The destination of the list: the form of a new stand-up, a stand-up, or an alert.
  @ObservableModel
  public enum Destination {
    /// The form of a new stand-up.
    case add(StandupFormModel)
    /// A stand-up.
    case detail(StandupDetailModel)
    /// Something that has to be answered.
    case alert(AlertState<ListAnswer>)
  }

  @Dependency(\.uuid) private var uuid

  /// Makes the model; where the file of the stand-ups cannot be used, an alert asks what to do.
  public init(destination: Destination? = nil) {
    self.destination = destination ?? Self.loadFailure($standups)
    bind()
  }

  /// Why the last change has not been saved, if it has not.
  public var saveError: (any Error)? { $standups.saveError }

  /// Somebody wants the change saved that could not be.
  public func saveAgainButtonTapped() async { try? await $standups.save() }

  /// Somebody wants to add a stand-up.
  public func addButtonTapped() {
    let form = StandupForm(new: Identifier(uuid()), row: Identifier(uuid()))
    destination = .add(withDependencies(from: self) { StandupFormModel(form) })
  }

  /// The new stand-up is not to be kept.
  public func dismissAddButtonTapped() { destination = nil }

  /// The new stand-up is to be kept.
  public func confirmAddButtonTapped() {
    guard case .add(let model) = destination, let standup = try? model.form.standup() else {
      return
    }
    $standups.withLock { try? $0.add(standup) }
    destination = nil
  }

  /// Somebody wants to look around.
  public func addSamplesButtonTapped() {
    $standups.withLock { standups in for sample in Standup.samples { try? standups.add(sample) } }
  }

  /// Somebody wants to see a stand-up.
  public func standupTapped(_ id: Standup.ID) {
    destination = .detail(withDependencies(from: self) { StandupDetailModel(id) })
  }

  /// Somebody has answered an alert.
  public func alertButtonTapped(_ answer: ListAnswer) {
    switch answer {
    case .loadSamples: addSamplesButtonTapped()
    // What is written takes the place of what could not be read.
    case .startEmpty: $standups.withLock { $0 = Standups() }
    }
  }

  /// Somebody has opened an address.
  public func open(_ url: URL) async {
    guard let route = Route(url) else { return destination = .alert(.gone) }
    guard let id = route.standup else { return addButtonTapped() }
    guard standups[id] != nil else { return destination = .alert(.gone) }
    standupTapped(id)
    await destination?[case: \.detail]?.open(route)
  }

  private func bind() {
    destination?[case: \.detail]?.onDeletion = { [weak self] in
      guard let self, case .detail(let detail) = destination else { return }
      destination = nil
      $standups.withLock { $0.delete(detail.id) }
    }
  }

  private static func loadFailure(_ standups: Shared<Standups>) -> Destination? {
    standups.loadError.map { .alert(.notLoaded($0)) }
  }
}
