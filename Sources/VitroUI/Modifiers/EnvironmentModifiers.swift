import Observation

extension View {
  /// Sets a value of the environment for this view and those in it.
  public func environment<Value>(
    _ path: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    EnvironmentModifier(content: self, value: value) { $0[keyPath: path] = $1 }
  }

  /// Changes a value of the environment for this view and those in it.
  public func transformEnvironment<Value>(
    _ path: WritableKeyPath<EnvironmentValues, Value>,
    transform: @escaping (inout Value) -> Void
  ) -> some View {
    EnvironmentModifier(content: self, value: transform) { $1(&$0[keyPath: path]) }
  }

  /// Puts an observable object into the environment, for `@Environment(Model.self)`.
  public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some View {
    EnvironmentModifier(content: self, value: object) { $0.setObject($1) }
  }

  /// Puts an object into the environment under its type, whatever it tells its changes with.
  package func environment<Object: AnyObject>(anyObject object: Object) -> some View {
    EnvironmentModifier(content: self, value: ObjectIdentifier(object)) { environment, _ in
      environment.setObject(object)
    }
  }

  /// Keeps people from using the controls of this view while `disabled` is true.
  public func disabled(_ disabled: Bool) -> some View {
    EnvironmentModifier(content: self, value: disabled) { environment, disabled in
      if disabled { environment.isEnabled = false }
    }
  }

  /// Sets the font of texts in this view.
  public func font(_ font: Font?) -> some View {
    EnvironmentModifier(content: self, value: font) { $0.font = $1 }
  }
}
