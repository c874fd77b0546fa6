import Foundation

/// Kills a writer again and again, each time at some moment, and reads what it has left behind.
struct Kills {
  let times: Int
  /// Whether the writer says that a value is on disk without knowing it.
  var boasts = false

  private static let latestMoment = 0.1

  func run() throws -> Outcome {
    try withFolder { folder in
      let url = folder.appending(path: "ledger.json")
      var problems: [String] = []
      var acknowledged = 0
      var saveCount = 0
      var newest = 0
      for round in 1...max(times, 1) {
        let child = try Child(url, boasts ? ["--boasts"] : [])
        // Every fourth is killed while it starts, the others while they write.
        let begin = round.isMultiple(of: 4) ? Data() : child.begin()
        // Wall clock: the moment of a kill, whichever it is.
        Thread.sleep(forTimeInterval: .random(in: 0...Kills.latestMoment))
        child.kill()
        let said = try child.end(after: begin)
        problems += check(said, url, atLeast: newest).map { "kill \(round): \($0)" }
        acknowledged = max(acknowledged, said.saved ?? 0)
        saveCount += said.saveCount
        newest = max(newest, try Ledger.read(url)?.count ?? 0)
      }
      let last = try Child(url, ["--times=1"]).end()
      if last.loaded != newest { problems.append("the last file could not be loaded") }
      let left = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      if left != ["ledger.json"] { problems.append("left behind: \(left)") }
      return Outcome(
        sentence: """
          \(times) kills, \(saveCount) acknowledged saves: \(problems.count) lost or damaged. The count \
          has come to \(newest).
          """,
        problems: problems)
    }
  }

  /// Shows that a loss would be noticed: a writer that boasts has to be caught.
  static func catchBoasting() throws -> Outcome {
    let outcome = try Kills(times: 10, boasts: true).run()
    return Outcome(
      sentence: """
        A writer that acknowledges too early: found out \(outcome.problems.count) times in 10 kills.
        """,
      problems: outcome.problems.isEmpty ? ["a writer that boasts was not found out"] : [])
  }

  private func check(_ said: Child.Said, _ url: URL, atLeast before: Int) -> [String] {
    var problems: [String] = []
    if let failure = said.failure { problems.append(failure) }
    if let loaded = said.loaded, loaded != before {
      problems.append("\(loaded) was loaded, and \(before) was in the file")
    }
    do {
      let ledger = try Ledger.read(url)
      let count = ledger?.count ?? 0
      if ledger?.isWhole == false { problems.append("the file is not whole") }
      if let saved = said.saved, count < saved {
        problems.append("\(saved) was acknowledged, and the file has \(count)")
      }
      if count < before { problems.append("the file had \(before), and has \(count)") }
    } catch {
      problems.append("the file cannot be read: \(error)")
    }
    return problems
  }
}
