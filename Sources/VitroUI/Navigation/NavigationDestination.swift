/// A view that says which page a type of values leads to.
private struct DestinationModifier<Content: View, Value: Hashable, Page: View>: ModifierView {
  let content: Content
  let make: (Value) -> Page

  func makeNode(_ site: Site) -> Node { DestinationNode(self, site) }
}

private final class DestinationNode<Content: View, Value: Hashable, Page: View>:
  ModifierNode<DestinationModifier<Content, Value, Page>>
{
  override func willMountContent() { setDestination() }

  override func viewChanged(from old: DestinationModifier<Content, Value, Page>) {
    setDestination()
  }

  override func didUnmount() {
    environment.page?.stack.destinations.remove(ObjectIdentifier(Value.self), by: self)
  }

  private func setDestination() {
    let make = view.make
    environment.page?.stack.destinations.set(ObjectIdentifier(Value.self), by: self) {
      ($0.base as? Value).map { AnyView(make($0)) }
    }
  }
}

/// A view that pushes a page while something says so.
struct PushModifier<Content: View, Page: View>: ModifierView {
  let content: Content
  /// The page that should be there, told apart by `id`; what this reads is tracked.
  let page: () -> (id: AnyHashable, make: () -> Page)?
  /// Says that it should not be there any more.
  let end: () -> Void

  func makeNode(_ site: Site) -> Node { PushNode(self, site) }
}

private final class PushNode<Content: View, Page: View>:
  ModifierNode<PushModifier<Content, Page>>
{
  private var page: PageNode?
  private var id: AnyHashable?

  override func didMount() { refresh() }

  override func viewChanged(from old: PushModifier<Content, Page>) { refresh() }

  override func refresh() {
    let new = tracking { view.page() }
    if page != nil, new?.id != id { removePage() }
    guard let new else { return }
    id = new.id
    let content = DestinationView(make: new.make)
    if let page { page.update(content) } else { push(content) }
  }

  override func didUnmount() {
    removePage()
  }

  private func push(_ content: DestinationView<Page>) {
    let link = link
    let name = link?.titleSegment
    let isFollowed = link != nil && name.flatMap { environment.page?.link(named: $0) } === link
    let pushed = environment.page?.stack.push(content, for: self)
    page = pushed
    pushed?.segment = name ?? itemSegment
    if isFollowed { pushed?.isReachable = true }
    pushed?.onPop = { [weak self] in
      guard let self, page != nil else { return }
      page = nil
      view.end()
    }
  }

  private var itemSegment: String? { id.flatMap { $0.base is Bool ? nil : Segment.of($0.base) } }

  /// The link that this is, where it is one.
  private var link: (any PageLink)? { view.content is any Leading ? links.first : nil }

  private func removePage() {
    guard let gone = page else { return }
    page = nil
    if gone.isMounted { gone.stack.pop(gone) }
  }
}

extension View {
  /// Says which page values of a type lead to, in the navigation stack that this view stands in.
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    DestinationModifier(content: self, make: destination)
  }

  /// Pushes a page while `isPresented` is true; leading back sets it to false.
  public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> V
  ) -> some View {
    PushModifier(
      content: self, page: { isPresented.wrappedValue ? (true, destination) : nil },
      end: { isPresented.wrappedValue = false })
  }

  /// Pushes a page for an item while there is one; leading back sets it to `nil`.
  public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    PushModifier(
      content: self,
      page: { item.wrappedValue.map { item in (item, { destination(item) }) } },
      end: { item.wrappedValue = nil })
  }
}
