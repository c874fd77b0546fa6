/// A view that shows nothing.
public struct EmptyView: PrimitiveView {
  /// Makes a view that shows nothing.
  public init() {}

  func makeNode(_ site: Site) -> Node { FixedNode<Self>(self, site) { _ in } }
}

/// A view that stands for several beside each other.
@MainActor
protocol SeveralViews {}

/// Several views, one after the other.
public struct TupleView<each Content: View>: PrimitiveView, SeveralViews {
  package let content: (repeat each Content)

  /// Makes one view of several.
  public init(_ content: repeat each Content) {
    self.content = (repeat each content)
  }

  func makeNode(_ site: Site) -> Node {
    FixedNode<Self>(self, site) { node in
      repeat _ = node.makeChild(each content)
    }
  }
}

extension TupleView: FixedView {
  func update(_ children: Children) {
    var index = 0
    repeat update(each content, children, &index)
  }

  private func update<Child: View>(_ view: Child, _ children: Children, _ index: inout Int) {
    children[index].update(view)
    index += 1
  }
}

extension EmptyView: FixedView {
  func update(_ children: Children) {}
}

/// Views that belong together, without any look of their own.
public struct Group<Content: View>: View {
  package let content: Content

  /// Groups views.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The grouped views.
  public var body: some View { content }
}

/// One view or another, as an `if` or a `switch` in a builder decides.
public enum ConditionalContent<First: View, Second: View>: PrimitiveView {
  /// What the first branch shows.
  case first(First)
  /// What the other branches show.
  case second(Second)

  func makeNode(_ site: Site) -> Node { BranchNode(self, site) }
}

extension ConditionalContent: BranchView {
  var branch: Int {
    switch self {
    case .first: 1
    case .second: 2
    }
  }

  func makeContent(in node: Node) {
    switch self {
    case .first(let view): _ = node.makeChild(view)
    case .second(let view): _ = node.makeChild(view)
    }
  }

  func update(_ content: Node) {
    switch self {
    case .first(let view): content.update(view)
    case .second(let view): content.update(view)
    }
  }
}

extension Optional: View where Wrapped: View {
  /// An optional view has no body of its own; nothing asks for it.
  public var body: Never { preconditionFailure("An optional view has no body.") }
}

extension Optional: PrimitiveView where Wrapped: View {
  func makeNode(_ site: Site) -> Node { BranchNode(self, site) }
}

extension Optional: BranchView where Wrapped: View {
  var branch: Int { self == nil ? 0 : 1 }

  func makeContent(in node: Node) {
    if let self { _ = node.makeChild(self) }
  }

  func update(_ content: Node) {
    if let self { content.update(self) }
  }
}
