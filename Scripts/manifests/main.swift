// Reads the manifests of all packages:
//   manifests check       prints each import and each dependency that is not allowed; fails if there is one
//   manifests closures    prints for each target the folders that it is made of, with a tab between
import Foundation

let folders = [".", "Examples", "Examples/Domains", "Benchmarks", "Tests/Durability"]
let repository = try Repository(folders.map(Manifest.read))

switch CommandLine.arguments.dropFirst().first {
case "check":
  let problems = try repository.packages.flatMap { try $0.importProblems() }
  let all = problems + repository.costProblems()
  all.forEach { print($0) }
  exit(all.isEmpty ? 0 : 1)
case "closures":
  for name in repository.names {
    for module in repository.closure(of: [name]).values.map(\.folder).sorted() {
      print("\(name)\t\(module)")
    }
  }
default:
  print("manifests check | closures")
  exit(64)
}
