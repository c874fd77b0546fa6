import Foundation

/// An anchor: a place of a view, which another view asks a `GeometryProxy` for.
/// - Note: Nobody is handed one; where views stand only the surface knows.
public struct Anchor<Value> {
  let value: Value

  /// The source of an anchor: which place of a view it is.
  public struct Source {
    let value: Value
  }
}

extension Anchor: Sendable where Value: Sendable {}
extension Anchor: Equatable where Value: Equatable {}
extension Anchor: Hashable where Value: Hashable {}
extension Anchor.Source: Sendable where Value: Sendable {}
extension Anchor.Source: Equatable where Value: Equatable {}
extension Anchor.Source: Hashable where Value: Hashable {}

extension Anchor.Source where Value == CGRect {
  /// The view's rectangle.
  public static var bounds: Self { Self(value: .zero) }

  /// A rectangle in the view.
  public static func rect(_ rect: CGRect) -> Self { Self(value: rect) }
}

extension Anchor.Source where Value == CGPoint {
  /// A point in the view.
  public static func point(_ point: CGPoint) -> Self { Self(value: point) }

  /// A point as a part of the view.
  public static func unitPoint(_ point: UnitPoint) -> Self { Self(value: .zero) }

  /// The upper leading corner.
  public static var topLeading: Self { Self(value: .zero) }
  /// The middle of the upper edge.
  public static var top: Self { Self(value: .zero) }
  /// The upper trailing corner.
  public static var topTrailing: Self { Self(value: .zero) }
  /// The middle of the leading edge.
  public static var leading: Self { Self(value: .zero) }
  /// The middle.
  public static var center: Self { Self(value: .zero) }
  /// The middle of the trailing edge.
  public static var trailing: Self { Self(value: .zero) }
  /// The lower leading corner.
  public static var bottomLeading: Self { Self(value: .zero) }
  /// The middle of the lower edge.
  public static var bottom: Self { Self(value: .zero) }
  /// The lower trailing corner.
  public static var bottomTrailing: Self { Self(value: .zero) }
}

extension GeometryProxy {
  /// The place of an anchor in the view.
  public subscript<Value>(anchor: Anchor<Value>) -> Value { anchor.value }
}

extension View {
  /// Tells the views around of a place.
  /// - Note: Has no effect; where views stand only the surface knows.
  public func anchorPreference<Key: PreferenceKey, Value>(
    key: Key.Type = Key.self, value: Anchor<Value>.Source,
    transform: @escaping (Anchor<Value>) -> Key.Value
  ) -> some View {
    self
  }

  /// Changes what the views around are told of a place.
  /// - Note: Has no effect; where views stand only the surface knows.
  public func transformAnchorPreference<Key: PreferenceKey, Value>(
    key: Key.Type = Key.self, value: Anchor<Value>.Source,
    transform: @escaping (inout Key.Value, Anchor<Value>) -> Void
  ) -> some View {
    self
  }
}
