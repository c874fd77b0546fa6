/// Tells one child from the next that takes its place.
@usableFromInline
struct ChildIdentity<State> {
  @usableFromInline enum Value: Equatable {
    case absent
    /// There is nothing to tell it from another one of its type.
    case present
    case known(StateSupport.Identity)

    /// Whether it goes as soon as it was answered.
    @inlinable var isEphemeral: Bool {
      if case .known(let identity) = self { identity.isEphemeral } else { false }
    }

    /// Unlike the synthesized one it is compiled for the type at hand.
    @inlinable
    static func == (left: Value, right: Value) -> Bool {
      switch (left, right) {
      case (.absent, .absent), (.present, .present): true
      case (.known(let left), .known(let right)): left == right
      default: false
      }
    }
  }

  @usableFromInline let identify: ((State) -> StateSupport.Identity)?

  @usableFromInline
  init(of type: State.Type) {
    identify = Self.makeIdentify(type)
  }

  @inlinable var isKnown: Bool { identify != nil }

  @inlinable
  func known(_ state: State) -> Value {
    guard let identify else { return .present }
    return .known(identify(state))
  }

  private static func makeIdentify(
    _ type: State.Type
  ) -> ((State) -> StateSupport.Identity)? {
    if let type = type as? any Identifiable.Type { return identifyByID(type) }
    if let type = type as? any ObservableState.Type {
      return StateShape.of(type)?.isEnum == true ? identifyByPayload(type) : nil
    }
    if let type = type as? any CasePathable.Type { return identifyByCase(type) }
    return nil
  }

  private static func identifyByID<S: Identifiable>(
    _: S.Type
  ) -> (State) -> StateSupport.Identity {
    { state in
      guard let state = state as? S else { return StateSupport.Identity() }
      return StateSupport.Identity(id: AnyHashable(state.id))
    }
  }

  private static func identifyByPayload<S: ObservableState>(
    _: S.Type
  ) -> (State) -> StateSupport.Identity {
    { ($0 as? S)?._$identity ?? StateSupport.Identity() }
  }

  private static func identifyByCase<S: CasePathable>(
    _: S.Type
  ) -> (State) -> StateSupport.Identity {
    { StateSupport.Identity(id: ($0 as? S).map { AnyHashable($0.caseName) }) }
  }
}
