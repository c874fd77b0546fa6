/// A view with a gesture: its elements stand in boxes that take the gesture's events.
struct GestureView<Content: View, Movement: Gesture>: View {
  let content: Content
  let gesture: Movement
  var priority = GesturePriority.usual
  var isActive = true
  @State private var host = GestureHost()
  @Environment(\.gestureHost) private var outer

  /// The view in its boxes; those inside know this gesture.
  var body: some View {
    host.take(gesture, priority, isActive: isActive, outer: outer)
    return GestureBox(
      content: EnvironmentModifier(content: content, value: host) { environment, host in
        environment.gestureHost = host
        guard host.priority != .usual else { return }
        let pressed = environment.buttonPressed
        environment.buttonPressed = {
          host.buttonPressed()
          pressed?()
        }
      },
      actions: host.actions, host: host)
  }
}

/// The priority of a gesture beside those of the views inside.
enum GesturePriority: Equatable {
  /// Only where none inside takes the event.
  case usual
  /// Always.
  case simultaneous
  /// Before those inside, which do not get what it takes.
  case high
}

/// The host of a gesture, which takes its events at one place, whatever value its view has.
@MainActor
final class GestureHost {
  private(set) var actions: Actions = []
  private(set) var priority = GesturePriority.usual
  private let memory = GestureMemory()
  private var outer: GestureHost?
  private var recognize: (Event) -> Bool = { _ in false }

  /// From now on this gesture is the one.
  func take<Movement: Gesture>(
    _ gesture: Movement, _ priority: GesturePriority, isActive: Bool, outer: GestureHost?
  ) {
    self.priority = priority
    self.outer = outer
    memory.restart()
    let recognition = gesture.recognized(memory)
    actions = isActive ? recognition.actions : []
    recognize = { event in
      var atEnd: [() -> Void] = []
      let phases = recognition.phases(event, &atEnd)
      for action in atEnd { action() }
      return !phases.isEmpty
    }
  }

  /// Takes what happened to an element here, as far as the gestures around it leave it.
  func handle(_ event: Event) {
    if outer?.takesFirst(event) == true { return }
    let isTaken = recognize(event)
    outer?.hear(event, isTaken: isTaken)
  }

  /// A button inside was pressed; it has done, or will do, what it does.
  func buttonPressed() {
    if actions.contains(.press) { _ = recognize(.press(Element.ID(rawValue: 0))) }
  }

  private func takesFirst(_ event: Event) -> Bool {
    if outer?.takesFirst(event) == true { return true }
    return priority == .high && actions.contains(event.action) && recognize(event)
  }

  private func hear(_ event: Event, isTaken: Bool) {
    var isTaken = isTaken
    if actions.contains(event.action), priority == .simultaneous || (!isTaken && priority == .usual)
    {
      isTaken = recognize(event) || isTaken
    }
    outer?.hear(event, isTaken: isTaken)
  }
}

private struct GestureBox<Content: View>: BoxView {
  let content: Content
  let actions: Actions
  let host: GestureHost

  func attributes(in environment: EnvironmentValues) -> Attributes {
    Attributes(
      role: .generic, isEnabled: environment.isEnabled, actions: actions,
      style: Style(layout: .box))
  }

  func handle(_ event: Event, in environment: EnvironmentValues) { host.handle(event) }
}

private struct GestureHostKey: EnvironmentKey {
  static var defaultValue: GestureHost? { nil }
}

extension EnvironmentValues {
  /// The nearest gesture around.
  var gestureHost: GestureHost? {
    get { self[GestureHostKey.self] }
    set { self[GestureHostKey.self] = newValue }
  }
}
