// Reads the manifests, the sources, the tests and the pages of the repository:
//   tool closures          prints for each target the folders that it is made of, and its package and kind, with tabs
//                          between
//   tool imports           prints each import and each dependency that is not allowed; fails if there is one
//   tool quotes FILE…      prints each quote in pages of Markdown that no build reads; fails if there is one
//   tool claims | map | rules EVENTS | support    prints a page (Scripts/write); fails, and prints why on standard error,
//                          where what it is made of is not as it must be
import Foundation

/// A page, and what is wrong with what it is made of.
typealias Page = (text: String, problems: [String])

func repository() throws -> Repository {
  try Repository(
    [
      ".", "Examples", "Examples/Domains", "Examples/Storefront", "Benchmarks", "Tests/Durability",
    ].map(Manifest.read))
}

func finish(_ problems: [String]) -> Never {
  for problem in problems { FileHandle.standardError.write(Data("\(problem)\n".utf8)) }
  exit(problems.isEmpty ? 0 : 1)
}

func finish(_ page: Page) -> Never {
  print(page.text)
  finish(page.problems)
}

let arguments = CommandLine.arguments.dropFirst()
switch arguments.first {
case "closures":
  let repository = try repository()
  for name in repository.names {
    guard let module = repository.module(name) else { continue }
    for folder in repository.closure(of: [name]).values.map(\.folder).sorted() {
      print(name, folder, module.package.folder, module.target.type, separator: "\t")
    }
  }
case "imports":
  let repository = try repository()
  finish(try repository.packages.flatMap { try $0.importProblems() } + repository.costProblems())
case "quotes":
  finish(try quoteProblems(in: arguments.dropFirst()))
case "claims":
  finish(try claimsPage())
case "map":
  finish(try repository().mapPage())
case "rules":
  finish(try rulesPage(events: arguments.last ?? ""))
case "support":
  finish(try supportPage())
default:
  print("tool closures | imports | quotes FILE… | claims | map | rules EVENTS | support")
  exit(64)
}
