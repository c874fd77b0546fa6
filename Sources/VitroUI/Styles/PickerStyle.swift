/// The style of a picker, by a name that the surface knows.
public protocol PickerStyle: Sendable {
  /// The name, or `nil` for the surface's own style.
  var name: String? { get }
}

extension View {
  /// Sets how pickers in this view look.
  public func pickerStyle(_ style: some PickerStyle) -> some View {
    EnvironmentModifier(content: self, value: style.name) { $0.controls.picker = $1 }
  }
}

/// The surface's own style.
public struct DefaultPickerStyle: PickerStyle {
  /// The name that the surface knows.
  public let name: String? = nil

  /// Makes the style.
  public init() {}
}

/// Choices that open.
public struct MenuPickerStyle: PickerStyle {
  /// The name that the surface knows.
  public let name: String? = "menu"

  /// Makes the style.
  public init() {}
}

/// Choices beside each other.
public struct SegmentedPickerStyle: PickerStyle {
  /// The name that the surface knows.
  public let name: String? = "segmented"

  /// Makes the style.
  public init() {}
}

/// Choices in rows.
public struct InlinePickerStyle: PickerStyle {
  /// The name that the surface knows.
  public let name: String? = "inline"

  /// Makes the style.
  public init() {}
}

/// Choices in rows, with round marks.
public struct RadioGroupPickerStyle: PickerStyle {
  /// The name that the surface knows.
  public let name: String? = "inline"

  /// Makes the style.
  public init() {}
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  /// Choices in rows, with round marks.
  public static var radioGroup: RadioGroupPickerStyle { .init() }
}

/// Choices on a wheel; shown as ones that open.
public struct WheelPickerStyle: PickerStyle {
  /// The name that the surface knows.
  public let name: String? = "wheel"

  /// Makes the style.
  public init() {}
}

/// Choices on a page of their own.
/// - Note: Shown as ones that open in place.
public struct NavigationLinkPickerStyle: PickerStyle {
  /// The name that the surface knows.
  public let name: String? = "navigationLink"

  /// Makes the style.
  public init() {}
}

/// Choices beside each other.
public struct PalettePickerStyle: PickerStyle {
  /// The name that the surface knows.
  public let name: String? = "segmented"

  /// Makes the style.
  public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The surface's own style.
  public static var automatic: DefaultPickerStyle { .init() }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// Choices that open.
  public static var menu: MenuPickerStyle { .init() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// Choices beside each other.
  public static var segmented: SegmentedPickerStyle { .init() }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// Choices in rows.
  public static var inline: InlinePickerStyle { .init() }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// Choices on a wheel; shown as ones that open.
  public static var wheel: WheelPickerStyle { .init() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// Choices on a page of their own; shown as ones that open.
  public static var navigationLink: NavigationLinkPickerStyle { .init() }
}

extension PickerStyle where Self == PalettePickerStyle {
  /// Choices beside each other.
  public static var palette: PalettePickerStyle { .init() }
}
