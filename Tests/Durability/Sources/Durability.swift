import Foundation

/// `Durability [times]` kills a writer that often, and tries disks that say no; see Scripts/checks/durability.
///
/// `Durability writer …` is the writer: the program starts itself.
@main struct Durability {
  static func main() async throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments.first == "writer" { return try await Writer(arguments.dropFirst()).run() }
    let times = arguments.first.flatMap(Int.init) ?? 300

    var problems: [String] = []
    let checks = [
      Kills(times: times).run, Kills.catchBoasting, fullDisk, sizeLimit, unwritableFolder,
      interruptions,
    ]
    for check in checks {
      let outcome = try check()
      print(outcome.sentence)
      problems += outcome.problems
    }
    for problem in problems { print("Wrong: \(problem)") }
    print(problems.isEmpty ? "Nothing acknowledged was lost." : "\(problems.count) wrong.")
    exit(problems.isEmpty ? 0 : 1)
  }
}

/// The outcome of a check.
struct Outcome {
  var sentence: String
  var problems: [String] = []
}
