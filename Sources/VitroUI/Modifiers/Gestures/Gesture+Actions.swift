extension Gesture {
  /// Does something when the gesture has come to its end.
  public func onEnded(_ action: @escaping (Value) -> Void) -> some Gesture<Value> {
    ObservedGesture(base: self) { phase, _ in
      if case .ended(let value) = phase { action(value) }
    }
  }

  /// Keeps a state up to date while the gesture goes on; when it ends, the state is what it was at
  /// first.
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> some Gesture<Value> {
    ObservedGesture(base: self) { phase, atEnd in
      if case .changed(let value) = phase {
        state.update { state in
          var transaction = Transaction()
          body(value, &state, &transaction)
        }
      } else {
        atEnd.append { state.reset() }
      }
    }
  }

  /// The gesture with another value.
  public func map<Other>(_ body: @escaping (Value) -> Other) -> some Gesture<Other> {
    MappedGesture(base: self, change: body)
  }
}

extension Gesture where Value: Equatable {
  /// Does something when the gesture begins, and each time that it goes on.
  public func onChanged(_ action: @escaping (Value) -> Void) -> some Gesture<Value> {
    ObservedGesture(base: self) { phase, _ in
      if case .changed(let value) = phase { action(value) }
    }
  }
}

/// A gesture whose phases somebody wants to know.
private struct ObservedGesture<Base: Gesture>: PrimitiveGesture {
  typealias Value = Base.Value
  let base: Base
  let observe: (GesturePhase<Base.Value>, inout [() -> Void]) -> Void

  func recognition(_ memory: GestureMemory) -> Recognition<Base.Value> {
    let inner = base.recognized(memory)
    return Recognition(actions: inner.actions) { event, atEnd in
      let phases = inner.phases(event, &atEnd)
      for phase in phases { observe(phase, &atEnd) }
      return phases
    }
  }
}

/// A gesture with another value.
private struct MappedGesture<Base: Gesture, Value>: PrimitiveGesture {
  let base: Base
  let change: (Base.Value) -> Value

  func recognition(_ memory: GestureMemory) -> Recognition<Value> {
    let inner = base.recognized(memory)
    return Recognition(actions: inner.actions) { event, atEnd in
      inner.phases(event, &atEnd).map { $0.map(change) }
    }
  }
}

/// A gesture whose type is not told.
public struct AnyGesture<Value>: PrimitiveGesture {
  private let recognize: (GestureMemory) -> Recognition<Value>

  /// Hides the type of a gesture.
  public init(_ gesture: some Gesture<Value>) {
    recognize = { gesture.recognized($0) }
  }

  func recognition(_ memory: GestureMemory) -> Recognition<Value> { recognize(memory) }
}
