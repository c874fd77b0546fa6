import Foundation

/// A value that a store keeps.
public enum AppStorageValue: Hashable, Codable, Sendable {
  /// Whether something is so.
  case bool(Bool)
  /// A whole number.
  case int(Int)
  /// A number.
  case double(Double)
  /// A text.
  case string(String)
  /// Bytes.
  case data(Data)
}

/// The store of the values of `@AppStorage`.
///
/// A screen has one in memory, so that tests never disturb each other; a host gives one that lasts:
///
/// ```swift
/// let screen = Screen(storage: .inMemory(["username": .string("Blob")])) { SettingsView() }
/// ```
///
/// A screen asks for a value once, when it is first read, and writes each change. What others write
/// into the same store meanwhile it sees where the store tells of it.
@MainActor @preconcurrency
public struct AppStorageStore {
  /// Reads the value of a key.
  public var read: @MainActor (_ key: String) -> AppStorageValue?
  /// Writes the value of a key, or removes it.
  public var write: @MainActor (_ key: String, _ value: AppStorageValue?) -> Void
  /// Asks to be told of what others write; `nil` where nobody tells.
  public var subscribe:
    (
      @MainActor (_ told: @escaping @MainActor (_ key: String, _ value: AppStorageValue?) -> Void)
        -> Void
    )?

  /// Makes a store of two closures, which tells of nothing.
  public nonisolated init(
    read: @escaping @MainActor (_ key: String) -> AppStorageValue?,
    write: @escaping @MainActor (_ key: String, _ value: AppStorageValue?) -> Void
  ) {
    self.read = read
    self.write = write
  }

  /// Makes a store that lasts as long as somebody holds it.
  public nonisolated static func inMemory(
    _ values: [String: AppStorageValue] = [:]
  ) -> AppStorageStore {
    let memory = Memory(values)
    return AppStorageStore(
      read: { memory.values[$0] }, write: { memory.values[$0] = $1 })
  }

  /// Makes a store that keeps its values in Foundation's defaults.
  public static func userDefaults(_ defaults: UserDefaults) -> AppStorageStore {
    AppStorageStore(
      read: { AppStorageValue(defaults.object(forKey: $0)) },
      write: { key, value in
        if let value {
          defaults.set(value.object, forKey: key)
        } else {
          defaults.removeObject(forKey: key)
        }
      })
  }

  // Its values are touched on the main actor only.
  private final class Memory: @unchecked Sendable {
    var values: [String: AppStorageValue]

    init(_ values: [String: AppStorageValue]) { self.values = values }
  }
}

extension AppStorageValue {
  fileprivate var object: Any {
    switch self {
    case .bool(let value): value
    case .int(let value): value
    case .double(let value): value
    case .string(let value): value
    case .data(let value): value
    }
  }

  fileprivate init?(_ object: Any?) {
    switch object {
    case let text as String: self = .string(text)
    case let data as Data: self = .data(data)
    case let number as Int: self = .int(number)
    case let number as Double: self = .double(number)
    case let flag as Bool: self = .bool(flag)
    default: return nil
    }
  }
}

/// The values of a store that a screen has read, each of which tells who reads it of its changes.
@MainActor
final class StorageBoard {
  private let store: AppStorageStore
  private var boxes: [String: StateBox<AppStorageValue?>] = [:]
  private var others: [ObjectIdentifier: StorageBoard] = [:]
  /// The board that knows this one as one of its others.
  private weak var root: StorageBoard?

  init(_ store: AppStorageStore) {
    self.store = store
    store.subscribe? { [weak self] key, value in self?.boxes[key]?.write(value) }
  }

  /// The place of a key's value.
  func box(_ key: String) -> StateBox<AppStorageValue?> {
    if let box = boxes[key] { return box }
    let box = StateBox(store.read(key))
    boxes[key] = box
    return box
  }

  func write(_ value: AppStorageValue?, _ key: String) {
    box(key).write(value)
    store.write(key, value)
  }

  /// The values in defaults of somebody's own, as this screen has read them.
  func board(for defaults: UserDefaults?) -> StorageBoard {
    guard let defaults else { return self }
    if defaults is any VisitorDefaults { return root ?? self }
    if let root { return root.board(for: defaults) }
    if let board = others[ObjectIdentifier(defaults)] { return board }
    let board = StorageBoard(.userDefaults(defaults))
    board.root = self
    others[ObjectIdentifier(defaults)] = board
    return board
  }
}

private struct AppStorageKey: EnvironmentKey {
  static var defaultValue: StorageBoard? { nil }
}

private struct SceneStorageKey: EnvironmentKey {
  static var defaultValue: StorageBoard? { nil }
}

extension EnvironmentValues {
  /// What the application keeps.
  var appStorage: StorageBoard? {
    get { self[AppStorageKey.self] }
    set { self[AppStorageKey.self] = newValue }
  }

  /// What the screen keeps.
  var sceneStorage: StorageBoard? {
    get { self[SceneStorageKey.self] }
    set { self[SceneStorageKey.self] = newValue }
  }
}

extension View {
  /// Keeps the values of `@AppStorage` in this view in defaults of your own.
  public func defaultAppStorage(_ store: UserDefaults) -> some View {
    EnvironmentModifier(content: self, value: store) { environment, store in
      environment.appStorage = environment.appStorage?.board(for: store)
    }
  }
}
