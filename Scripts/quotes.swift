// Reads the Markdown files that are named as arguments; prints each line of Swift in them which no
// file in Documentation has, or in the shop, and fails if there is one. So the build reads what
// documentation quotes.
import Foundation

func lines(of file: String) throws -> [String] {
  try String(contentsOfFile: file, encoding: .utf8).components(separatedBy: "\n")
    .map { $0.trimmingCharacters(in: .whitespaces) }
}

func files(in folder: String) -> [String] {
  let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
  return names.filter { $0.hasSuffix(".swift") }.map { "\(folder)/\($0)" }
}

let snippets = try
  (files(in: "Documentation") + files(in: "Examples/Storefront") + files(in: "Examples/WebAPI"))
  .map { try lines(of: $0).filter { !$0.isEmpty }.joined(separator: "\n") + "\n" }

var isComplete = true
for file in CommandLine.arguments.dropFirst() {
  var block: [String]?
  for (index, line) in try lines(of: file).enumerated() {
    if line == "```swift" {
      block = []
    } else if line == "```", let quote = block {
      block = nil
      let text = quote.filter { !$0.isEmpty && $0 != "…" }.joined(separator: "\n") + "\n"
      guard !snippets.contains(where: { $0.contains(text) }) else { continue }
      print("\(file):\(index + 1): this code is in no file that a build reads.")
      isComplete = false
    } else {
      block?.append(line)
    }
  }
}
exit(isComplete ? 0 : 1)
