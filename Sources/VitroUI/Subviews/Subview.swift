import Foundation

/// A view among those that another one is made of.
public struct Subview: View, Identifiable {
  /// The identity of a view among others: its place.
  public struct ID: Hashable, Sendable {
    fileprivate let place: [Int]
  }

  /// The identity among the others.
  public let id: ID
  /// The values that the view tells.
  public fileprivate(set) var containerValues = ContainerValues()
  private let view: AnyView

  fileprivate init(_ view: some View, at place: [Int]) {
    id = ID(place: place)
    self.view = AnyView(view)
  }

  /// The view.
  public var body: some View { view }
}

/// The views that another one is made of, in order.
/// - Note: As far as its builder says them; what is in the body of another view is one.
public struct SubviewsCollection: RandomAccessCollection {
  fileprivate let subviews: [Subview]

  /// The place of the first.
  public var startIndex: Int { subviews.startIndex }
  /// The place after the last.
  public var endIndex: Int { subviews.endIndex }
  /// The view at a place.
  public subscript(index: Int) -> Subview { subviews[index] }
}

extension SubviewsCollection: View {
  /// The views, one after the other.
  public var body: some View { ForEach(subviews) { $0 } }
}

/// The values that a view tells the container around it.
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]

  /// The value for a key.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// The key of a value that a view tells the container around it.
public protocol ContainerValueKey {
  /// The kind of value.
  associatedtype Value
  /// The value where nobody has set one.
  static var defaultValue: Value { get }
}

extension Group {
  /// Shows what a closure makes of the views that another one is made of.
  public init<Base: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Content
  ) {
    self.init { transform(SubviewsCollection(subviews: view.subviews(at: []))) }
  }
}

extension ForEach where Data == SubviewsCollection, ID == Subview.ID {
  /// Shows a view for each of the views that another one is made of.
  public init<Base: View>(
    subviews view: Base, @ViewBuilder content: @escaping (Subview) -> Content
  ) {
    self.init(SubviewsCollection(subviews: view.subviews(at: [])), id: \.id, content: content)
  }
}

extension View {
  /// Tells the container around this view a value.
  public func containerValue<Value>(
    _ keyPath: WritableKeyPath<ContainerValues, Value>, _ value: Value
  ) -> some View {
    ContainerValueView(content: self) { $0[keyPath: keyPath] = value }
  }

  fileprivate func subviews(at place: [Int]) -> [Subview] {
    (self as? any ViewOfSeveral)?.parts(at: place) ?? [Subview(self, at: place)]
  }
}

/// A view that tells the container around it a value.
private struct ContainerValueView<Content: View>: View {
  let content: Content
  let change: (inout ContainerValues) -> Void

  var body: some View { content }
}

/// A view that is made of others, which can be asked for.
@MainActor
private protocol ViewOfSeveral {
  func parts(at place: [Int]) -> [Subview]
}

extension ContainerValueView: ViewOfSeveral {
  func parts(at place: [Int]) -> [Subview] {
    content.subviews(at: place).map { subview in
      var subview = subview
      change(&subview.containerValues)
      return subview
    }
  }
}

extension EmptyView: ViewOfSeveral {
  fileprivate func parts(at place: [Int]) -> [Subview] { [] }
}

extension Group: ViewOfSeveral {
  fileprivate func parts(at place: [Int]) -> [Subview] { content.subviews(at: place) }
}

extension TupleView: ViewOfSeveral {
  fileprivate func parts(at place: [Int]) -> [Subview] {
    var parts: [Subview] = []
    var index = 0
    for view in repeat each content {
      parts += view.subviews(at: place + [index])
      index += 1
    }
    return parts
  }
}

extension ConditionalContent: ViewOfSeveral {
  fileprivate func parts(at place: [Int]) -> [Subview] {
    switch self {
    case .first(let view): view.subviews(at: place + [0])
    case .second(let view): view.subviews(at: place + [1])
    }
  }
}

extension Optional: ViewOfSeveral where Wrapped: View {
  fileprivate func parts(at place: [Int]) -> [Subview] { self?.subviews(at: place) ?? [] }
}

extension ForEach: ViewOfSeveral {
  fileprivate func parts(at place: [Int]) -> [Subview] {
    rows.enumerated().flatMap { $1.subviews(at: place + [$0]) }
  }
}
