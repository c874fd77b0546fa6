extension Binding {
  /// Makes a binding to a value that is there for sure of one that may not be, or `nil` where it is
  /// not there; once it is gone, the binding keeps to what it was.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self.init(get: { base.wrappedValue ?? value }, set: { base.wrappedValue = $0 })
  }

  /// Makes a binding to a value that may be missing of one that is there; writing `nil` changes
  /// nothing.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(
      get: { base.wrappedValue }, set: { new in if let new { base.wrappedValue = new } })
  }

  /// Makes a binding to a value of any type; writing one of another type changes nothing.
  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self.init(
      get: { AnyHashable(base.wrappedValue) },
      set: { new in if let new = new.base as? V { base.wrappedValue = new } })
  }
}
