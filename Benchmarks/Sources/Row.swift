/// One figure: what is measured, in which unit, and how small it should be.
struct Row {
  /// What is measured, such as `store.send`. A name that ends in `.debug` is measured in a debug
  /// build, every other one in an optimized build.
  var name: String
  /// The unit of all three figures, such as `ns`, `µs`, `ms` or `bytes`.
  var unit: String
  /// What we want to reach or stay below.
  var goal: Goal
  /// Takes the figure, and that of the naive way in the same run if there is one.
  var measure: @MainActor () async throws -> (value: Double, baseline: Double?)

  /// Whether the figure is taken in the build that is running.
  var belongsToThisBuild: Bool {
    #if DEBUG && !OPTIMIZED
      name.hasSuffix(".debug")
    #else
      !name.hasSuffix(".debug")
    #endif
  }
}

/// The highest value that a figure should have.
enum Goal: ExpressibleByIntegerLiteral {
  case value(Double)
  /// As many times what the naive way takes in the same run.
  case timesNaive(Double)

  init(integerLiteral value: Int) {
    self = .value(Double(value))
  }

  func value(_ baseline: Double?) -> Double {
    switch self {
    case .value(let value): value
    case .timesNaive(let factor): factor * (baseline ?? .nan)
    }
  }
}

/// A figure that has been taken.
struct Figure {
  var row: Row
  var value: Double
  var baseline: Double?

  var goal: Double { row.goal.value(baseline) }
  var isGood: Bool { value <= goal }

  /// One JSON object, on one line.
  var json: String {
    var fields = ["\"name\": \"\(row.name)\"", "\"value\": \(value.short)"]
    fields.append("\"unit\": \"\(row.unit)\"")
    if let baseline { fields.append("\"baseline\": \(baseline.short)") }
    fields.append("\"goal\": \(goal.short)")
    return "{\(fields.joined(separator: ", "))}"
  }

  /// The cells of its line in the table.
  var cells: [String] {
    [
      row.name, "\(value.short) \(row.unit)", baseline.map { "\($0.short) \(row.unit)" } ?? "",
      "\(goal.short) \(row.unit)", isGood ? "reached" : "missed",
    ]
  }
}

/// Lines up the cells of a table: the first column to the left, the others to the right.
func table(_ lines: [[String]]) -> String {
  let widths = (lines.first ?? []).indices.map { column in lines.map { $0[column].count }.max() ?? 0
  }
  return lines.map { line in
    line.indices.map { column in
      let padding = String(repeating: " ", count: widths[column] - line[column].count)
      return column == 0 ? line[column] + padding : padding + line[column]
    }.joined(separator: "  ")
  }.joined(separator: "\n")
}

extension Double {
  /// Three significant digits, or all digits before the point.
  fileprivate var short: String {
    guard isFinite else { return "0" }
    if magnitude >= 100 || self == rounded() { return "\(Int(rounded()))" }
    let scale: Double = magnitude >= 10 ? 10 : magnitude >= 1 ? 100 : 1_000
    return "\((self * scale).rounded() / scale)"
  }
}
