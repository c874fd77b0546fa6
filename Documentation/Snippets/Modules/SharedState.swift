// Shared state: keys, a feature that holds their values, a part for a child, and a storage of one's own.
import Foundation
import Testing
import Vitro

struct Item: Codable, Equatable, Sendable {
  var title = ""
  var isDone = false
}

extension SharedKey where Self == FileStorageKey<[Item]>.Default {
  static var items: Self {
    Self[.fileStorage(.applicationFolder.appending(path: "items.json")), default: []]
  }
}

@Reducer struct Items {
  @ObservableState struct State: Equatable {
    @Shared(.items) var items
    @Shared(.appStorage("hidesDone")) var hidesDone = false
  }

  enum Action {
    case addButtonTapped
    case hideDoneButtonTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .addButtonTapped: state.$items.withLock { $0.append(Item()) }
      case .hideDoneButtonTapped: state.$hidesDone.withLock { $0.toggle() }
      }
      return .none
    }
  }
}

struct ItemEditor {
  @Shared var item: Item

  func doneButtonTapped() {
    $item.isDone.withLock { $0 = true }
  }
}

private struct List {
  @Shared(.items) var items

  func editor(of index: Int) -> ItemEditor {
    ItemEditor(item: $items[index])
  }

  func close() async {
    do {
      try await $items.save()
    } catch {
      print(error)
    }
  }
}

struct KeychainKey: SharedKey {
  let name: String
  var id: String { name }

  func load(context: LoadContext<String>, continuation: LoadContinuation<String>) {
    continuation.resume(with: Result { try Keychain.read(name) })
  }

  func save(_ value: String, context: SaveContext, continuation: SaveContinuation) {
    continuation.resume(with: Result { try Keychain.write(value, name) })
  }
}

enum Keychain {
  static func read(_ name: String) throws -> String? { nil }
  static func write(_ value: String, _ name: String) throws {}
}

@Test func sharedState() {
  withDependencies {
    $0.defaultFileStorage = .inMemory()
  } operation: {
    let list = List()
    list.$items.withLock { $0 = [Item(title: "Milk")] }
    list.editor(of: 0).doneButtonTapped()
    #expect(list.items == [Item(title: "Milk", isDone: true)])
  }
}
