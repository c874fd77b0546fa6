import Foundation

/// The type of a text, for a screen reader.
/// - Note: Has no effect; a screen reader decides.
public struct AccessibilityTextContentType: Hashable, Sendable {
  private let name: String

  /// Nothing else.
  public static let plain = AccessibilityTextContentType(name: "plain")
  /// The words of a machine.
  public static let console = AccessibilityTextContentType(name: "console")
  /// A list of files.
  public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
  /// A message to somebody.
  public static let messaging = AccessibilityTextContentType(name: "messaging")
  /// A story.
  public static let narrative = AccessibilityTextContentType(name: "narrative")
  /// A program.
  public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
  /// A table.
  public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
  /// A long text.
  public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}

extension View {
  /// Says what kind of text the view is.
  /// - Note: Has no effect; a screen reader decides.
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View {
    self
  }

  /// Adds something that is read on demand.
  /// - Note: Has no effect; `accessibilityValue(_:)` is read.
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey
  ) -> some View {
    self
  }

  /// Adds something that is read on demand.
  /// - Note: Has no effect; `accessibilityValue(_:)` is read.
  @_disfavoredOverload
  public func accessibilityCustomContent(
    _ label: some StringProtocol, _ value: some StringProtocol
  ) -> some View {
    self
  }

  /// Lets those who listen to the screen touch the view itself.
  /// - Note: Has no effect; the surface decides.
  public func accessibilityDirectTouch(_ isDirectTouchArea: Bool = true) -> some View { self }

  /// Does something when those who listen to the screen scroll.
  /// - Note: Never happens: no surface tells of it.
  public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View { self }

  /// Says where the view is pressed.
  /// - Note: Has no effect; the surface decides.
  public func accessibilityActivationPoint(_ point: UnitPoint) -> some View { self }

  /// Says what the view is called, where a condition holds.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool) -> some View {
    adjusting(isEnabled ? Text(labelKey).string : nil) { attributes, name in
      if let name { attributes.label = name }
    }
  }
}
