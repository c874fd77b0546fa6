/// A control that leads to another page of the navigation stack around it.
public struct NavigationLink<Label: View, Destination: View>: View {
  /// The destination of a link.
  private enum Goal {
    /// What the stack shows for a value, or nowhere.
    case value(AnyHashable?)
    /// A page, which is there while the binding says so or, without one, the link.
    case page(isActive: Binding<Bool>?, () -> Destination)
  }

  private let goal: Goal
  private let label: Label
  @State private var isOwnActive = false

  private init(_ goal: Goal, _ label: Label) {
    self.goal = goal
    self.label = label
  }

  /// Makes a link to a page, with a label of your own.
  public init(
    @ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(.page(isActive: nil, destination), label())
  }

  /// Makes a link to a page, with a label of your own.
  public init(
    destination: @autoclosure @escaping () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(.page(isActive: nil, destination), label())
  }

  /// Makes a link to a page that is there while `isActive` is true.
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(.page(isActive: isActive, destination), label())
  }

  /// Makes a link to a page that is there while `isActive` is true.
  public init(
    destination: @autoclosure @escaping () -> Destination, isActive: Binding<Bool>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(.page(isActive: isActive, destination), label())
  }

  /// Makes a link to a page that is there while `selection` is the link's tag.
  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: @escaping () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(.page(isActive: selection.isChosen(tag), destination), label())
  }

  /// Makes a link to a page that is there while `selection` is the link's tag.
  public init<V: Hashable>(
    destination: @autoclosure @escaping () -> Destination, tag: V, selection: Binding<V?>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(.page(isActive: selection.isChosen(tag), destination), label())
  }

  /// The label, to press, and the page while it is there.
  public var body: some View {
    switch goal {
    case .value(let value):
      LinkView(label: label, value: value, isPossible: value != nil) { page, link in
        if let value { page.stack.go(to: value, from: link) }
      }
    case .page(let isActive, let destination):
      let isActive = isActive ?? $isOwnActive
      LinkView(label: label, isPossible: true) { _, _ in isActive.wrappedValue = true }
        .navigationDestination(isPresented: isActive, destination: destination)
    }
  }
}

extension NavigationLink where Destination == Never {
  /// Makes a link to a value, with a label of your own; without a value it leads nowhere.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(.value(value.map { AnyHashable($0) }), label())
  }

  /// Makes a link to a value, with a title; without a value it leads nowhere.
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
    self.init(value: value) { Text(titleKey) }
  }

  /// Makes a link to a value, with a title; without a value it leads nowhere.
  @_disfavoredOverload
  public init<P: Hashable>(_ title: some StringProtocol, value: P?) where Label == Text {
    self.init(value: value) { Text(title) }
  }
}

extension NavigationLink where Label == Text {
  /// Makes a link to a page, with a title.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Makes a link to a page, with a title.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(destination: destination) { Text(title) }
  }

  /// Makes a link to a page, with a title.
  public init(
    _ titleKey: LocalizedStringKey, destination: @autoclosure @escaping () -> Destination
  ) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Makes a link to a page, with a title.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, destination: @autoclosure @escaping () -> Destination
  ) {
    self.init(destination: destination) { Text(title) }
  }

  /// Makes a link, with a title, to a page that is there while `isActive` is true.
  public init(
    _ titleKey: LocalizedStringKey, destination: @autoclosure @escaping () -> Destination,
    isActive: Binding<Bool>
  ) {
    self.init(isActive: isActive, destination: destination) { Text(titleKey) }
  }

  /// Makes a link, with a title, to a page that is there while `selection` is the link's tag.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: @autoclosure @escaping () -> Destination, tag: V,
    selection: Binding<V?>
  ) {
    self.init(tag: tag, selection: selection, destination: destination) { Text(titleKey) }
  }
}

extension NavigationLink where Label == Text {
  /// Makes a link, with a title, to a page that is there while `isActive` is true.
  public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>,
    @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(isActive: isActive, destination: destination) { Text(titleKey) }
  }

  /// Makes a link, with a title, to a page that is there while `selection` is the link's tag.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>,
    @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(tag: tag, selection: selection, destination: destination) { Text(titleKey) }
  }

  /// Makes a link, with a title, to a page that is there while `isActive` is true.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, destination: @autoclosure @escaping () -> Destination,
    isActive: Binding<Bool>
  ) {
    self.init(isActive: isActive, destination: destination) { Text(title) }
  }
}

extension NavigationLink {
  /// Says that a link is not one to a detail.
  /// - Note: Has no effect; the column that a link stands in decides.
  public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

extension Binding {
  /// Whether the value is a tag; it is `nil` when it ends to be.
  fileprivate func isChosen<Tag: Hashable>(_ tag: Tag) -> Binding<Bool> where Value == Tag? {
    Binding<Bool>(
      get: { wrappedValue == tag },
      set: { isChosen in
        if isChosen {
          wrappedValue = tag
        } else if wrappedValue == tag {
          wrappedValue = nil
        }
      })
  }
}
