/// A view among those that another one is made of; it stands where a container puts it, in the environment there.
///
/// It keeps its state as long as it is among them and is shown. Shown twice, it is two views.
public struct Subview: PrimitiveView, Identifiable {
  /// The identity of a view among all on its screen, until it goes.
  public struct ID: Hashable, Sendable {
    let number: Int
  }

  /// The identity among the others.
  public nonisolated let id: ID
  let source: SubviewSource
  private let values: KnownValues

  init(_ source: SubviewSource) {
    id = ID(number: source.number)
    self.source = source
    values = source.values
  }

  /// The values that the view tells the container around it.
  public var containerValues: ContainerValues { values.values }

  func makeNode(_ site: Site) -> Node { SubviewNode(self, site) }
}

/// The views that another one is made of, in order: those in groups, in branches, of a `ForEach`, and those in the bodies
/// of an application's views.
public struct SubviewsCollection: RandomAccessCollection {
  let subviews: [Subview]

  /// The place of the first.
  public var startIndex: Int { subviews.startIndex }
  /// The place after the last.
  public var endIndex: Int { subviews.endIndex }
  /// The view at a place.
  public subscript(index: Int) -> Subview { subviews[index] }
  /// The views at some places.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: subviews[bounds])
  }
}

/// Some of the views that another one is made of, in order.
public struct SubviewsCollectionSlice: RandomAccessCollection {
  fileprivate let subviews: ArraySlice<Subview>

  /// The place of the first.
  public var startIndex: Int { subviews.startIndex }
  /// The place after the last.
  public var endIndex: Int { subviews.endIndex }
  /// The view at a place.
  public subscript(index: Int) -> Subview { subviews[index] }
  /// The views at some places.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: subviews[bounds])
  }
}

extension SubviewsCollection: View {
  /// The views, one after the other.
  public var body: some View { ForEach(subviews) { $0 } }
}

extension SubviewsCollectionSlice: View {
  /// The views, one after the other.
  public var body: some View { ForEach(subviews) { $0 } }
}
