/// Pages, of which the last one is shown; each leads back to the one before.
///
/// The path says which pages lie on the first one, as values; links and buttons change it, and so
/// does whoever owns it. A view in the stack says with `navigationDestination(for:destination:)`
/// which page shows a value.
///
/// ```swift
/// NavigationStack(path: $path) {
///   List(books) { NavigationLink($0.title, value: $0) }
///     .navigationDestination(for: Book.self) { BookView(book: $0) }
/// }
/// ```
public struct NavigationStack<Data, Root: View>: PrimitiveView {
  private let root: Root
  private let path: PathAccess?

  /// Makes a stack with its first page; it keeps the path itself.
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.root = root()
    path = nil
  }

  /// Makes a stack with its first page and a path of values of any types.
  public init(
    path: Binding<NavigationPath>, @ViewBuilder root: () -> Root
  ) where Data == NavigationPath {
    self.root = root()
    self.path = PathAccess(
      read: { path.wrappedValue.elements },
      write: { path.wrappedValue = NavigationPath(elements: $0) }, canHold: { _ in true })
  }

  /// Makes a stack with its first page and a path of values of one type.
  public init(
    path: Binding<Data>, @ViewBuilder root: () -> Root
  )
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.root = root()
    self.path = PathAccess(
      read: { path.wrappedValue.map { AnyHashable($0) } },
      write: { values in path.wrappedValue = Data(values.compactMap { $0.base as? Data.Element }) },
      canHold: { $0.base is Data.Element })
  }

  /// Makes a stack with its first page and a path that is kept by anything.
  package init(
    read: @escaping @MainActor () -> [AnyHashable],
    write: @escaping @MainActor ([AnyHashable]) -> Void,
    canHold: @escaping @MainActor (AnyHashable) -> Bool, root: Root
  ) {
    self.root = root
    path = PathAccess(read: read, write: write, canHold: canHold)
  }

  func makeNode(_ site: Site) -> Node { StackNode(root, path, site) }
}

/// A view with a first page and a path.
@MainActor
protocol StackView {
  func update(_ stack: StackNode)
}

extension NavigationStack: StackView {
  func update(_ stack: StackNode) { stack.update(root, path) }
}
