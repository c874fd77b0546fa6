/// A property of a view behind which a value stands, such as a state or a store.
@MainActor
package protocol ShownProperty {
  /// The value as it is now.
  var shownValue: Any { get }
}

extension State: @MainActor ShownProperty {
  package var shownValue: Any { wrappedValue }
}

extension Binding: @MainActor ShownProperty {
  package var shownValue: Any { wrappedValue }
}

extension Bindable: @MainActor ShownProperty {
  package var shownValue: Any { wrappedValue }
}

extension AppStorage: @MainActor ShownProperty {
  package var shownValue: Any { wrappedValue }
}

extension SceneStorage: @MainActor ShownProperty {
  package var shownValue: Any { wrappedValue }
}

extension Screen {
  /// The state of the application's views on the screen, a value a line: `CounterView.count = 3`.
  package var stateLines: [String] {
    var reader = StateReader()
    rootPlace.visitViews { reader.add($0) }
    return reader.lines
  }
}

extension Node {
  /// Visits the views of the application, the outermost first.
  fileprivate func visitViews(_ visit: (Any) -> Void) {
    if isAside { return }
    if let view = applicationView { visit(view) }
    for child in children { child.visitViews(visit) }
  }
}

/// A reader of values that writes each as a line: its path and what it is.
@MainActor
private struct StateReader {
  private(set) var lines: [String] = []
  private var seen: Set<ObjectIdentifier> = []
  private var counts: [String: Int] = [:]

  /// Adds what a view keeps, or holds of others.
  mutating func add(_ view: Any) {
    let type = "\(type(of: view))".prefix { $0 != "<" }
    let number = counts[String(type), default: 0]
    counts[String(type)] = number + 1
    let name = number == 0 ? String(type) : "\(type)[\(number)]"
    for (label, value) in Mirror(reflecting: view).children {
      guard let label, let shown = Self.shown(value) else { continue }
      add(shown, at: "\(name).\(Self.plain(label))", depth: 0)
    }
  }

  /// The value behind a property of a view; `nil` where it keeps none.
  private static func shown(_ value: Any) -> Any? {
    if let property = value as? any ShownProperty { return property.shownValue }
    if isDependency(value) { return nil }
    if value is any DynamicProperty { return nil }
    // A model without a wrapper; values of a view are of the one that has made it.
    let isObject = Mirror(reflecting: value).displayStyle == .class
    return isObject && !(value is any View) ? value : nil
  }

  private mutating func add(_ value: Any, at path: String, depth: Int) {
    if let property = value as? any ShownProperty {
      return add(property.shownValue, at: path, depth: depth)
    }
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional {
      guard let some = mirror.children.first else { return lines.append("\(path) = nil") }
      return add(some.value, at: path, depth: depth)
    }
    if mirror.displayStyle == .class {
      let id = ObjectIdentifier(value as AnyObject)
      guard seen.insert(id).inserted else { return lines.append("\(path) = (shown above)") }
    }
    guard depth < Self.deepest, !Self.isLeaf(value, mirror) else {
      return lines.append("\(path) = \(Self.text(value))")
    }
    switch mirror.displayStyle {
    case .collection, .set:
      lines.append("\(path).count = \(mirror.children.count)")
      for (index, child) in mirror.children.prefix(Self.mostElements).enumerated() {
        add(child.value, at: "\(path)[\(index)]", depth: depth + 1)
      }
    case .enum:
      guard let payload = mirror.children.first else { break }
      add(payload.value, at: "\(path).\(payload.label ?? "0")", depth: depth + 1)
    default:
      for (index, child) in mirror.children.enumerated() {
        let label = child.label ?? "\(index)"
        if label.hasPrefix("_$") || Self.isDependency(child.value) { continue }
        add(child.value, at: "\(path).\(Self.plain(label))", depth: depth + 1)
      }
    }
  }

  private static let deepest = 6
  private static let mostElements = 20

  /// Whether a value is one that people read as a whole.
  private static func isLeaf(_ value: Any, _ mirror: Mirror) -> Bool {
    if value is String || mirror.children.isEmpty || mirror.displayStyle == .dictionary {
      return true
    }
    // Dates, addresses and colours of others say what they are.
    return ["Foundation", "FoundationEssentials", "VitroUI"].contains(module(of: value))
  }

  private static func module(of value: Any) -> String {
    String(String(reflecting: type(of: value)).prefix { $0 != "." })
  }

  /// Whether it is a part of the world that a model asks, and no state.
  private static func isDependency(_ value: Any) -> Bool {
    module(of: value) == "VitroDependencies"
  }

  private static func text(_ value: Any) -> String {
    if let text = value as? String { return text.debugDescription }
    let text = String(describing: value)
    return text.count > mostCharacters ? "\(text.prefix(mostCharacters))…" : text
  }

  private static let mostCharacters = 200

  /// The name of a property, without the sign of its wrapper.
  private static func plain(_ label: String) -> String {
    label.hasPrefix("_") ? String(label.dropFirst()) : label
  }
}
