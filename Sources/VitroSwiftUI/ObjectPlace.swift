/// The observable object of a place on a screen, and the subscription to it.
@MainActor
final class ObjectPlace<ObjectType: ObservableObject> {
  let source = ChangeSource()
  private(set) var object: ObjectType?
  private var subscription: AnyCancellable?

  init() {
    source.onEnd = { [weak self] in self?.subscription = nil }
  }

  /// Subscribes to an object, and no longer to the one before.
  func follow(_ new: ObjectType?) {
    guard new !== object else { return }
    object = new
    // Not on the main actor: an object may change on any thread.
    subscription = new?.objectWillChange.sink { @Sendable [source] _ in source.changed() }
  }
}

extension PropertyHost {
  /// What is kept at a slot for an object, from now on if nothing was.
  func place<ObjectType: ObservableObject>(
    of type: ObjectType.Type, at slot: Int
  ) -> ObjectPlace<ObjectType> {
    if let place = slots[slot] as? ObjectPlace<ObjectType> { return place }
    let place = ObjectPlace<ObjectType>()
    slots[slot] = place
    listen(to: place.source)
    return place
  }
}
