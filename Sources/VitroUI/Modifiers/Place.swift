import Foundation

extension View {
  /// Shows the view elsewhere by so many points; its room stays where it was.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { boxed(.offset(x, y)) }

  /// Shows the view elsewhere by so many points; its room stays where it was.
  public func offset(_ offset: CGSize) -> some View {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Puts the middle of the view at a point of the surrounding space.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { boxed(.position(x, y)) }

  /// Puts the middle of the view at a point of the surrounding space.
  public func position(_ position: CGPoint) -> some View {
    self.position(x: position.x, y: position.y)
  }

  /// Shows the view turned around a point.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    boxed(.rotation(angle, anchor))
  }

  /// Shows the view turned in space around an axis.
  /// - Note: Turns around its middle; `perspective` and the anchors have no effect.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    boxed(.rotation3D(angle, x: axis.x, y: axis.y, z: axis.z))
  }

  /// Shows the view larger or smaller.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
    boxed(.scale(scale, scale, anchor))
  }

  /// Shows the view larger or smaller in each direction.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View {
    boxed(.scale(x, y, anchor))
  }

  /// Shows the view larger or smaller in each direction.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  /// Puts the view in front of those beside it that have less, behind those that have more.
  public func zIndex(_ value: Double) -> some View { boxed(.zIndex(value)) }

  /// Keeps the room of the view without showing it; nobody can use it.
  public func hidden() -> some View { boxed(.hidden).disabled(true) }
}

extension View {
  /// Puts a view behind this one, in the same place.
  public func background<Background: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Background
  ) -> some View {
    LayeredView(content: self, layer: content(), layout: .behind, alignment: alignment)
  }

  /// Puts a view behind this one, in the same place.
  @_disfavoredOverload
  public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    LayeredView(content: self, layer: background, layout: .behind, alignment: alignment)
  }

  /// Fills what is behind the view.
  public func background(
    _ style: some ShapeStyle, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    boxed(.background(style.paint, .rectangle))
  }

  /// Fills what is behind the view with the theme's background.
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    boxed(.background(.named("background"), .rectangle))
  }

  /// Fills a shape behind the view.
  public func background(
    _ style: some ShapeStyle, in shape: some Shape, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    boxed(.background(style.paint, shape.outline))
  }

  /// Fills a shape behind the view with the theme's background.
  public func background(in shape: some Shape, fillStyle: FillStyle = FillStyle()) -> some View {
    boxed(.background(.named("background"), shape.outline))
  }

  /// Puts a view in front of this one, in the same place.
  public func overlay<Overlay: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Overlay
  ) -> some View {
    LayeredView(content: self, layer: content(), layout: .front, alignment: alignment)
  }

  /// Puts a view in front of this one, in the same place.
  @_disfavoredOverload
  public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    LayeredView(content: self, layer: overlay, layout: .front, alignment: alignment)
  }

  /// Fills a shape in front of the view.
  public func overlay(
    _ style: some ShapeStyle, in shape: some Shape, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    LayeredView(
      content: self, layer: shape.fill(style, style: fillStyle), layout: .front,
      alignment: .center)
  }

  /// Sets what is behind the views in this one that fill a background without saying with what.
  /// - Note: Has no effect; `background(_:)` says it at each view.
  public func backgroundStyle(_ style: some ShapeStyle) -> some View { self }

  /// Fills what is in front of the view.
  public func overlay(
    _ style: some ShapeStyle, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    LayeredView(
      content: self, layer: EmptyView().boxed(.background(style.paint, .rectangle)),
      layout: .front, alignment: .center)
  }
}
