// Documentation/Rules.md: the rules that the tests of the domains hold, for people who do not program.
import Foundation

private struct Record: Decodable {
  struct Payload: Decodable {
    struct Place: Decodable { var fileID: String, _filePath: String, line: Int }
    struct Message: Decodable { var symbol: String, text: String }
    var kind: String
    var id: String?
    var name: String?
    var displayName: String?
    var sourceLocation: Place?
    var testID: String?
    var messages: [Message]?
  }
  var kind: String
  var payload: Payload
}

/// Tests stand in the order of their files, and first those in the file that has the domain's name.
private func order(_ test: Record.Payload) -> (String, Int, String, Int) {
  guard let place = test.sourceLocation else { return ("", 0, "", 0) }
  let parts = place.fileID.replacing("DomainTests", with: "").split(separator: "/")
  let isFirst = parts.last == "\(parts[0])Tests.swift"
  return (String(parts[0]), isFirst ? 0 : 1, place._filePath, place.line)
}

/// "OvoTimerDomainTests/TimerTests.swift" is about the "Ovo Timer".
private func domain(_ fileID: String) -> String {
  let module = fileID.prefix { $0 != "/" }.replacing("DomainTests", with: "")
  return module.map { $0.isUppercase ? " \($0)" : "\($0)" }.joined().dropFirst().description
}

/// The page, from a file of what a run of those tests reported, one JSON object a line.
func rulesPage(events: String) throws -> Page {
  let records = try String(contentsOfFile: events, encoding: .utf8)
    .split(separator: "\n").map {
      try JSONDecoder().decode(Record.self, from: Data($0.utf8)).payload
    }

  let passed = Set(
    records.filter { $0.kind == "testEnded" && $0.messages?.first?.symbol == "pass" }
      .compactMap(\.testID))

  // The rows of its table, where they describe themselves.
  var examples: [String: [String]] = [:]
  for record in records where record.kind == "testCaseStarted" {
    guard let id = record.testID, let text = record.messages?.first?.text,
      let start = text.range(of: "1 argument example → "),
      let end = text.range(of: " to \"", options: .backwards)
    else { continue }
    examples[id, default: []].append(String(text[start.upperBound..<end.lowerBound]))
  }

  let tests = records.filter { $0.id.map(passed.contains) ?? false }
    .sorted { order($0) < order($1) }

  var lines: [String] = []
  var domains: [(name: String, count: Int)] = []
  for test in tests {
    guard let title = test.displayName, let place = test.sourceLocation, let id = test.id else {
      return ("", ["\(test.id ?? "?") has no sentence. To fix: '@Test(\"What it shows\")'."])
    }
    if domains.last?.name != domain(place.fileID) {
      domains.append((domain(place.fileID), 0))
      lines += ["", "## \(domain(place.fileID))"]
    }
    if test.kind == "suite" {
      lines += ["", "### \(title)", ""]
    } else {
      domains[domains.count - 1].count += 1
      lines.append("- \(title)")
      lines += (examples[id] ?? []).map { "  - \($0)" }
    }
  }

  let contents = domains.map { name, count in
    "[\(name)](#\(name.lowercased().replacing(" ", with: "-"))) (\(count))"
  }
  let head =
    """
    # The rules of our applications

    What the examples promise, before there is a screen or a server:
    \(domains.map(\.count).reduce(0, +)) rules in \(domains.count) systems. Each line is the name of a
    test that passed when this page was made; where a rule has a table of examples, its rows stand below.

    \(contents.joined(separator: " · "))

    This page is written by `Scripts/write rules`, and `Scripts/check` compares it with the tests.
    """
  return (([head] + lines).joined(separator: "\n"), [])
}
