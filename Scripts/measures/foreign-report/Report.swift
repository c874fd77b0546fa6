/// The text of what was found.
struct Report {
  private let outcomes: [Outcome]

  init(_ outcomes: [Outcome]) { self.outcomes = outcomes }

  var text: String {
    let programs = outcomes.filter(\.unit.isProgram)
    let screens = outcomes.filter { !$0.unit.isProgram }
    let files = outcomes.map(\.unit.files.count).reduce(0, +)
    let broken = outcomes.map(\.brokenFiles).reduce(0, +)
    var lines = [
      "programs that compile  \(share(programs))",
      "screens that compile   \(share(screens))",
      "files without an error \(files - broken) of \(files)",
    ]
    for (mode, count) in counted(outcomes.filter(\.isClean).map(\.mode)) {
      lines.append("  \(count) in the mode \(mode)")
    }
    lines.append("\nwhat stops them, and where it is all that does")
    let families = outcomes.flatMap(\.families)
    for (family, count) in counted(families) {
      let alone = outcomes.filter { $0.families == [family] }.count
      lines.append("  \(count)  \(alone)  \(family)")
    }
    lines.append("\nnames, and how many miss them")
    let names = outcomes.flatMap { Set($0.problems.map { $0.name ?? $0.message.shortened }) }
    for (name, count) in counted(names).prefix(120) { lines.append("  \(count)  \(name)") }
    return lines.joined(separator: "\n")
  }

  private func share(_ outcomes: [Outcome]) -> String {
    let clean = outcomes.filter(\.isClean).count
    return
      "\(clean) of \(outcomes.count) (\(outcomes.isEmpty ? 0 : 100 * clean / outcomes.count) %)"
  }

  /// How often each word is there, the most frequent first.
  private func counted(_ words: [String]) -> [(String, Int)] {
    Dictionary(grouping: words) { $0 }.map { ($0, $1.count) }
      .sorted { ($1.1, $0.0) < ($0.1, $1.0) }
  }
}

extension String {
  fileprivate var shortened: String { String(prefix(110)) }
}
