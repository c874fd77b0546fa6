import VitroUI

/// The content of a chart, such as a mark.
///
/// It is a view too, so that `ForEach`, `if` and `Group` take it; outside of a chart it shows nothing.
@MainActor @preconcurrency
public protocol ChartContent: View {
  /// Adds what is to be shown; a type of yours leaves this to its body.
  func plot(into marks: inout ChartMarks)
}

/// Builds what a chart shows.
public typealias ChartContentBuilder = ViewBuilder

/// The marks of a chart, in order.
public struct ChartMarks {
  var marks: [Mark] = []
}

extension ChartContent {
  /// Adds what the body shows.
  public func plot(into marks: inout ChartMarks) {
    (body as? any ChartContent)?.plot(into: &marks)
  }

  var marks: [Mark] {
    var marks = ChartMarks()
    plot(into: &marks)
    return marks.marks
  }
}

extension EmptyView: ChartContent {
  /// Adds nothing.
  public func plot(into marks: inout ChartMarks) {}
}

extension TupleView: ChartContent where repeat each Content: ChartContent {
  /// Adds what each of them shows.
  public func plot(into marks: inout ChartMarks) {
    for content in repeat each content { content.plot(into: &marks) }
  }
}

extension ConditionalContent: ChartContent where First: ChartContent, Second: ChartContent {
  /// Adds what the branch shows.
  public func plot(into marks: inout ChartMarks) {
    switch self {
    case .first(let content): content.plot(into: &marks)
    case .second(let content): content.plot(into: &marks)
    }
  }
}

extension Optional: ChartContent where Wrapped: ChartContent {
  /// Adds what is there.
  public func plot(into marks: inout ChartMarks) { self?.plot(into: &marks) }
}

extension Group: ChartContent where Content: ChartContent {
  /// Adds what is in the group.
  public func plot(into marks: inout ChartMarks) { content.plot(into: &marks) }
}

extension ForEach: ChartContent where Content: ChartContent {
  /// Adds what each element shows.
  public func plot(into marks: inout ChartMarks) {
    for row in rows { row.plot(into: &marks) }
  }
}
