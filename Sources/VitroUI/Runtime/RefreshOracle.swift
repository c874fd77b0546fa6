#if DEBUG && !OPTIMIZED
  import Foundation
  import Synchronization

  /// Checks after each update that the tree of nodes agrees with itself, for tests of the runtime.
  ///
  /// It is there while `VITRO_ORACLE` names a file, to which it adds a line for each kind of finding, or a
  /// test takes them with ``findings``:
  /// - a mounted node that is not reached from the root, or one that lives on after it was unmounted;
  /// - a node with another parent, or in another environment, than the one above it gives;
  /// - something that refreshing *everything* changes, so that a change was missed.
  @MainActor
  final class RefreshOracle {
    nonisolated private static let path = ProcessInfo.processInfo.environment["VITRO_ORACLE"]
    nonisolated private static let known = Mutex<Set<String>>([])
    /// Takes what the oracles of the screens find that are made inside.
    @TaskLocal static var findings: (@MainActor @Sendable (String) -> Void)?

    private struct Entry {
      weak var node: Node?
      let name: String
      /// The element in which it stood. While that is not shown, nobody has looked what is in it now.
      weak var container: ElementNode?
      /// At how many checks it was unmounted and alive.
      var lateChecks = 0
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    private var updates = 0
    /// With more places than these, one update of ten is checked: a check takes as long as a new screen.
    private static let many = 2_000
    private(set) var isChecking = false
    private let report: @MainActor @Sendable (String) -> Void

    private init(_ report: @escaping @MainActor @Sendable (String) -> Void) {
      self.report = report
    }

    /// An oracle for a screen, where one is asked for.
    static func make() -> RefreshOracle? {
      if let findings { return RefreshOracle(findings) }
      return path.map { path in RefreshOracle { write($0, to: path) } }
    }

    /// A node has gone; what is above is still known.
    func ended(_ node: Node) {
      entries[ObjectIdentifier(node)]?.container = node.enclosingElement
    }

    func add(_ node: Node) {
      entries[ObjectIdentifier(node)] = Entry(node: node, name: RefreshOracle.name(of: node))
    }

    /// Checks the tree below a root; gives what refreshing everything has changed, which is nothing where
    /// all is right.
    func check(_ root: Node, in graph: Graph) -> [Patch] {
      updates += 1
      guard !isChecking, root.isMounted, entries.count < Self.many || updates.isMultiple(of: 10)
      else { return [] }
      isChecking = true
      defer { isChecking = false }
      var reached: [ObjectIdentifier: Node] = [:]
      visit(root, &reached)
      checkLives(reached)
      // A live screen would be woken by this, checked again, and so on without an end.
      graph.inbox.expect()
      for node in reached.values { node.needsEverything() }
      let patches = graph.update()
      for patch in patches {
        let node = graph.element(patch.element).map(RefreshOracle.name)
        found("refresh", "\(patch.kind) of \(node ?? "what has gone")")
      }
      return patches
    }

    private func visit(_ node: Node, _ reached: inout [ObjectIdentifier: Node]) {
      guard reached.updateValue(node, forKey: ObjectIdentifier(node)) == nil else { return }
      if !node.isMounted { found("unmounted and shown", RefreshOracle.name(of: node)) }
      for child in node.children {
        if child.parent !== node {
          found("parent", "\(RefreshOracle.name(of: child)) in \(RefreshOracle.name(of: node))")
        }
        if child.scope !== node.scope, child.scope.owner !== node {
          found(
            "environment", "\(RefreshOracle.name(of: child)) in \(RefreshOracle.name(of: node))")
        }
        visit(child, &reached)
      }
    }

    private func checkLives(_ reached: [ObjectIdentifier: Node]) {
      entries = entries.filter { $1.node != nil }
      for (id, entry) in entries {
        guard let node = entry.node else { continue }
        if node.isMounted {
          if reached[id] == nil { found("not reached", entry.name) }
        } else if entry.container?.isShown == true {
          entries[id]?.lateChecks += 1
          if entry.lateChecks == 3 { found("alive after its end", entry.name) }
        }
      }
    }

    private func found(_ kind: String, _ text: String) { report("\(kind): \(text)") }

    /// Adds a line to a file, once.
    private static func write(_ line: String, to path: String) {
      guard known.withLock({ $0.insert(line).inserted }) else { return }
      let file = FileHandle(forWritingAtPath: path)
      _ = try? file?.seekToEnd()
      try? file?.write(contentsOf: Data("\(line)\n".utf8))
      try? file?.close()
    }

    /// The kind of a node, without the views that it is for.
    private static func name(of node: Node) -> String {
      "\(type(of: node))".prefix { $0 != "<" }.description
    }
  }

  extension Node {
    /// Lets all be refreshed that stands here, as if everything that it has read had changed.
    fileprivate func needsEverything() {
      if isMounted { environmentChanged() }
      setNeedsRefresh()
      (self as? ElementNode)?.setNeedsChildren()
    }
  }

  extension Patch {
    fileprivate var kind: String { "\(self)".prefix { $0 != "(" }.description }

    /// The element that it changes.
    fileprivate var element: Element.ID {
      switch self {
      case .insert(_, let parent, _): parent
      case .remove(let id), .move(let id, _), .setText(let id, _), .setValue(let id, _),
        .setEnabled(let id, _), .setAttributes(let id, _):
        id
      }
    }
  }
#endif
