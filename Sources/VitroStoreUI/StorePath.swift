public import Vitro
public import VitroUI

/// The path of a navigation stack that a feature's state holds.
@MainActor
public struct StorePath<ElementState, ElementAction> {
  let elements: () -> StoreCollection<StackElementID, ElementState, ElementAction>
  let popFrom: (StackElementID) -> Void
  let push: (StackElementID, ElementState) -> Void
}

extension StorePath {
  /// The pages, the lowest first.
  fileprivate var pages: [StackPage] {
    let stores = elements()
    return stores.keys.map { id in
      StackPage(id, state: stores[id: id].map { StateSupport.unobserved($0) })
    }
  }
}

/// A page of a path, with what it is called in the address.
private struct StackPage: Hashable, Identifiable {
  let element: StackElementID
  let id: AnyHashable

  init(_ element: StackElementID, state: Any?) {
    self.element = element
    id = (state as? any Identifiable).map { StackPage.identity(of: $0) } ?? AnyHashable(element)
  }

  private static func identity(of state: some Identifiable) -> AnyHashable { state.id }

  static func == (left: StackPage, right: StackPage) -> Bool { left.element == right.element }

  func hash(into hasher: inout Hasher) { hasher.combine(element) }
}

extension Bindable {
  /// The path of a navigation stack that the state holds, to show its pages.
  ///
  /// ```swift
  /// @Bindable var store: StoreOf<Library>
  /// …
  /// NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
  ///   ShelfView(store: store)
  /// } destination: { PageView(store: $0) }
  /// ```
  ///
  /// When a page is left, the feature gets `.path(.popFrom(id:))`. A page whose state is
  /// `Identifiable` is called by its `id` in the address, else by its title. The address has such
  /// pages where the application takes addresses itself, with `onOpenURL(perform:)`: no link leads a
  /// new screen to them.
  public func scope<State, Action: CasePathable, ElementState, ElementAction>(
    state: WritableKeyPath<State, StackState<ElementState>>,
    action: CaseKeyPath<Action, StackAction<ElementState, ElementAction>>
  ) -> StorePath<ElementState, ElementAction> where Value == Store<State, Action> {
    let store = wrappedValue
    return StorePath(
      elements: { store.scope(state: state, action: action) },
      popFrom: { store.send(Action.allCasePaths[keyPath: action].embed(.popFrom(id: $0))) },
      push: { store.send(Action.allCasePaths[keyPath: action].embed(.push(id: $0, state: $1))) })
  }
}

/// A state that a link puts onto the path of the stack around it.
private struct PushedState<State>: Hashable {
  let state: State

  /// Links to states that cannot be compared are the same: what is pushed is the newest.
  static func == (left: Self, right: Self) -> Bool {
    func isEqual<Value: Equatable>(_ value: Value) -> Bool { right.state as? Value == value }
    return (left.state as? any Equatable).map { isEqual($0) } ?? true
  }

  func hash(into hasher: inout Hasher) {}
}

extension StorePath {
  /// Sends what a link asks for: the state on top, with an id that no page has.
  fileprivate func push(_ value: AnyHashable) {
    guard let pushed = value.base as? PushedState<ElementState> else { return }
    let ids = Set(elements().keys)
    let generator = DependencyValues.current.stackElementID
    var id = generator()
    while ids.contains(id) { id = generator() }
    push(id, pushed.state)
  }
}

extension NavigationLink where Destination == Never {
  /// Makes a link that puts a state onto the path of the store's stack around it; disabled without one.
  ///
  /// ```swift
  /// NavigationLink(state: Path.State.detail(Detail.State(item: item))) { Text(item.name) }
  /// ```
  ///
  /// The feature with the path gets `.path(.push(id:state:))`.
  public init<State>(state: State?, @ViewBuilder label: () -> Label) {
    self.init(value: state.map { PushedState(state: $0) }, label: label)
  }

  /// Makes a link with a text that puts a state onto the path of the store's stack around it.
  public init<State>(_ title: LocalizedStringKey, state: State?) where Label == Text {
    self.init(state: state) { Text(title) }
  }

  /// Makes a link with a text that puts a state onto the path of the store's stack around it.
  @_disfavoredOverload
  public init<State>(_ title: some StringProtocol, state: State?) where Label == Text {
    self.init(state: state) { Text(title) }
  }
}

/// The first page of a stack, which knows how the pages of a store's path are shown.
public struct StoreRoot<Root: View, ElementState, ElementAction, Destination: View>: View {
  let root: Root
  let path: StorePath<ElementState, ElementAction>
  let destination: (Store<ElementState, ElementAction>) -> Destination

  /// The first page.
  public var body: some View {
    root.navigationDestination(for: StackPage.self) { page in
      path.elements()[id: page.element].map(destination)
    }
  }
}

extension NavigationStack {
  /// Makes a stack with its first page, and a page for each element that a feature's state holds.
  public init<ElementState, ElementAction, R: View, Destination: View>(
    path: StorePath<ElementState, ElementAction>, @ViewBuilder root: () -> R,
    @ViewBuilder destination: @escaping (Store<ElementState, ElementAction>) -> Destination
  )
  where
    Data == StackState<ElementState>, Root == StoreRoot<R, ElementState, ElementAction, Destination>
  {
    self.init(
      read: { path.pages.map { AnyHashable($0) } },
      write: { values in
        let ids = path.elements().keys
        if values.count < ids.count { path.popFrom(ids[values.count]) }
        if values.count > ids.count, let last = values.last { path.push(last) }
      },
      canHold: { $0.base is PushedState<ElementState> },
      root: StoreRoot(root: root(), path: path, destination: destination))
  }
}
