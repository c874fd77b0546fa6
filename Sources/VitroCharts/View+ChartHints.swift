import Foundation
import VitroUI

// What is said of charts beside their marks and axes, and what a chart does not go by yet.

extension View {
  /// Shows or hides the legend of charts in this view, and says where it stands.
  /// - Note: It stands below; the place has no effect.
  public func chartLegend(
    position: AnnotationPosition, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartLegend(.visible)
  }

  /// Changes the area of the values of charts in this view.
  /// - Note: Has no effect; the closure is not called.
  public func chartPlotStyle<Changed: View>(
    @ViewBuilder content: @escaping (EmptyView) -> Changed
  ) -> some View {
    self
  }

  /// Tells which horizontal value people choose.
  /// - Note: Has no effect; nothing can be chosen.
  public func chartXSelection<Value: Plottable>(value: Binding<Value?>) -> some View { self }

  /// Tells which vertical value people choose.
  /// - Note: Has no effect; nothing can be chosen.
  public func chartYSelection<Value: Plottable>(value: Binding<Value?>) -> some View { self }

  /// Tells which sector people choose.
  /// - Note: Has no effect; nothing can be chosen.
  public func chartAngleSelection<Value: Plottable>(value: Binding<Value?>) -> some View { self }

  /// Lets people scroll charts in this view.
  /// - Note: Has no effect; all of a chart is shown.
  public func chartScrollableAxes(_ axes: Axis.Set) -> some View { self }

  /// Says how much of the horizontal axis is seen at once.
  /// - Note: Has no effect; all of a chart is shown.
  public func chartXVisibleDomain<Value: Plottable & Numeric>(length: Value) -> some View { self }

  /// Says how much of the vertical axis is seen at once.
  /// - Note: Has no effect; all of a chart is shown.
  public func chartYVisibleDomain<Value: Plottable & Numeric>(length: Value) -> some View { self }

  /// Says and tells where charts in this view are scrolled to.
  /// - Note: Has no effect; all of a chart is shown.
  public func chartScrollPosition<Value: Plottable>(x: Binding<Value>) -> some View { self }

  /// Says which shape each value has in charts in this view.
  /// - Note: Has no effect; the chart decides.
  public func chartSymbolScale<Value: Plottable>(
    _ mapping: KeyValuePairs<Value, BasicChartSymbolShape>
  ) -> some View {
    self
  }
}
