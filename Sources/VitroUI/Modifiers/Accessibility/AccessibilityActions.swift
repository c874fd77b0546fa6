/// The kind of a view's action, for those who use the view without seeing it.
public struct AccessibilityActionKind: Equatable, Sendable {
  /// The name that elements offer it by.
  package let name: String

  /// Makes a kind with a name.
  public init(named name: Text) { self.name = MainActor.assumeIsolated { name.string } }

  private init(_ name: String) { self.name = name }

  /// What a press does.
  public static let `default` = AccessibilityActionKind("default")
  /// What goes back.
  public static let escape = AccessibilityActionKind("escape")
  /// What deletes.
  public static let delete = AccessibilityActionKind("delete")
  /// What matters most just now.
  public static let magicTap = AccessibilityActionKind("magicTap")
  /// What shows a menu.
  public static let showMenu = AccessibilityActionKind("showMenu")
}

/// In which direction a value is adjusted.
public enum AccessibilityAdjustmentDirection: Sendable {
  /// To the next one.
  case increment
  /// To the former one.
  case decrement
}

extension View {
  /// Lets the view do something: with the default kind, when it is pressed.
  ///
  /// A test does the other kinds with `performAction(_:)`.
  /// - Note: A test can do it; to a person no surface offers more than the default one yet.
  @ViewBuilder
  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View {
    if actionKind == .default {
      onTapGesture(perform: handler)
    } else {
      offering(actionKind.name, handler)
    }
  }

  /// Offers an action by its name, which a test does with `performAction(named:)`.
  /// - Note: A test can do it; to a person no surface offers more than the default one yet.
  public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View {
    offering(nameKey.string, handler)
  }

  /// Offers an action by its name, which a test does with `performAction(named:)`.
  /// - Note: A test can do it; to a person no surface offers more than the default one yet.
  @_disfavoredOverload
  public func accessibilityAction(
    named name: some StringProtocol, _ handler: @escaping () -> Void
  ) -> some View {
    offering(String(name), handler)
  }

  /// Offers an action by its name, which a test does with `performAction(named:)`.
  /// - Note: A test can do it; to a person no surface offers more than the default one yet.
  public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
    offering(name.string, handler)
  }

  /// Lets the view be set to the next or the former value.
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    AdjustableModifier(content: self, handler: handler)
  }

  /// Says what is heard first.
  /// - Note: Has no effect; the order is that of the screen.
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }

  /// Says what else people may call the view.
  /// - Note: Has no effect; the surface decides.
  public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { self }

  /// Says what else people may call the view.
  /// - Note: Has no effect; the surface decides.
  public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View { self }

  /// Says what else people may call the view.
  /// - Note: Has no effect; the surface decides.
  @_disfavoredOverload
  public func accessibilityInputLabels(_ inputLabels: [some StringProtocol]) -> some View { self }

  /// Says how deep a title stands.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    adjusting(level) { attributes, level in
      guard level != .unspecified else { return }
      attributes.set(.level(level.rawValue)) { if case .level = $0 { true } else { false } }
    }
  }

  /// Keeps the colours of the view where others are inverted.
  /// - Note: Has no effect; the surface decides.
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }

  /// Says whether the view can be used.
  /// - Note: Has no effect; the actions of the view say it by themselves.
  public func accessibilityRespondsToUserInteraction(_ responds: Bool = true) -> some View { self }

  /// Shows the view larger while it is pressed.
  /// - Note: Has no effect; the surface decides.
  public func accessibilityShowsLargeContentViewer() -> some View { self }
}

/// The heading level of a title.
public enum AccessibilityHeadingLevel: Int, Sendable {
  /// As deep as it is.
  case unspecified
  /// The first level.
  case h1
  /// The second level.
  case h2
  /// The third level.
  case h3
  /// The fourth level.
  case h4
  /// The fifth level.
  case h5
  /// The sixth level.
  case h6
}

extension View {
  fileprivate func offering(_ name: String, _ handler: @escaping () -> Void) -> some View {
    OfferModifier(content: self, name: name, handler: handler)
  }
}

/// A view that offers something to do by a name.
private struct OfferModifier<Content: View>: BoxView {
  let content: Content
  let name: String
  let handler: () -> Void

  func attributes(in environment: EnvironmentValues) -> Attributes {
    Attributes(
      role: .generic, isEnabled: environment.isEnabled, actions: .perform,
      style: Style(layout: .box), details: [.offer(name)])
  }

  func handle(_ event: Event, in environment: EnvironmentValues) { handler() }
}

private struct AdjustableModifier<Content: View>: BoxView {
  /// As many steps as one event may make.
  private static var mostSteps: Int { 1_000 }

  let content: Content
  let handler: (AccessibilityAdjustmentDirection) -> Void

  func attributes(in environment: EnvironmentValues) -> Attributes {
    Attributes(
      role: .generic, isEnabled: environment.isEnabled, actions: .adjust,
      style: Style(layout: .box))
  }

  func handle(_ event: Event, in environment: EnvironmentValues) {
    guard case .adjust(_, let count) = event else { return }
    for _ in 0..<min(count.magnitude, UInt(Self.mostSteps)) {
      handler(count > 0 ? .increment : .decrement)
    }
  }
}
