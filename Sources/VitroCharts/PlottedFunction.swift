/// A function that a chart draws: of the horizontal value, or of a parameter.
struct PlottedFunction {
  /// How many values tell how far it reaches.
  private static let probes = 200

  let labels: (x: String, y: String)
  /// What it is a function of; `nil` for the horizontal values that the chart has.
  let domain: ClosedRange<Double>?
  /// Whether it is a function of the horizontal value.
  let isOfX: Bool
  let place: (Double) -> (x: Double, y: Double)

  init(
    x: String, y: String, _ domain: ClosedRange<Double>?, isOfX: Bool,
    place: @escaping (Double) -> (x: Double, y: Double)
  ) {
    labels = (x, y)
    self.domain = domain.flatMap { ($0.upperBound - $0.lowerBound).isFinite ? $0 : nil }
    self.isOfX = isOfX
    self.place = place
  }

  /// The smallest and the largest horizontal value, if that is known without the chart.
  var horizontalReach: [Double] {
    guard let domain else { return [] }
    return isOfX ? [domain.lowerBound, domain.upperBound] : reach(over: domain, \.x)
  }

  /// The smallest and the largest vertical value on a chart with these horizontal ones.
  func verticalReach(across chart: ClosedRange<Double>) -> [Double] {
    range(across: chart).map { reach(over: $0, \.y) } ?? []
  }

  /// What it is a function of, on a chart with these horizontal values.
  func range(across chart: ClosedRange<Double>) -> ClosedRange<Double>? {
    domain ?? (isOfX ? chart : nil)
  }

  private func reach(
    over range: ClosedRange<Double>, _ value: KeyPath<(x: Double, y: Double), Double>
  ) -> [Double] {
    let step = (range.upperBound - range.lowerBound) / Double(PlottedFunction.probes)
    let values = (0...PlottedFunction.probes).lazy
      .map { place(range.lowerBound + Double($0) * step) }
      .filter { Mark.isDrawable($0.x) && Mark.isDrawable($0.y) }
      .map { $0[keyPath: value] }
    guard let least = values.min(), let most = values.max() else { return [] }
    return [least, most]
  }
}
