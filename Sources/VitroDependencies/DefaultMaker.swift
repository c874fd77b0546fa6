/// Asks a key for the value that it has in a context.
struct DefaultMaker<Key: TestDependencyKey> {
  let key: Key.Type
  let name: String
  let values: DependencyValues

  /// The value, and what is wrong with it if the key has none for this context.
  func make() -> (value: Key.Value, problem: String?) {
    let request = DefaultRequest(name: name)
    var values = values
    values.purpose = .making
    return DependencyValues.$current.withValue(values) {
      DefaultRequest.$current.withValue(request) { value(for: request) }
    }
  }

  private func value(for request: DefaultRequest) -> (value: Key.Value, problem: String?) {
    switch values.context {
    case .live:
      guard let value = liveValue else {
        return (Key.testValue, DependencyMessages.noLiveValue(name, key: key))
      }
      return (value, nil)
    case .preview:
      return (Key.previewValue, nil)
    case .test:
      let value = Key.testValue
      guard request.isMissing.withLock({ $0 }) else { return (value, nil) }
      return (value, DependencyMessages.notOverridden(name, type: Key.Value.self))
    }
  }

  /// The conformance may be in a module that the one with the key does not know.
  private var liveValue: Key.Value? {
    func open<Live: DependencyKey>(_ key: Live.Type) -> Key.Value? { Live.liveValue as? Key.Value }
    guard let live = key as? any DependencyKey.Type else { return nil }
    return open(live)
  }
}
