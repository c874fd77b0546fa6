import VitroUI

/// A line that a function draws.
///
/// ```swift
/// Chart {
///   LinePlot(x: "Seconds", y: "Height", domain: 0...2) { 20 - 4.9 * $0 * $0 }
///   LinePlot(x: "x", y: "y", t: "Angle", domain: 0...(2 * .pi)) { angle in
///     (x: cos(angle), y: sin(angle))
///   }
/// }
/// ```
///
/// It is as fine as the chart's size needs, and has a gap wherever the function gives infinity or no
/// number. Each plot is a line of its own. A function may be called several hundred times for each
/// picture.
public struct LinePlot<Content: ChartContent>: ChartContent {
  private let content: Content

  /// What is drawn.
  public var body: Content { content }
}

/// The line of a function.
public struct FunctionLinePlotContent: SingleMark {
  let mark: Mark

  init(_ function: PlottedFunction) { mark = Mark(function) }
}

extension LinePlot where Content == FunctionLinePlotContent {
  /// Draws a function of the horizontal value.
  ///
  /// - Parameters:
  ///   - x: What the horizontal value is called.
  ///   - y: What the vertical value is called.
  ///   - domain: The horizontal values; without it those of the chart, or 0 to 1 where it has none.
  ///   - function: Gives the vertical value of a horizontal one.
  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping (Double) -> Double
  ) {
    self.init(x: x.string, y: y.string, domain: domain, function: function)
  }

  /// Draws a function of the horizontal value.
  @_disfavoredOverload
  public init(
    x: some StringProtocol, y: some StringProtocol, domain: ClosedRange<Double>? = nil,
    function: @escaping (Double) -> Double
  ) {
    content = FunctionLinePlotContent(
      PlottedFunction(x: String(x), y: String(y), domain, isOfX: true) { ($0, function($0)) })
  }

  /// Draws a way: where it is at each value of a parameter, such as a time or an angle.
  ///
  /// - Parameters:
  ///   - x: What the horizontal value is called.
  ///   - y: What the vertical value is called.
  ///   - t: What the parameter is called.
  ///   - domain: The values of the parameter.
  ///   - function: Gives both values of a parameter.
  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, t: LocalizedStringKey,
    domain: ClosedRange<Double>, function: @escaping (Double) -> (x: Double, y: Double)
  ) {
    self.init(x: x.string, y: y.string, t: t.string, domain: domain, function: function)
  }

  /// Draws a way: where it is at each value of a parameter, such as a time or an angle.
  @_disfavoredOverload
  public init(
    x: some StringProtocol, y: some StringProtocol, t: some StringProtocol,
    domain: ClosedRange<Double>, function: @escaping (Double) -> (x: Double, y: Double)
  ) {
    content = FunctionLinePlotContent(
      PlottedFunction(x: String(x), y: String(y), domain, isOfX: false, place: function))
  }
}
