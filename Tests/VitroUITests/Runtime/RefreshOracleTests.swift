import Testing
import VitroConcurrency

@testable import VitroUI

/// Mistakes that a node can make, each of which the refresh oracle finds.
@MainActor @Suite struct RefreshOracleTests {
  @Test("A tree that is right has no findings")
  func right() throws {
    let findings = findings(.none) { screen in try press("Count", on: screen) }
    #expect(findings == [])
  }

  @Test("A node that misses a change")
  func missed() {
    let findings = findings(.missesChange) { screen in try press("Count", on: screen) }
    #expect(findings.contains { $0.hasPrefix("refresh: setText") })
  }

  @Test("A live screen is not brought up to date once more because it was checked")
  func live() async throws {
    let found = Found()
    let screen = RefreshOracle.$findings.withValue({ found.lines.insert($0) }) {
      Screen(executor: RestExecutor(.live)) { Stage(fault: .none) }
    }
    try press("Count", on: screen)
    // What wakes the screen because of this is in the main actor's queue before the next task.
    await Task {}.value
    var wakes = 0
    screen.graph.onUpdate = { wakes += 1 }
    _ = screen.root
    await Task {}.value
    #expect(wakes == 0)
    #expect(found.lines == [])
  }

  /// What is found while something is done on a screen with a faulty node.
  private func findings(_ fault: Fault, _ act: (Screen) throws -> Void) -> Set<String> {
    let found = Found()
    RefreshOracle.$findings.withValue({ found.lines.insert($0) }) {
      let screen = Screen { Stage(fault: fault) }
      do { try act(screen) } catch { Issue.record(error) }
      _ = screen.root
      _ = screen.root
    }
    return found.lines
  }

  private func press(_ name: String, on screen: Screen) throws {
    let button = try screen.first { $0.role == .button && $0.name == name }
    try screen.send(.press(button.id))
  }
}

@MainActor
private final class Found {
  var lines: Set<String> = []
}

private enum Fault {
  case none, missesChange
}

private struct Stage: View {
  let fault: Fault
  @State private var count = 0

  var body: some View {
    Button("Count") { count += 1 }
    Faulty(fault: fault, content: Content(count: count))
  }
}

private struct Content: View {
  let count: Int

  var body: some View { Text("\(count)") }
}

/// A view whose node makes a mistake.
private struct Faulty: PrimitiveView {
  let fault: Fault
  let content: Content

  func makeNode(_ site: Site) -> Node { FaultyNode(self, site) }
}

private final class FaultyNode: Node {
  private var view: Faulty

  init(_ view: Faulty, _ site: Site) {
    self.view = view
    super.init(site)
    _ = makeChild(view.content)
    // It reads nothing, and can be refreshed all the same.
    tracking {}
  }

  override func update<NewView: View>(_ view: NewView) {
    guard let view = view as? Faulty else { return }
    self.view = view
    if view.fault == .none { content?.update(view.content) }
  }

  override func refresh() {
    tracking {}
    content?.update(view.content)
  }
}
