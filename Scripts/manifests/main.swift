// Reads the manifests of all packages:
//   manifests check       prints each import and each dependency that is not allowed; fails if there is one
//   manifests closures    prints for each target the folders that it is made of, and its package and kind, with
//                         tabs between
import Foundation

let folders = [
  ".", "Examples", "Examples/Domains", "Examples/Storefront", "Benchmarks", "Tests/Durability",
]
let repository = try Repository(folders.map(Manifest.read))

switch CommandLine.arguments.dropFirst().first {
case "check":
  let problems = try repository.packages.flatMap { try $0.importProblems() }
  let all = problems + repository.costProblems()
  all.forEach { print($0) }
  exit(all.isEmpty ? 0 : 1)
case "closures":
  for name in repository.names {
    guard let module = repository.module(name) else { continue }
    for folder in repository.closure(of: [name]).values.map(\.folder).sorted() {
      print(name, folder, module.package.folder, module.target.type, separator: "\t")
    }
  }
default:
  print("manifests check | closures")
  exit(64)
}
