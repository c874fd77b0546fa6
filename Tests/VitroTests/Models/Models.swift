import Vitro

/// The models that the tests are about.
@ObservableModel final class CounterModel {
  var count = 0
  var title = ""
  let step: Int?
  var isEven: Bool { count.isMultiple(of: 2) }
  lazy var slow = count
  @Dependency(\.date) @ObservationIgnored var date
  @ObservationIgnored var reads = 0
  var onChange: () -> Void = {}
  let limit = 10

  func incrementButtonTapped() {
    count += step ?? 1
    onChange()
  }
}

extension CounterModel.Snapshot: Codable {}
extension CounterModel.Snapshot: Sendable {}

@ObservableModel final class RowModel {
  let id: Int
  var name = ""
  @Dependency(\.date.now) var now
}

extension RowModel: Identifiable {}
extension RowModel.Snapshot: Codable {}

@ObservableModel final class ScreenModel {
  var counter = CounterModel(step: 1)
  var detail: CounterModel?
  var rows: [RowModel] = []
  var named: [String: RowModel] = [:]
  var pinned: IdentifiedArrayOf<RowModel> = []
  var numbers: [Int] = []
  var selection: Set<Int> = []
}

extension ScreenModel.Snapshot: Codable {}

/// A model that only its parent can make.
@ObservableModel @MainActor final class FormModel {
  var text = ""
  @ObservationIgnored private let save: (String) -> Void

  init(text: String = "", save: @escaping (String) -> Void) {
    self.text = text
    self.save = save
  }

  func saveButtonTapped() { save(text) }
}

@ObservableModel @MainActor final class SettingsModel {
  var form = FormModel(save: { _ in })
  var saved: [String] = []
}

/// A model that says itself how it is made of a snapshot.
@ObservableModel @MainActor final class PlayerModel {
  var volume = 5
  private let device: Device

  init(volume: Int, device: Device) {
    self.volume = volume
    self.device = device
  }

  convenience init(snapshot: Snapshot) {
    self.init(volume: snapshot.volume, device: snapshot.device)
  }
}

struct Device: Equatable { var name: String }

/// A model that its child calls back.
@ObservableModel @MainActor final class ParentModel {
  var total = 0
  var child: CounterModel? {
    didSet { child?.onChange = { [weak self] in self?.total += 1 } }
  }
}

/// A model that leads somewhere.
@ObservableModel final class InboxModel {
  var destination: Destination?

  @ObservableModel enum Destination {
    case row(RowModel)
    case counter(CounterModel, note: String)
    case alert(title: String)
    case search
  }
}

extension InboxModel.Snapshot: Codable {}
extension InboxModel.Destination.Snapshot: Codable {}

/// A model of no actor, with parameters.
@ObservableModel final class BoxModel<Value: Equatable> {
  var value: Value
  var children: [BoxModel<Value>] = []
}

extension BoxModel.Snapshot: Codable where Value: Codable {}

/// A model that others see.
@ObservableModel public final class LibraryModel {
  /// Their titles.
  public var books: [String] = []
}

/// A model whose state is not all its own: a machine's, and what others share.
@ObservableModel @MainActor final class DeskModel {
  lazy var lamp = MachineDriver(Lamp()) { [weak self] in self?.perform($0) ?? .none }
  @Shared(.inMemory("owner")) var owner = "Blob"
  @Shared var note: String
  @SharedReader(.inMemory("visitors")) var visitors = 0
  private(set) var clicks = 0

  private func perform(_ command: Lamp.Command) -> Effect<Lamp.Event> {
    clicks += 1
    return .none
  }
}

struct Lamp: Equatable, StateMachine {
  enum Event { case switchPressed }
  enum Command { case click }
  var isOn = false

  mutating func handle(_ event: Event) -> [Command] {
    isOn.toggle()
    return [.click]
  }
}

/// A model that says what happens to its favorites.
@ObservableModel @MainActor final class FeedModel {
  var entries: [String] = []
  var favorites: [Int] = [] {
    didSet { entries.append("\(favorites.count) favorite") }
  }
}
