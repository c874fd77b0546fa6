/// A value that views hand up to the views around them.
public protocol PreferenceKey {
  /// The kind of value.
  associatedtype Value
  /// What the value is where no view sets one.
  static var defaultValue: Value { get }
  /// Adds the value of the next view to that of the views before.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// Nothing, where no view sets a value.
  public static var defaultValue: Value { nil }
}

extension View {
  /// Hands a value up to the views around this one, in place of those of the views inside.
  public func preference<Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Key.Value
  ) -> some View {
    PreferenceModifier<Self, Key>(content: self) { $0 = value }
  }

  /// Changes the value that the views inside hand up.
  public func transformPreference<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, _ callback: @escaping (inout Key.Value) -> Void
  ) -> some View {
    PreferenceModifier<Self, Key>(content: self, change: callback)
  }

  /// Does something with the value that the views inside hand up, after each update in which it has
  /// become another one.
  public func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, perform action: @escaping (Key.Value) -> Void
  ) -> some View where Key.Value: Equatable {
    PreferenceReader<Self, Key>(content: self, action: action)
  }

  /// Puts a view in front of this one that is made of the value which the views inside hand up.
  public func overlayPreferenceValue<Key: PreferenceKey, Layer: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> Layer
  ) -> some View {
    PreferenceLayer<Self, Key, Layer>(
      content: self, layout: .front, alignment: alignment, transform: transform)
  }

  /// Puts a view behind this one that is made of the value which the views inside hand up.
  public func backgroundPreferenceValue<Key: PreferenceKey, Layer: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> Layer
  ) -> some View {
    PreferenceLayer<Self, Key, Layer>(
      content: self, layout: .behind, alignment: alignment, transform: transform)
  }
}

/// A view with another one over it that is made of a preference.
private struct PreferenceLayer<Content: View, Key: PreferenceKey, Layer: View>: View {
  let content: Content
  let layout: Style.Layout
  let alignment: Alignment
  let transform: (Key.Value) -> Layer
  @State private var value = Key.defaultValue

  var body: some View {
    LayeredView(
      content: PreferenceReader<Content, Key>(content: content) { value = $0 },
      layer: transform(value), layout: layout, alignment: alignment)
  }
}

private struct PreferenceModifier<Content: View, Key: PreferenceKey>: ModifierView {
  let content: Content
  let change: (inout Key.Value) -> Void

  func makeNode(_ site: Site) -> Node { PreferenceNode(self, site) }
}

/// A place at which a preference is set.
@MainActor
private protocol PreferenceHost<Key>: Node {
  associatedtype Key: PreferenceKey
  func change(_ value: inout Key.Value)
}

private final class PreferenceNode<Content: View, Key: PreferenceKey>:
  ModifierNode<PreferenceModifier<Content, Key>>, PreferenceHost
{
  private var wasLeftOut = false

  override func didMount() {
    wasLeftOut = isLeftOut
    preferenceChanged(Key.self)
  }

  override func activityChanged() {
    guard isMounted, isLeftOut != wasLeftOut else { return }
    wasLeftOut.toggle()
    preferenceChanged(Key.self)
  }

  override func viewChanged(from old: PreferenceModifier<Content, Key>) {
    preferenceChanged(Key.self)
  }

  override func didUnmount() { preferenceChanged(Key.self) }

  func change(_ value: inout Key.Value) { view.change(&value) }
}

private struct PreferenceReader<Content: View, Key: PreferenceKey>: ModifierView {
  let content: Content
  let action: (Key.Value) -> Void

  func makeNode(_ site: Site) -> Node { PreferenceReaderNode(self, site) }
}

/// A place at which somebody wants to know a preference.
@MainActor
private protocol PreferenceListener<Key>: Node {
  associatedtype Key: PreferenceKey
  func preferenceChanged()
}

private final class PreferenceReaderNode<Content: View, Key: PreferenceKey>:
  ModifierNode<PreferenceReader<Content, Key>>, PreferenceListener
{
  private var value = Key.defaultValue
  private var isWaiting = false

  override func didMount() { needActionsAtOnce() }

  func preferenceChanged() {
    guard !isWaiting else { return }
    isWaiting = true
    graph.afterUpdate(in: self) { [weak self] in self?.tell() }
  }

  private func tell() {
    isWaiting = false
    guard isMounted else { return }
    let new = content?.preference(Key.self) ?? Key.defaultValue
    guard !areEqual(value, new) else { return }
    value = new
    view.action(new)
  }
}

extension Node {
  /// What stands here hands up another value, so those around who want to know it are told.
  fileprivate func preferenceChanged<Key: PreferenceKey>(_ key: Key.Type) {
    var next = parent
    while let node = next {
      (node as? any PreferenceListener<Key>)?.preferenceChanged()
      next = node.parent
    }
  }

  /// Whether this is the place of what hands up nothing: a page of a tab that is not chosen, or a hidden
  /// column.
  private var handsUpNothing: Bool { isAside && !(self is PageNode) }

  /// Whether this place is in one that hands up nothing.
  fileprivate var isLeftOut: Bool { handsUpNothing || parent?.isLeftOut ?? false }

  /// The value that this place and those below hand up, or `nil` where none does.
  fileprivate func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    var value: Key.Value?
    for child in childrenBehindDialogs where !child.handsUpNothing {
      guard let next = child.preference(key) else { continue }
      if var all = value {
        Key.reduce(value: &all) { next }
        value = all
      } else {
        value = next
      }
    }
    guard let host = self as? any PreferenceHost<Key> else { return value }
    var changed = value ?? Key.defaultValue
    host.change(&changed)
    return changed
  }
}
