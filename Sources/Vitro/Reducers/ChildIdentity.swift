/// Tells one child from the next that takes its place.
@usableFromInline
struct ChildIdentity<State> {
  @usableFromInline enum Value: Equatable {
    case absent
    /// There is nothing to tell it from another one of its type.
    case present
    case known(AnyHashable)
  }

  private let identify: ((State) -> AnyHashable)?

  @usableFromInline
  init(of type: State.Type) {
    identify = Self.makeIdentify(type)
  }

  @usableFromInline var isKnown: Bool { identify != nil }

  @usableFromInline
  func known(_ state: State) -> Value {
    identify.map { .known($0(state)) } ?? .present
  }

  private static func makeIdentify(_ type: State.Type) -> ((State) -> AnyHashable)? {
    if let type = type as? any Identifiable.Type { return identifyByID(type) }
    if let type = type as? any CasePathable.Type { return identifyByCase(type) }
    return nil
  }

  private static func identifyByID<S: Identifiable>(_: S.Type) -> ((State) -> AnyHashable)? {
    { ($0 as? S).map { AnyHashable($0.id) } ?? AnyHashable(0) }
  }

  private static func identifyByCase<S: CasePathable>(_: S.Type) -> ((State) -> AnyHashable)? {
    { ($0 as? S).map { AnyHashable($0.caseName) } ?? AnyHashable(0) }
  }
}
