extension StateSupport {
  /// Tells a child from the next one that takes its place: which case of an enum it is, and the `id` of
  /// its payload if that has one.
  public struct Identity: Hashable, @unchecked Sendable {
    private let index: Int
    private let id: AnyHashable?
    /// Whether the child goes as soon as it was answered, as an alert does.
    @usableFromInline let isEphemeral: Bool

    @usableFromInline
    init(_ index: Int = 0, id: AnyHashable? = nil, isEphemeral: Bool = false) {
      self.index = index
      self.id = id
      self.isEphemeral = isEphemeral
    }
  }

  /// The identity of a case without a payload, or with several.
  public static func identity(_ index: Int) -> Identity {
    Identity(index)
  }

  /// The identity of a case whose payload has none.
  public static func identity<Payload>(_ index: Int, of payload: Payload) -> Identity {
    Identity(index)
  }

  /// The identity of a case by that of its payload.
  public static func identity<Payload: Identifiable>(
    _ index: Int,
    of payload: Payload
  ) -> Identity {
    Identity(index, id: AnyHashable(payload.id))
  }

  /// The identity of a case that is shown until it is answered.
  public static func identity<Payload: EphemeralState>(
    _ index: Int,
    of payload: Payload
  ) -> Identity {
    Identity(index, isEphemeral: true)
  }

  /// The identity of a case that is shown until it is answered.
  public static func identity<Payload: EphemeralState & Identifiable>(
    _ index: Int,
    of payload: Payload
  ) -> Identity {
    Identity(index, id: AnyHashable(payload.id), isEphemeral: true)
  }
}

extension ObservableState {
  /// A struct is not told from another one by its case.
  public var _$identity: StateSupport.Identity { StateSupport.Identity() }
}
