// Prints every figure: `Benchmarks [filter] [--json]`, where the filter is a part of the names; or runs
// one operation some times for somebody who counts instructions: `Benchmarks --count times name`.
import Dispatch
import Foundation

let arguments = CommandLine.arguments.dropFirst()
let isJSON = arguments.contains("--json")
Counting.current = Counting(Array(arguments))
let isCounting = Counting.current != nil
let filter = (isCounting ? arguments.last : arguments.first { !$0.hasPrefix("-") }) ?? ""

Task {
  do {
    try await measure()
    exit(0)
  } catch {
    print("\(error)")
    exit(1)
  }
}
// Valgrind 3.19 does not survive what 'dispatchMain' does to the first thread.
if isCounting { RunLoop.main.run() } else { dispatchMain() }

/// Takes the figures that are wanted, and prints them.
@MainActor func measure() async throws {
  // `Scripts/measures/allocations` loads a counter, which takes time: then only allocations are counted.
  let all =
    AllocationCount().map(allocationRows)
    ?? storeRows() + collectionRows() + dependencyRows() + effectRows() + testStoreRows()
    + modelRows() + testModelRows() + wireRows() + screenRows() + listRows() + exploringRows()
  let rows = all.filter { row in
    let isWanted = isCounting ? row.name == filter : row.name.contains(filter) || filter.isEmpty
    return row.belongsToThisBuild && isWanted
  }
  if isCounting, rows.isEmpty { throw Unknown(row: filter) }

  var figures: [Figure] = []
  for row in rows {
    let (value, baseline) = try await row.measure()
    let figure = Figure(row: row, value: value, baseline: baseline)
    figures.append(figure)
    if isJSON { print(figure.json) }
  }
  if !isJSON, !isCounting, !figures.isEmpty {
    print(table([["name", "value", "naive", "goal", ""]] + figures.map(\.cells)))
  }
}

struct Unknown: Error, CustomStringConvertible {
  let row: String
  var description: String { "There is no row \(row)." }
}
