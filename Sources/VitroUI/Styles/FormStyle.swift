/// The style of a form, by a name that the surface knows.
public protocol FormStyle: Sendable {
  /// The name, or `nil` for the surface's own style.
  var name: String? { get }
}

extension View {
  /// Sets how forms in this view look.
  public func formStyle(_ style: some FormStyle) -> some View {
    EnvironmentModifier(content: self, value: style.name) { $0.controls.form = $1 }
  }
}

/// The surface's own style.
public struct AutomaticFormStyle: FormStyle {
  /// The name that the surface knows.
  public let name: String? = nil

  /// Makes the style.
  public init() {}
}

/// Groups on cards.
public struct GroupedFormStyle: FormStyle {
  /// The name that the surface knows.
  public let name: String? = "grouped"

  /// Makes the style.
  public init() {}
}

/// Labels and controls in columns.
public struct ColumnsFormStyle: FormStyle {
  /// The name that the surface knows.
  public let name: String? = "columns"

  /// Makes the style.
  public init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The surface's own style.
  public static var automatic: AutomaticFormStyle { .init() }
}

extension FormStyle where Self == GroupedFormStyle {
  /// Groups on cards.
  public static var grouped: GroupedFormStyle { .init() }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// Labels and controls in columns.
  public static var columns: ColumnsFormStyle { .init() }
}
