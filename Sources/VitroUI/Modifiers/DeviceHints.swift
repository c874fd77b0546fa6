import Foundation

/// The feedback that a person feels or hears.
/// - Note: Has no effect; no surface makes a person feel anything.
public struct SensoryFeedback: Equatable, Sendable {
  private let name: String

  /// Something has been done.
  public static let success = SensoryFeedback(name: "success")
  /// Something needs attention.
  public static let warning = SensoryFeedback(name: "warning")
  /// Something has gone wrong.
  public static let error = SensoryFeedback(name: "error")
  /// Something else is chosen.
  public static let selection = SensoryFeedback(name: "selection")
  /// A value has grown.
  public static let increase = SensoryFeedback(name: "increase")
  /// A value has become less.
  public static let decrease = SensoryFeedback(name: "decrease")
  /// Something begins.
  public static let start = SensoryFeedback(name: "start")
  /// Something ends.
  public static let stop = SensoryFeedback(name: "stop")
  /// Something stands in line.
  public static let alignment = SensoryFeedback(name: "alignment")
  /// Something has come to another level.
  public static let levelChange = SensoryFeedback(name: "levelChange")
  /// Something bumps into something.
  public static let impact = SensoryFeedback(name: "impact")
  /// A path has been drawn to its end.
  public static let pathComplete = SensoryFeedback(name: "pathComplete")

  /// The weight of what bumps into something.
  public enum Weight: Hashable, Sendable {
    /// It is light.
    case light
    /// It is neither light nor heavy.
    case medium
    /// It is heavy.
    case heavy
  }

  /// The flexibility of what bumps into something.
  public enum Flexibility: Hashable, Sendable {
    /// It gives way.
    case soft
    /// It gives way a little.
    case solid
    /// It does not give way.
    case rigid
  }

  /// Something with a weight bumps into something.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    .impact
  }

  /// Something soft or hard bumps into something.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
    .impact
  }
}

extension View {
  /// Lets a person feel that a value has changed.
  /// - Note: Has no effect; no surface makes a person feel anything.
  public func sensoryFeedback<Trigger: Equatable>(
    _ feedback: SensoryFeedback, trigger: Trigger
  ) -> some View {
    self
  }

  /// Lets a person feel that a value has changed in some way.
  /// - Note: Has no effect; no surface makes a person feel anything.
  public func sensoryFeedback<Trigger: Equatable>(
    _ feedback: SensoryFeedback, trigger: Trigger,
    condition: @escaping (_ oldValue: Trigger, _ newValue: Trigger) -> Bool
  ) -> some View {
    self
  }

  /// Lets a person feel that a value has changed.
  /// - Note: Has no effect; no surface makes a person feel anything.
  public func sensoryFeedback<Trigger: Equatable>(
    trigger: Trigger,
    _ feedback: @escaping (_ oldValue: Trigger, _ newValue: Trigger) -> SensoryFeedback?
  ) -> some View {
    self
  }

  /// Takes keys while the keyboard is directed at the view.
  /// - Note: Never happens: no surface tells of single keys yet. A control's own keys are those of
  ///   `keyboardShortcut(_:modifiers:)`.
  public func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View {
    self
  }

  /// Takes keys while the keyboard is directed at the view.
  /// - Note: Never happens: no surface tells of single keys yet.
  public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    self
  }

  /// Takes a key while the keyboard is directed at the view.
  /// - Note: Never happens: no surface tells of single keys yet.
  public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases,
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    self
  }

  /// Takes some keys while the keyboard is directed at the view.
  /// - Note: Never happens: no surface tells of single keys yet.
  public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    self
  }

  /// Takes some letters while the keyboard is directed at the view.
  /// - Note: Never happens: no surface tells of single keys yet.
  public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    self
  }

  /// Takes the arrow keys while the keyboard is directed at the view.
  /// - Note: Never happens: no surface tells of single keys yet.
  public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View { self }

  /// Takes the escape key while the keyboard is directed at the view.
  /// - Note: Never happens: no surface tells of single keys yet.
  public func onExitCommand(perform action: (() -> Void)?) -> some View { self }

  /// Takes the delete key while the keyboard is directed at the view.
  /// - Note: Never happens: no surface tells of single keys yet.
  public func onDeleteCommand(perform action: (() -> Void)?) -> some View { self }
}

/// The direction of an arrow key.
public enum MoveCommandDirection: Hashable, Sendable {
  /// Upwards.
  case up
  /// Downwards.
  case down
  /// To the left.
  case left
  /// To the right.
  case right
}

/// A key that was pressed.
public struct KeyPress: Sendable {
  /// The result of a key press: whether anybody else is told of it.
  public enum Result: Sendable {
    /// Nobody is.
    case handled
    /// Somebody may be.
    case ignored
  }

  /// When something is told of a key.
  public struct Phases: OptionSet, Hashable, Sendable {
    /// One bit for each.
    public let rawValue: Int

    /// Makes the set with these bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// It goes down.
    public static let down = Phases(rawValue: 1)
    /// It is held down.
    public static let `repeat` = Phases(rawValue: 2)
    /// It comes up.
    public static let up = Phases(rawValue: 4)
    /// All.
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// What is told.
  public let phase: Phases
  /// The key.
  public let key: KeyEquivalent
  /// What the key would write.
  public let characters: String
  /// The keys that are held down meanwhile.
  public let modifiers: EventModifiers
}
