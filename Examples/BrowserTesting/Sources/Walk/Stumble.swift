/// The failure of a random walk: a page that shows something else than its screen holds.
public struct Stumble: Error, CustomStringConvertible {
  /// The number that decided on each step.
  public let seed: UInt64
  /// How many steps it took.
  public let count: Int
  /// What differs, both sides.
  public let truth: String
  /// The shortest way there, as a test.
  public let test: String

  /// All of it, for whoever has to mend it.
  public var description: String {
    """
    After \(count) steps with seed \(seed):
    \(truth)

    The shortest way there:

    \(test)
    """
  }
}

extension Stroll {
  /// Leaves out what is not needed: halves first, then single steps.
  @MainActor
  func shorten(_ steps: [WalkStep], _ truth: String) async throws -> ([WalkStep], String) {
    var (steps, truth) = (steps, truth)
    var replays = 0
    var size = max(steps.count / 2, 1)
    while true {
      var start = 0
      var isShorter = false
      while start < steps.count, steps.count > 1, replays < mostReplays {
        var fewer = steps
        fewer.removeSubrange(start..<min(start + size, steps.count))
        replays += 1
        if !fewer.isEmpty, let found = try await replay(fewer) {
          (steps, truth, isShorter) = (fewer, found, true)
        } else {
          start += size
        }
      }
      if size == 1, !isShorter || replays >= mostReplays { return (steps, truth) }
      size = max(size / 2, 1)
    }
  }

  /// Steps as a test that fails as long as they lead astray.
  func test(_ steps: [WalkStep]) -> String {
    let (call, pages) =
      pageCount == 1 ? ("withPage(", "page") : ("withPages(\(pageCount), ", "pages")
    let lines =
      links.map { "for page in pages { try await page.link(\"\($0)\").tap() }" }
      + steps.map { $0.code(on: pageCount == 1 ? "page" : "pages[\($0.page)]") }
    return """
      @Test("A walk through \(name)", .needsBrowser)
      func walk() async throws {
        try await \(call)named: "\(name)", showing: { \(code) }) { \(pages) in
      \(lines.map { "    \($0)" }.joined(separator: "\n"))
        }
      }
      """
  }
}
