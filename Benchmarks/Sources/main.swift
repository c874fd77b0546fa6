// Prints every figure: `Benchmarks [filter] [--json]`, where the filter is a part of the names.
let arguments = CommandLine.arguments.dropFirst()
let isJSON = arguments.contains("--json")
let filter = arguments.first { !$0.hasPrefix("-") } ?? ""

// `Scripts/allocations` loads a counter, which takes time: then only allocations are counted.
let all =
  AllocationCount().map(allocationRows)
  ?? storeRows() + collectionRows() + dependencyRows() + effectRows() + testStoreRows()
  + modelRows() + testModelRows() + wireRows() + screenRows()
let rows = all.filter { $0.belongsToThisBuild && (filter.isEmpty || $0.name.contains(filter)) }

var figures: [Figure] = []
for row in rows {
  let (value, baseline) = try await row.measure()
  let figure = Figure(row: row, value: value, baseline: baseline)
  figures.append(figure)
  if isJSON { print(figure.json) }
}

if !isJSON, !figures.isEmpty {
  print(table([["name", "value", "naive", "goal", ""]] + figures.map(\.cells)))
}
