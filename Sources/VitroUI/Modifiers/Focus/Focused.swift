extension View {
  /// Connects a field with a state that is true while the field has the keyboard.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    focused(condition, equals: true)
  }

  /// Connects a field with a state that has this value while the field has the keyboard.
  public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    FocusedModifier(content: self, memory: binding.memory, value: value)
  }

  /// Directs the keyboard there when the view has come, unless it is somewhere already.
  public func defaultFocus<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, _ value: Value,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    onAppear {
      let memory = binding.memory.wrappedValue
      if memory.value == memory.nowhere { binding.wrappedValue = value }
    }
  }

  /// Lets the keyboard be directed at a view that is no field.
  public func focusable(_ isFocusable: Bool = true) -> some View {
    FocusableView(content: self, isFocusable: isFocusable)
  }

  /// Lets the keyboard be directed at a view that is no field, for some uses.
  /// - Note: `interactions` has no effect.
  public func focusable(
    _ isFocusable: Bool = true, interactions: FocusInteractions
  ) -> some View {
    focusable(isFocusable)
  }

  /// Says whether a surface shows where the keyboard is.
  /// - Note: Has no effect; the surface decides.
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }

  /// Groups views among which the keyboard moves.
  /// - Note: Has no effect; the surface decides.
  public func focusSection() -> some View { self }
}

/// The priority with which a view wants the keyboard at first.
public enum DefaultFocusEvaluationPriority: Sendable {
  /// As the surface finds best.
  case automatic
  /// Because a person wanted it.
  case userInitiated
}

/// The interactions of the keyboard with a view.
public struct FocusInteractions: OptionSet, Sendable {
  /// One bit for each.
  public let rawValue: Int

  /// Makes the set with these bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Press it.
  public static let activate = FocusInteractions(rawValue: 1)
  /// Edit it.
  public static let edit = FocusInteractions(rawValue: 2)
  /// What is usual.
  public static let automatic: FocusInteractions = [.activate, .edit]
}

/// A view whose fields are connected with a state.
private struct FocusedModifier<Content: View, Value: Hashable>: ModifierView {
  let content: Content
  let memory: Binding<FocusMemory<Value>>
  let value: Value

  func makeNode(_ site: Site) -> Node { FocusedNode(self, site) }
}

private final class FocusedNode<Content: View, Value: Hashable>:
  ModifierNode<FocusedModifier<Content, Value>>
{
  private var counted: (fields: FocusMemory<Value>.Fields, value: Value)?

  override func willMountContent() { settle() }

  override func environmentChanged() { settle() }

  override func viewChanged(from old: FocusedModifier<Content, Value>) {
    guard old.value != view.value || !old.memory.isSame(as: view.memory) else { return }
    uncount()
    settle()
    updateEnvironment()
  }

  override func activityChanged() {
    settle()
  }

  override func didUnmount() {
    uncount()
  }

  override func setsEnvironment(of slot: Slot) -> Bool { true }

  override func changeEnvironment(_ values: inout EnvironmentValues, of slot: Slot) {
    let memory = view.memory
    let value = view.value
    values.focus = FieldFocus(
      request: { memory.wrappedValue.value == value ? memory.wrappedValue.requests : nil },
      group: {
        FieldFocus.Group(fields: ObjectIdentifier(memory.wrappedValue.fields), value: value)
      },
      found: { [weak self] isUsable in
        let isWanted = memory.wrappedValue.value == value
        self?.found(isUsable, isWanted: isWanted)
      },
      set: { isFocused in
        let now = memory.wrappedValue
        if isFocused {
          memory.wrappedValue = now.moved(to: value)
        } else if now.value == value {
          memory.wrappedValue = now.moved(to: now.nowhere)
        }
      })
  }

  /// Where a program wants the keyboard and nobody can type, it is not.
  override func refresh() { if counted == nil { refuse() } }

  /// A field stands for the value as long as somebody could type into it.
  private func settle() {
    if isOpen { count() } else { refuse() }
  }

  private var isOpen: Bool { environment.isEnabled && !isCovered }

  /// Whether there is a field that is not disabled, or none that is known yet.
  private var isUsable: Bool {
    let fields = fields(in: self)
    return fields.isEmpty || fields.contains { $0.attributes.isEnabled }
  }

  private func fields(in node: Node) -> [ElementNode] {
    node.childrenBehindDialogs.flatMap { child in
      guard let element = child as? ElementNode, element.attributes.actions.contains(.focus) else {
        return fields(in: child)
      }
      return [element]
    }
  }

  private func found(_ isUsable: Bool, isWanted: Bool) {
    guard isUsable ? counted == nil : counted != nil && isWanted else { return }
    graph.afterUpdate { [weak self] in
      guard let self, isMounted else { return }
      if self.isUsable { settle() } else { refuse() }
    }
  }

  private func refuse() {
    uncount()
    let memory = view.memory
    let isWanted = tracking { memory.wrappedValue.value == view.value }
    guard isWanted else { return }
    graph.afterUpdate { [weak self] in
      guard let self, isMounted else { return }
      // What has followed may have made a field usable.
      if isOpen, isUsable { return count() }
      leaveUnlessCounted(view.value, memory.wrappedValue.fields)
    }
  }

  private func count() {
    guard counted == nil else { return }
    let fields = view.memory.wrappedValue.fields
    fields.counts[view.value, default: 0] += 1
    counted = (fields, view.value)
  }

  /// Where no field stands for the value any more, the keyboard is nowhere.
  private func uncount() {
    guard let (fields, value) = counted else { return }
    counted = nil
    fields.counts[value] = fields.counts[value].flatMap { $0 > 1 ? $0 - 1 : nil }
    leaveUnlessCounted(value, fields)
  }

  private func leaveUnlessCounted(_ value: Value, _ fields: FocusMemory<Value>.Fields) {
    let memory = view.memory
    graph.afterUpdate {
      guard fields.counts[value] == nil else { return }
      let now = memory.wrappedValue
      if now.value == value, now.fields == fields {
        memory.wrappedValue = now.moved(to: now.nowhere)
      }
    }
  }
}

/// The connection of a field with a focus state.
struct FieldFocus {
  /// The identity of the group of fields that stand for one value of a state.
  struct Group: Hashable {
    let fields: ObjectIdentifier
    let value: AnyHashable
  }

  /// How often the program has wanted the keyboard somewhere, or `nil` while it is not here.
  let request: @MainActor () -> Int?
  /// What a field here stands for.
  let group: @MainActor () -> Group
  /// There is a field here, into which somebody can type or nobody.
  let found: @MainActor (_ isUsable: Bool) -> Void
  /// A person has directed the keyboard here, or away from here.
  let set: @MainActor (Bool) -> Void
}

extension FieldFocus {
  /// What an element offers and says that is connected with a state.
  @MainActor func apply(to attributes: inout Attributes) {
    attributes.actions.insert(.focus)
    found(attributes.isEnabled)
    guard attributes.isEnabled, let request = request() else { return }
    attributes.details.append(.focused(request))
  }
}

private struct FocusKey: EnvironmentKey {
  static var defaultValue: FieldFocus? { nil }
}

extension EnvironmentValues {
  /// What connects fields here with a state.
  var focus: FieldFocus? {
    get { self[FocusKey.self] }
    set { self[FocusKey.self] = newValue }
  }
}
