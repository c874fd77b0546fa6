/// The path of a navigation stack: values of any types, the lowest page's first.
public struct NavigationPath: Equatable {
  var elements: [AnyHashable]

  init(elements: [AnyHashable]) {
    self.elements = elements
  }

  /// Makes an empty path.
  public init() {
    elements = []
  }

  /// Makes a path of these values.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    self.elements = elements.map { AnyHashable($0) }
  }

  /// How many values are on it.
  public var count: Int { elements.count }

  /// Whether nothing is on it.
  public var isEmpty: Bool { elements.isEmpty }

  /// Puts a value on top.
  public mutating func append<V: Hashable>(_ value: V) { elements.append(AnyHashable(value)) }

  /// Takes so many values from the top, at most all.
  public mutating func removeLast(_ k: Int = 1) {
    elements.removeLast(min(max(k, 0), elements.count))
  }
}
