public import Vitro
public import VitroUI

extension Binding {
  /// Makes a binding to a shared value: `TextField("Name", text: Binding($name))`.
  public init(_ shared: Shared<Value>) {
    self.init(
      get: { shared.wrappedValue }, set: { new in shared.withLock { $0 = new } })
  }
}

extension Array {
  /// The elements of a shared collection, each shared by its id: `ForEach(Array($items)) { $item in … }`.
  public init<ID, Value>(_ shared: Shared<IdentifiedArray<ID, Value>>)
  where Element == Shared<Value> {
    self = shared.wrappedValue.ids.compactMap { id in
      Shared<Value>(shared[dynamicMember: \.[id: id]])
    }
  }

  /// The elements of a shared array, each shared by its index.
  public init<Value>(_ shared: Shared<[Value]>) where Element == Shared<Value> {
    self = shared.wrappedValue.indices.map { shared[dynamicMember: \.[$0]] }
  }
}

extension FileStorage {
  /// Files in memory, none at first.
  public static var inMemory: FileStorage { .inMemory([:]) }
}
