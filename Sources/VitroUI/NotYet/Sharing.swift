import Foundation

/// What can be given to other applications.
@available(
  *, unavailable,
  message:
    "'Transferable' is not in Vitro yet: take the Data of a picked item; give text with a Button."
)
public protocol Transferable {}

/// Takes what a person has copied.
@available(
  *, unavailable, message: "'PasteButton' is not in Vitro yet: use a TextField, where people paste."
)
public struct PasteButton: View {
  /// Takes values of one type.
  public init<Payload>(payloadType: Payload.Type, onPaste: ([Payload]) -> Void) {}

  /// Takes what is of some kinds.
  public init(supportedContentTypes: [UTType], payloadAction: ([NSItemProvider]) -> Void) {}

  /// No view.
  public var body: some View { EmptyView() }
}

@available(
  *, unavailable, message: "'copyable' is not in Vitro yet: use 'textSelection', people copy texts."
)
extension View {
  /// Gives what a person copies.
  public func copyable<Item>(_ payload: @autoclosure () -> [Item]) -> some View { self }
}

@available(
  *, unavailable, message: "'cuttable' is not in Vitro yet: use a Button that removes it."
)
extension View {
  /// Gives what a person cuts.
  public func cuttable<Item>(for type: Item.Type, action: () -> [Item]) -> some View { self }
}

@available(
  *, unavailable,
  message: "'pasteDestination' is not in Vitro yet: use a TextField, where people paste."
)
extension View {
  /// Takes what a person pastes.
  public func pasteDestination<Item>(
    for type: Item.Type, action: ([Item]) -> Void, validator: ([Item]) -> [Item] = { $0 }
  ) -> some View {
    self
  }
}

@available(
  *, unavailable,
  message: "'onPasteCommand' is not in Vitro yet: use a TextField, where people paste."
)
extension View {
  /// Takes what a person pastes.
  public func onPasteCommand(
    of types: [UTType], perform action: ([NSItemProvider]) -> Void
  ) -> some View {
    self
  }
}

@available(
  *, unavailable,
  message: "'onCopyCommand' is not in Vitro yet: use 'keyboardShortcut' on a Button."
)
extension View {
  /// Gives what a person copies.
  public func onCopyCommand(perform action: (() -> [NSItemProvider])?) -> some View { self }
}

@available(
  *, unavailable, message: "'itemProvider' is not in Vitro yet: give and take text with a Button."
)
extension View {
  /// Gives what stands for the view.
  public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View { self }
}
