// The spellings of older programs.

extension View {
  /// Says what the view is called.
  public func accessibility(label: Text) -> some View { accessibilityLabel(label) }

  /// Says what the value of the view reads like.
  public func accessibility(value: Text) -> some View { accessibilityValue(value) }

  /// Says what happens when the view is used.
  public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }

  /// Keeps the view from those who listen to the screen.
  public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }

  /// Gives the view a name that no person sees.
  public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }

  /// Says what else the view is.
  public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    accessibilityAddTraits(traits)
  }

  /// Says what the view is not.
  public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    accessibilityRemoveTraits(traits)
  }

  /// Says how early the view is read.
  /// - Note: Has no effect; the order is that of the screen.
  public func accessibility(sortPriority: Double) -> some View { self }

  /// Says what people may call the view.
  /// - Note: Has no effect; the surface decides.
  public func accessibility(inputLabels: [Text]) -> some View { self }
}
