/// The style of a date picker, by a name that the surface knows.
public protocol DatePickerStyle: Sendable {
  /// The name, or `nil` for the surface's own style.
  var name: String? { get }
}

extension View {
  /// Sets how date pickers in this view look.
  /// - Note: Has no effect; the surface decides.
  public func datePickerStyle(_ style: some DatePickerStyle) -> some View { self }
}

/// The surface's own style.
public struct DefaultDatePickerStyle: DatePickerStyle {
  /// The name that the surface knows.
  public let name: String? = nil

  /// Makes the style.
  public init() {}
}

/// A field that opens a calendar.
public struct CompactDatePickerStyle: DatePickerStyle {
  /// The name that the surface knows.
  public let name: String? = nil

  /// Makes the style.
  public init() {}
}

/// A calendar; shown as a field that opens one.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// The name that the surface knows.
  public let name: String? = nil

  /// Makes the style.
  public init() {}
}

/// Wheels; shown as a field that opens a calendar.
public struct WheelDatePickerStyle: DatePickerStyle {
  /// The name that the surface knows.
  public let name: String? = nil

  /// Makes the style.
  public init() {}
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The surface's own style.
  public static var automatic: DefaultDatePickerStyle { .init() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// A field that opens a calendar.
  public static var compact: CompactDatePickerStyle { .init() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A calendar; shown as a field that opens one.
  public static var graphical: GraphicalDatePickerStyle { .init() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// Wheels; shown as a field that opens a calendar.
  public static var wheel: WheelDatePickerStyle { .init() }
}
