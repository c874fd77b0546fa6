import VitroUI

extension View {
  /// Shows or hides the horizontal axis of charts in this view.
  public func chartXAxis(_ visibility: Visibility) -> some View {
    environment(\.chartOptions.x.isHidden, visibility == .hidden)
  }

  /// Shows or hides the vertical axis of charts in this view.
  public func chartYAxis(_ visibility: Visibility) -> some View {
    environment(\.chartOptions.y.isHidden, visibility == .hidden)
  }

  /// Says what the horizontal axis of charts in this view shows.
  public func chartXAxis(@AxisContentBuilder content: () -> AxisContent) -> some View {
    let axis = content()
    return transformingOptions { axis.apply(to: &$0.x) }
  }

  /// Says what the vertical axis of charts in this view shows.
  public func chartYAxis(@AxisContentBuilder content: () -> AxisContent) -> some View {
    let axis = content()
    return transformingOptions { axis.apply(to: &$0.y) }
  }

  /// Writes a title at the horizontal axis of charts in this view.
  public func chartXAxisLabel(_ labelKey: LocalizedStringKey) -> some View {
    environment(\.chartOptions.x.label, labelKey.string)
  }

  /// Writes a title at the vertical axis of charts in this view.
  public func chartYAxisLabel(_ labelKey: LocalizedStringKey) -> some View {
    environment(\.chartOptions.y.label, labelKey.string)
  }

  /// Says which values the horizontal axis has.
  public func chartXScale<Domain: ScaleDomain>(domain: Domain) -> some View {
    let places = domain.places
    let includesZero = domain.includesZero
    return transformingOptions {
      ($0.x.domain, $0.x.includesZero) = (places, includesZero)
    }
  }

  /// Says which values the vertical axis has.
  public func chartYScale<Domain: ScaleDomain>(domain: Domain) -> some View {
    let places = domain.places
    let includesZero = domain.includesZero
    return transformingOptions {
      ($0.y.domain, $0.y.includesZero) = (places, includesZero)
    }
  }

  /// Shows or hides the legend of charts in this view.
  public func chartLegend(_ visibility: Visibility) -> some View {
    environment(\.chartOptions.hidesLegend, visibility == .hidden)
  }

  /// Says which style each value has in charts in this view.
  public func chartForegroundStyleScale<Value: Plottable, Style: ShapeStyle>(
    _ mapping: KeyValuePairs<Value, Style>
  ) -> some View {
    let paints = mapping.map {
      ChartOptions.NamedPaint(name: $0.key.primitivePlottable.place.name, paint: $0.value.paint)
    }
    return environment(\.chartOptions.paints, paints)
  }

  /// Says which styles values have in charts in this view, one after the other.
  public func chartForegroundStyleScale<Style: ShapeStyle>(range: [Style]) -> some View {
    let paints = range.map { ChartOptions.NamedPaint(name: nil, paint: $0.paint) }
    return environment(\.chartOptions.paints, paints)
  }

  /// Says which styles values have in charts in this view.
  public func chartForegroundStyleScale<Value: Plottable, Style: ShapeStyle>(
    domain: [Value], range: [Style]
  ) -> some View {
    let paints = zip(domain, range).map {
      ChartOptions.NamedPaint(name: $0.primitivePlottable.place.name, paint: $1.paint)
    }
    return environment(\.chartOptions.paints, paints)
  }

  private func transformingOptions(_ change: @escaping (inout ChartOptions) -> Void) -> some View {
    OptionsReader(content: self, change: change)
  }
}

/// A view in which something about charts is said.
private struct OptionsReader<Content: View>: View {
  let content: Content
  let change: (inout ChartOptions) -> Void
  @Environment(\.chartOptions) private var options

  var body: some View {
    var changed = options
    change(&changed)
    return content.environment(\.chartOptions, changed)
  }
}

/// The values that an axis has.
@MainActor
public protocol ScaleDomain {
  /// The values, or nothing where the chart chooses.
  var places: [PlottedPlace]? { get }
  /// Whether the chart includes zero where it chooses.
  var includesZero: Bool { get }
}

extension ScaleDomain {
  /// As is usual.
  public var includesZero: Bool { true }
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
  /// Both ends.
  public var places: [PlottedPlace]? {
    [lowerBound.primitivePlottable.place, upperBound.primitivePlottable.place]
  }
}

extension Array: ScaleDomain where Element: Plottable {
  /// All of them.
  public var places: [PlottedPlace]? { map(\.primitivePlottable.place) }
}

/// The values that a chart chooses by what it shows.
public struct AutomaticScaleDomain: ScaleDomain {
  /// Whether zero is among them.
  public let includesZero: Bool
  /// The chart chooses.
  public var places: [PlottedPlace]? { nil }
}

extension ScaleDomain where Self == AutomaticScaleDomain {
  /// The chart chooses.
  public static var automatic: AutomaticScaleDomain { AutomaticScaleDomain(includesZero: true) }

  /// The chart chooses, with zero or without.
  public static func automatic(includesZero: Bool?) -> AutomaticScaleDomain {
    AutomaticScaleDomain(includesZero: includesZero ?? true)
  }
}
