import Foundation

/// A path is drawn in points from the upper leading corner of its room, and is not stretched.
extension Path: Shape {
  /// The path itself.
  public func path(in rect: CGRect) -> Path { self }

  /// The path as a surface draws it.
  public var outline: Outline { .path(self, .zero) }
}

/// A colour as a view takes all room that it gets.
extension Color: ElementView {
  var inside: EmptyView? { nil }

  func attributes(in environment: EnvironmentValues) -> Attributes { .filled(paint) }
}

/// A gradient as a view takes all room that it gets.
extension LinearGradient: ElementView {
  var inside: EmptyView? { nil }

  func attributes(in environment: EnvironmentValues) -> Attributes { .filled(paint) }
}

/// A gradient as a view takes all room that it gets.
extension RadialGradient: ElementView {
  var inside: EmptyView? { nil }

  func attributes(in environment: EnvironmentValues) -> Attributes { .filled(paint) }
}

/// A gradient as a view takes all room that it gets.
extension AngularGradient: ElementView {
  var inside: EmptyView? { nil }

  func attributes(in environment: EnvironmentValues) -> Attributes { .filled(paint) }
}

/// A gradient as a view takes all room that it gets.
extension EllipticalGradient: ElementView {
  var inside: EmptyView? { nil }

  func attributes(in environment: EnvironmentValues) -> Attributes { .filled(paint) }
}

/// A gradient as a view takes all room that it gets.
extension MeshGradient: ElementView {
  var inside: EmptyView? { nil }

  func attributes(in environment: EnvironmentValues) -> Attributes { .filled(paint) }
}

/// A gradient as a view takes all room that it gets.
extension Gradient: ElementView {
  var inside: EmptyView? { nil }

  func attributes(in environment: EnvironmentValues) -> Attributes { .filled(paint) }
}

/// A style as a view takes all room that it gets.
extension Material: ElementView {
  var inside: EmptyView? { nil }

  func attributes(in environment: EnvironmentValues) -> Attributes { .filled(paint) }
}

/// A style as a view takes all room that it gets.
extension AnyShapeStyle: ElementView {
  var inside: EmptyView? { nil }

  func attributes(in environment: EnvironmentValues) -> Attributes { .filled(paint) }
}

/// A style as a view takes all room that it gets.
extension HierarchicalShapeStyle: ElementView {
  var inside: EmptyView? { nil }

  func attributes(in environment: EnvironmentValues) -> Attributes { .filled(paint) }
}

extension Attributes {
  fileprivate static func filled(_ paint: Paint) -> Attributes {
    var frame = Look.Frame()
    (frame.maxWidth, frame.maxHeight) = (.infinity, .infinity)
    return Attributes(
      role: .generic,
      style: Style(layout: .box, looks: [.frame(frame), .background(paint, .rectangle)]),
      details: [.hidden])
  }
}
