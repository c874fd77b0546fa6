// Prints every figure: `Benchmarks [filter] [--json]`, where the filter is a part of the names; or runs
// one operation some times for somebody who counts instructions: `Benchmarks --count times name`.
import Foundation

let arguments = CommandLine.arguments.dropFirst()
let isJSON = arguments.contains("--json")
Counting.current = Counting(Array(arguments))
let isCounting = Counting.current != nil
let filter = (isCounting ? arguments.last : arguments.first { !$0.hasPrefix("-") }) ?? ""

// `Scripts/allocations` loads a counter, which takes time: then only allocations are counted.
let all =
  AllocationCount().map(allocationRows)
  ?? storeRows() + collectionRows() + dependencyRows() + effectRows() + testStoreRows()
  + modelRows() + testModelRows() + wireRows() + screenRows()
let rows = all.filter { row in
  let isWanted = isCounting ? row.name == filter : row.name.contains(filter) || filter.isEmpty
  return row.belongsToThisBuild && isWanted
}
if isCounting, rows.isEmpty {
  print("There is no row \(filter).")
  exit(1)
}

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
