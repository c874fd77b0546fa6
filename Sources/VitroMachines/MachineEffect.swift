import VitroConcurrency

/// The work at the edge that a command of a machine stands for, and that sends events back.
///
/// ```swift
/// case .sendLoginRequest(let request):
///   .run { send in await send(.response(await server.logIn(request))) }
///   .cancellable(id: "login")
/// case .cancelLoginRequest: .cancel(id: "login")
/// ```
///
/// It is a value: nothing happens before a ``MachineDriver`` starts it.
public struct MachineEffect<Event> {
  /// A piece of it, and the ids that end it.
  struct Piece {
    enum Kind {
      case send(Event)
      case run(TaskPriority?, @Sendable (MachineSend<Event>) async -> Void)
      case cancel
    }

    var kind: Kind
    var ids: [CancelID] = []
  }

  let pieces: [Piece]

  /// Nothing to do.
  public static var none: Self { Self(pieces: []) }

  /// Hands the machine another event, behind those that wait already.
  ///
  /// - Parameter event: the event.
  public static func send(_ event: Event) -> Self { Self(pieces: [Piece(kind: .send(event))]) }

  /// Does work off the main actor, and sends events back.
  ///
  /// - Parameters:
  ///   - priority: the priority of its task.
  ///   - operation: the work.
  public static func run(
    priority: TaskPriority? = nil,
    operation: @escaping @Sendable (_ send: MachineSend<Event>) async -> Void
  ) -> Self {
    Self(pieces: [Piece(kind: .run(priority, operation))])
  }

  /// Does work off the main actor that may throw, and sends events back. A cancellation is silent.
  ///
  /// - Parameters:
  ///   - priority: the priority of its task.
  ///   - operation: the work.
  ///   - handler: makes of any other error what the machine should hear of.
  public static func run(
    priority: TaskPriority? = nil,
    operation: @escaping @Sendable (_ send: MachineSend<Event>) async throws -> Void,
    catch handler:
      @escaping @Sendable (_ error: any Error, _ send: MachineSend<Event>) async -> Void
  ) -> Self {
    .run(priority: priority) { send in
      do {
        try await operation(send)
      } catch {
        if !(error is CancellationError) { await handler(error, send) }
      }
    }
  }

  /// Starts effects side by side, in their order.
  ///
  /// - Parameter effects: the effects.
  public static func merge(_ effects: Self...) -> Self { Self(pieces: effects.flatMap(\.pieces)) }

  /// The same effect, which ``cancel(id:)`` ends.
  ///
  /// - Parameters:
  ///   - id: the id.
  ///   - cancelInFlight: whether effects with this id that still run are ended first.
  public func cancellable(id: some Hashable & Sendable, cancelInFlight: Bool = false) -> Self {
    let id = CancelID(id)
    let named = pieces.map { piece in
      var piece = piece
      if case .run = piece.kind { piece.ids.append(id) }
      return piece
    }
    return Self(pieces: (cancelInFlight ? [Piece(kind: .cancel, ids: [id])] : []) + named)
  }

  /// Ends all effects of the driver with this id; harmless if there is none.
  ///
  /// - Parameter id: the id.
  public static func cancel(id: some Hashable & Sendable) -> Self {
    Self(pieces: [Piece(kind: .cancel, ids: [CancelID(id)])])
  }
}

/// The way back from work to the machine.
///
/// An event is dropped once the work is cancelled or the driver is gone.
public struct MachineSend<Event>: Sendable {
  let send: @MainActor @Sendable (Event) -> Void

  /// Sends an event; returns when the machine has handled it.
  ///
  /// - Parameters:
  ///   - isolation: the actor of the caller.
  ///   - event: the event.
  public func callAsFunction(
    isolation: isolated (any Actor)? = #isolation, _ event: sending Event
  ) async {
    if Task.isCancelled { return }
    // The sender has let the event go.
    nonisolated(unsafe) let event = event
    await RestExecutor.onMainActor {
      // Once more there: it may have been cancelled on the way.
      if !Task.isCancelled { send(event) }
    }
  }
}
