/// A movement of a person's fingers, or of a pointer, that means something.
///
/// Give it to a view with ``View/gesture(_:including:)``. In a test, `tap()`, `longPress()` and
/// `drag(from:to:)` make it.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// What is known about the movement.
  associatedtype Value = Body.Value
  /// What the gesture is made of.
  associatedtype Body: Gesture

  /// What the gesture is made of.
  @MainActor @preconcurrency var body: Body { get }
}

extension Never: Gesture {
  /// Nothing is known about it.
  public typealias Value = Never
}

/// A gesture that says itself what it makes of events.
@MainActor @preconcurrency
protocol PrimitiveGesture: Gesture where Body == Never {
  /// What the gesture makes of events; what it must remember stays in `memory`.
  func recognition(_ memory: GestureMemory) -> Recognition<Value>
}

extension PrimitiveGesture {
  /// A primitive gesture has no body; nothing asks for it.
  public var body: Never { preconditionFailure("\(Self.self) is primitive and has no body.") }
}

extension Gesture {
  /// What the gesture, or what it is made of, makes of events.
  func recognized(_ memory: GestureMemory) -> Recognition<Value> {
    if let gesture = self as? any PrimitiveGesture {
      func open<G: PrimitiveGesture>(_ gesture: G) -> Recognition<Value>? {
        gesture.recognition(memory) as? Recognition<Value>
      }
      if let recognition = open(gesture) { return recognition }
    }
    if Body.self != Never.self, let inner = body.recognized(memory) as? Recognition<Value> {
      return inner
    }
    return Recognition(actions: []) { _, _ in [] }
  }
}

/// The recognition of a gesture: the actions that it needs, and the phases that it makes of events.
struct Recognition<Value> {
  /// What an element must offer so that the gesture is told what it needs.
  let actions: Actions
  /// What an event means; what must be done after all else is added to the list.
  let phases: @MainActor (_ event: Event, _ atEnd: inout [() -> Void]) -> [GesturePhase<Value>]
}

/// The phase of a gesture.
enum GesturePhase<Value> {
  /// It goes on, or has begun.
  case changed(Value)
  /// It has come to its end.
  case ended(Value)
  /// It came to nothing.
  case failed

  func map<Other>(_ change: (Value) -> Other) -> GesturePhase<Other> {
    switch self {
    case .changed(let value): .changed(change(value))
    case .ended(let value): .ended(change(value))
    case .failed: .failed
    }
  }
}

/// The memory of a gesture's parts while its view gets new values, in the order of the parts.
@MainActor
final class GestureMemory {
  private var parts: [Any] = []
  private var next = 0

  /// From now on the first part is asked for again.
  func restart() { next = 0 }

  /// What the next part remembers.
  func part<Part: AnyObject>(_ make: () -> Part) -> Part {
    defer { next += 1 }
    if next < parts.count, let part = parts[next] as? Part { return part }
    let part = make()
    if next < parts.count { parts[next] = part } else { parts.append(part) }
    return part
  }
}

/// A value that a part of a gesture remembers.
final class Remembered<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }
}
