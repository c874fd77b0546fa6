import Foundation
import VitroUI

/// Marks about which something is said; what is said further inside counts more.
struct ChangedMarks<Content: ChartContent>: ChartContent {
  let content: Content
  let change: (inout Mark) -> Void

  var body: EmptyView { EmptyView() }

  func plot(into marks: inout ChartMarks) {
    for var mark in content.marks {
      change(&mark)
      marks.marks.append(mark)
    }
  }
}

extension ChartContent {
  /// Draws with a style.
  public func foregroundStyle(_ style: some ShapeStyle) -> some ChartContent {
    let paint = style.paint
    return changed { if $0.group == nil { $0.paint = $0.paint ?? paint } }
  }

  /// Draws with a colour for each value, which the legend explains.
  public func foregroundStyle<Value>(by value: PlottableValue<Value>) -> some ChartContent {
    changed {
      $0.group = $0.group ?? (value.label, value.place.name)
      $0.series = $0.series ?? value.place.name
    }
  }

  /// Shows points in a shape for each value, which the legend explains.
  public func symbol<Value>(by value: PlottableValue<Value>) -> some ChartContent {
    changed {
      $0.symbolTellsGroup = true
      $0.group = $0.group ?? (value.label, value.place.name)
      $0.series = $0.series ?? value.place.name
    }
  }

  /// Shows points in a shape.
  public func symbol(_ symbol: BasicChartSymbolShape) -> some ChartContent {
    changed { $0.symbol = $0.symbol ?? symbol }
  }

  /// Says how large points are: their surface in square points.
  public func symbolSize(_ size: CGFloat) -> some ChartContent {
    changed { $0.symbolSize = $0.symbolSize ?? size }
  }

  /// Says how lines go from one value to the next.
  public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
    changed { $0.interpolation = $0.interpolation ?? method }
  }

  /// Says how lines are drawn.
  public func lineStyle(_ style: StrokeStyle) -> some ChartContent {
    changed { $0.lineStyle = $0.lineStyle ?? style }
  }

  /// Shows it more or less: 0 is invisible.
  public func opacity(_ opacity: Double) -> some ChartContent {
    changed { $0.opacity = ($0.opacity ?? 1) * opacity }
  }

  /// Makes the corners of bars round, with a radius in points.
  public func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous)
    -> some ChartContent
  {
    changed { $0.cornerRadius = $0.cornerRadius ?? radius }
  }

  /// Writes a text beside it.
  /// - Note: Takes a text; other views are left out.
  public func annotation<Remark: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> Remark
  ) -> some ChartContent {
    let text = content().controlName
    return changed {
      if !text.isEmpty { $0.annotation = $0.annotation ?? (text, position) }
    }
  }

  private func changed(_ change: @escaping (inout Mark) -> Void) -> ChangedMarks<Self> {
    ChangedMarks(content: self, change: change)
  }
}
