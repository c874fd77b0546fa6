// CLAIMS.md: what we claim, which test shows it, and what is so elsewhere.
//
// A claim is a tag of a test target that says in its comment what is so elsewhere:
//   /// The claim, in one sentence.
//   ///
//   /// Elsewhere: what others can and cannot.
//   @Tag static var theClaim: Self
import Foundation

private struct Claim {
  var tag: String
  var sentence: String
  var elsewhere: String
  var tests: [String] = []
}

/// The folders of all test targets.
private func targets() throws -> [String] {
  [
    "Examples/PrimeTime/Tests", "Examples/Standups/Tests", "Examples/OvoTimer/Tests",
    "Examples/Storefront/Tests", "Examples/BrowserTesting/Tests",
  ]
    + (try ["Tests", "Examples/Domains/Tests"].flatMap { folder in
      try FileManager.default.contentsOfDirectory(atPath: folder).sorted().map { "\(folder)/\($0)" }
    })
}

/// The tags in a file that are claims.
private func claims(in text: String) -> [Claim] {
  var comment: [String] = []
  return text.split(separator: "\n").compactMap { line -> Claim? in
    let code = line.trimmingCharacters(in: .whitespaces)
    if code.hasPrefix("///") {
      comment.append(code.dropFirst(3).trimmingCharacters(in: .whitespaces))
      return nil
    }
    defer { comment = [] }
    let parts = comment.joined(separator: " ").components(separatedBy: "Elsewhere: ")
    guard parts.count == 2, let tag = code.firstMatch(of: #/@Tag static var (\w+)/#) else {
      return nil
    }
    return Claim(
      tag: String(tag.1), sentence: parts[0].trimmingCharacters(in: .whitespaces),
      elsewhere: parts[1])
  }
}

/// "aMissingFile" is "A missing file".
private func words(in name: Substring) -> String {
  let words = name.map { $0.isUppercase ? " \($0.lowercased())" : "\($0)" }.joined()
  return words.prefix(1).uppercased() + words.dropFirst()
}

/// The tests in a file that have a tag, as links.
private func tests(in file: String, _ text: String, tagged tag: String) -> [String] {
  text.components(separatedBy: "@Test").dropFirst().compactMap { part in
    guard let name = part.firstMatch(of: #/func (\w+)/#) else { return nil }
    let attributes = part[..<name.range.lowerBound]
    guard attributes.contains(#/\.tags\([^)]*/#),
      attributes.split(whereSeparator: { !$0.isLetter && !$0.isNumber }).contains(Substring(tag))
    else { return nil }
    let title = attributes.firstMatch(of: #/^\(\s*"([^"]*)"/#).map { String($0.1) }
    return "[\(title ?? words(in: name.1))](\(file))"
  }
}

/// The page.
func claimsPage() throws -> Page {
  var rows: [String] = []
  var complaints: [String] = []
  for target in try targets() {
    let texts = try swiftFiles(in: target)
      .map { (file: $0, text: try String(contentsOfFile: $0, encoding: .utf8)) }
    for claim in texts.flatMap({ claims(in: $0.text) }) {
      let shown = texts.flatMap { tests(in: $0.file, $0.text, tagged: claim.tag) }
      if shown.isEmpty {
        complaints.append(
          "\(target): no test shows '\(claim.tag)'. To fix: '@Test(.tags(.\(claim.tag)))'.")
      }
      rows.append(
        "| \(claim.sentence) | \(shown.joined(separator: " · ")) | \(claim.elsewhere) |")
    }
  }
  return (
    """
    # What we claim

    Each line is a claim, the test that shows it, and what is so elsewhere in the field. A claim is a
    tag in the code of our tests, so it stands here only while a test shows it; `Scripts/write claims` writes
    this table, and `Scripts/check` compares it with the code and runs the tests.

    | Claim | Shown by | Elsewhere |
    | --- | --- | --- |
    \(rows.joined(separator: "\n"))

    Figures about others were measured on one two-core machine; the rest is what their documentation
    says. Something wrong or out of date? Tell us.

    ## Credits

    Whose ideas these are:

    - [Elm](https://elm-lang.org) and [Redux](https://redux.js.org): state as a value, changed in one
      place by a pure function.
    - [The Composable Architecture](https://github.com/pointfreeco/swift-composable-architecture) and
      its authors' episodes: exhaustive tests, dependencies with a test value, the words `Store`,
      `Reducer`, `Effect`, `TestStore`. "Testable State Management: The Point", episode 85 of Point-Free,
      is where the sentences stand that we set out to make untrue; "Modern SwiftUI: Testing" is the
      measure for Standups.
    - Lucas van Dongen's articles about the Ovo Timer: a timer's states as an enum, and protocols so
      narrow that nobody can do what is not theirs.
    - Mohammad Azam's articles about the MV pattern: forms that validate themselves, stores as bounded
      contexts, and the login form with its six rows.
    - "Swift Testability By Example": a login that answers with commands instead of calling mocks.
    - [Testing Library](https://testing-library.com) and [Playwright](https://playwright.dev): look for
      what a person sees, by role and name, and be strict about it.
    - [Phoenix LiveView](https://github.com/phoenixframework/phoenix_live_view): a screen that lives on
      the server.
    """, complaints
  )
}
