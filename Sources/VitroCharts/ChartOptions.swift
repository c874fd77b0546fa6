import Foundation
import VitroUI

/// The options of an axis.
struct AxisOptions: Equatable {
  var isHidden = false
  var showsGrid = true
  var showsLabels = true
  var isLeading = false
  var domain: [PlottedPlace]?
  var includesZero = true
  var desiredCount: Int?
  var values: [PlottedPlace]?
  var stride: (Calendar.Component, Int)?
  var format: ((PlottedPlace) -> String?)?
  var label: String?

  /// How values are written cannot be compared.
  static func == (left: AxisOptions, right: AxisOptions) -> Bool {
    left.isHidden == right.isHidden && left.domain == right.domain && left.label == right.label
      && left.format == nil && right.format == nil && left.values == right.values
      && left.stride?.0 == right.stride?.0 && left.stride?.1 == right.stride?.1
      && left.desiredCount == right.desiredCount && left.includesZero == right.includesZero
      && left.showsGrid == right.showsGrid && left.showsLabels == right.showsLabels
      && left.isLeading == right.isLeading
  }
}

/// The options of a chart.
struct ChartOptions: Equatable {
  var x = AxisOptions()
  var y = AxisOptions()
  var hidesLegend = false
  /// The paints of groups by their names, in order.
  var paints: [NamedPaint] = []

  struct NamedPaint: Equatable {
    var name: String?
    var paint: Paint
  }
}

private struct ChartOptionsKey: EnvironmentKey {
  static var defaultValue: ChartOptions { ChartOptions() }
}

extension EnvironmentValues {
  var chartOptions: ChartOptions {
    get { self[ChartOptionsKey.self] }
    set { self[ChartOptionsKey.self] = newValue }
  }
}
