import Foundation

private func lines(of file: String) throws -> [String] {
  try String(contentsOfFile: file, encoding: .utf8).components(separatedBy: "\n")
    .map { $0.trimmingCharacters(in: .whitespaces) }
}

/// Each line of Swift in Markdown files which no file in Documentation has, or in the shop: so a build reads what
/// documentation quotes.
func quoteProblems(in files: some Sequence<String>) throws -> [String] {
  let snippets = try
    (swiftFiles(in: "Documentation") + swiftFiles(in: "Examples/Storefront")
    + swiftFiles(in: "Examples/WebAPI"))
    .map { try lines(of: $0).filter { !$0.isEmpty }.joined(separator: "\n") + "\n" }

  var problems: [String] = []
  for file in files {
    var block: [String]?
    for (index, line) in try lines(of: file).enumerated() {
      if line == "```swift" {
        block = []
      } else if line == "```", let quote = block {
        block = nil
        let text = quote.filter { !$0.isEmpty && $0 != "…" }.joined(separator: "\n") + "\n"
        guard !snippets.contains(where: { $0.contains(text) }) else { continue }
        problems.append("\(file):\(index + 1): this code is in no file that a build reads.")
      } else {
        block?.append(line)
      }
    }
  }
  return problems
}
