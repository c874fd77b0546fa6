extension View {
  /// Says what the view is called.
  public func accessibilityLabel(_ label: Text) -> some View {
    adjusting(label.string) { $0.name($1) }
  }

  /// Says what the view is called.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(labelKey))
  }

  /// Says what the view is called.
  @_disfavoredOverload
  public func accessibilityLabel(_ label: some StringProtocol) -> some View {
    accessibilityLabel(Text(label))
  }

  /// Says what the value of the view reads like.
  public func accessibilityValue(_ value: Text) -> some View {
    adjusting(value.string) { attributes, value in
      attributes.set(.valueText(value)) { if case .valueText = $0 { true } else { false } }
    }
  }

  /// Says what the value of the view reads like.
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    accessibilityValue(Text(valueKey))
  }

  /// Says what the value of the view reads like.
  @_disfavoredOverload
  public func accessibilityValue(_ value: some StringProtocol) -> some View {
    accessibilityValue(Text(value))
  }

  /// Says what happens when the view is used.
  public func accessibilityHint(_ hint: Text) -> some View {
    adjusting(hint.string) { attributes, hint in
      attributes.set(.hint(hint)) { if case .hint = $0 { true } else { false } }
    }
  }

  /// Says what happens when the view is used.
  public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    accessibilityHint(Text(hintKey))
  }

  /// Says what happens when the view is used.
  @_disfavoredOverload
  public func accessibilityHint(_ hint: some StringProtocol) -> some View {
    accessibilityHint(Text(hint))
  }

  /// Gives the view a name that no person sees; a test finds it by `element(id:)`.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    adjusting(identifier) { attributes, identifier in
      attributes.set(.identifier(identifier)) {
        if case .identifier = $0 { true } else { false }
      }
    }
  }

  /// Keeps the view from those who listen to the screen.
  public func accessibilityHidden(_ hidden: Bool) -> some View {
    adjusting(hidden) { attributes, isHidden in
      attributes.details.removeAll { $0 == .hidden }
      if isHidden { attributes.details.append(.hidden) }
    }
  }

  /// Shows a remark when the pointer rests on the view.
  public func help(_ text: Text) -> some View {
    adjusting(text.string) { attributes, text in
      attributes.set(.help(text)) { if case .help = $0 { true } else { false } }
    }
  }

  /// Shows a remark when the pointer rests on the view.
  public func help(_ textKey: LocalizedStringKey) -> some View { help(Text(textKey)) }

  /// Shows a remark when the pointer rests on the view.
  @_disfavoredOverload
  public func help(_ text: some StringProtocol) -> some View { help(Text(text)) }

  /// Says something about the next elements in this view, and nothing about what is in them.
  func adjusting<Value>(
    _ value: Value, _ change: @escaping (inout Attributes, Value) -> Void
  ) -> EnvironmentModifier<Self, Value> {
    EnvironmentModifier(content: self, value: value) { environment, value in
      environment.adjustment = Adjustment(inside: environment.adjustment, of: environment.reader) {
        change(&$0, value)
      }
    }
  }

  /// The view without what is said about it by the views around.
  func unadjusted() -> EnvironmentModifier<Self, Bool> {
    EnvironmentModifier(content: self, value: true) { environment, _ in
      environment.adjustment = nil
    }
  }
}

extension Attributes {
  /// Adds a detail in place of another one of its kind.
  mutating func set(_ detail: Detail, inPlaceOf isOfKind: (Detail) -> Bool) {
    details.removeAll(where: isOfKind)
    details.append(detail)
  }

  /// Gives the element a name; what meant nothing by itself is a group, or a picture where it draws.
  fileprivate mutating func name(_ name: String) {
    label = name
    if drawing != nil || role == .image { details.removeAll { $0 == .hidden } }
    if role == .generic, style.purpose == nil { role = drawing == nil ? .group : .image }
  }
}
