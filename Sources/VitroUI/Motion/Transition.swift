import Foundation

/// A transition of the application's own, by which a view comes and goes.
/// - Note: A view comes and goes in the surface's own way; the body is not asked for.
@MainActor @preconcurrency
public protocol Transition {
  /// The view that the view becomes.
  associatedtype Body: View
  /// The view that comes or goes.
  typealias Content = PlaceholderContentView<Self>
  /// The properties of the transition.
  static var properties: TransitionProperties { get }
  /// Makes what is shown of a view in a phase.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
}

extension Transition {
  /// With a motion.
  public static var properties: TransitionProperties { TransitionProperties() }

  /// The transition with a motion of its own.
  /// - Note: Has no effect; the surface's own motion counts.
  public func animation(_ animation: Animation?) -> some Transition { self }

  /// Two ways at once.
  /// - Note: Has no effect; the first way counts.
  public func combined<Other: Transition>(with other: Other) -> some Transition { self }
}

/// The view that a transition or an animator changes.
public struct PlaceholderContentView<Value>: View {
  /// No view; nobody asks for it.
  public var body: some View { EmptyView() }
}

/// The phase of a view that comes or goes.
public enum TransitionPhase: Hashable, Sendable {
  /// It is about to come.
  case willAppear
  /// It is there.
  case identity
  /// It has gone.
  case didDisappear

  /// Whether it is there.
  public var isIdentity: Bool { self == .identity }

  /// -1 before it comes, 0 while it is there, 1 after it has gone.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// The properties of a transition.
public struct TransitionProperties: Sendable {
  /// Whether it moves.
  public var hasMotion: Bool

  /// Makes properties.
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

extension AnyTransition {
  /// Makes a transition of any kind of one.
  public init<Way: Transition>(_ transition: Way) { self = .identity }
}
