/// A part of a control that a style puts where it wants; `Kind` tells one part from another.
public struct StylePart<Kind>: View {
  private let content: AnyView

  init(_ view: some View) { content = AnyView(view) }

  /// The part.
  public var body: some View { content }
}

/// The label among the parts of a control.
public enum StyleLabel<Configuration> {}

/// The content among the parts of a control.
public enum StyleContent<Configuration> {}
