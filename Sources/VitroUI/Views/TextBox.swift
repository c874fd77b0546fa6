import Foundation

/// A field that takes text.
@MainActor @preconcurrency
protocol TextBox: ElementView where Inside == EmptyView {
  /// What sets it apart from an ordinary field.
  static var purpose: Style.Purpose? { get }

  var title: String { get }
  var prompt: Text? { get }
  var isMultiline: Bool { get }
  /// Whether what is typed stays as it is until the keyboard goes elsewhere, although the field would
  /// write what it holds in another way.
  var keepsDraft: Bool { get }

  /// What the program does when the keyboard comes to the field, and when it goes.
  var editingChanged: ((Bool) -> Void)? { get }
  /// What the program does when what is typed is handed in.
  var committed: (() -> Void)? { get }

  /// What the field holds, as far as the program knows it.
  func string(in environment: EnvironmentValues) -> String
  /// Takes what was typed.
  func take(_ string: String, in environment: EnvironmentValues)
}

extension TextBox {
  static var purpose: Style.Purpose? { nil }
  static var readsBindings: Bool { true }
  var isMultiline: Bool { false }
  var keepsDraft: Bool { false }
  var editingChanged: ((Bool) -> Void)? { nil }
  var committed: (() -> Void)? { nil }

  func makeNode(_ site: Site) -> Node { makeBox(site) }

  /// The place of the field itself, whatever a style makes of it.
  func makeBox(_ site: Site) -> Node {
    keepsDraft ? DraftNode(self, site) : ViewElementNode(self, site)
  }

  func attributes(in environment: EnvironmentValues) -> Attributes {
    var style = environment.textStyle
    style.purpose = Self.purpose
    style.variant = environment.controls.textField
    var details = environment.input.details
    if let prompt { details.append(.placeholder(prompt.string(in: environment))) }
    if isMultiline { details.append(.multiline) }
    var attributes = Attributes(
      role: .textbox, label: title, value: string(in: environment),
      isEnabled: environment.isEnabled,
      actions: isMultiline ? .setValue : [.setValue, .submit], style: style, details: details)
    environment.focus?.apply(to: &attributes)
    if editingChanged != nil { attributes.actions.insert(.focus) }
    return attributes
  }

  func handle(_ event: Event, in environment: EnvironmentValues) {
    switch event {
    case .setValue(_, let value): take(value, in: environment)
    case .submit:
      committed?()
      environment.submit?(.text)
    case .focus(_, let isFocused):
      environment.focus?.set(isFocused)
      editingChanged?(isFocused)
    default: break
    }
  }
}

/// The place of a field that writes what it holds in its own way, as one for a number does: what is
/// typed stays as it is while the keyboard is there.
private final class DraftNode<Content: TextBox>: ViewElementNode<Content> {
  /// What was typed, and what the field would write in its place.
  private var draft: (typed: String, written: String)?
  private var hasKeyboard = false

  override func makeAttributes(in environment: EnvironmentValues) -> Attributes {
    var attributes = super.makeAttributes(in: environment)
    if !attributes.isEnabled { letGo() }
    if environment.focus != nil {
      // The program may have sent the keyboard elsewhere.
      if hasKeyboard, !attributes.isFocused { draft = nil }
      hasKeyboard = attributes.isFocused
    }
    if let draft, draft.written == attributes.value {
      attributes.value = draft.typed
    } else {
      draft = nil
    }
    // Who does not ask where the keyboard is need not know; the field must.
    if environment.focus == nil {
      attributes.actions.insert(.focus)
      if hasKeyboard { attributes.details.append(.focused(0)) }
    }
    return attributes
  }

  override func handle(_ event: Event) {
    super.handle(event)
    switch event {
    case .setValue(_, let text): draft = (text, view.string(in: environment))
    case .submit: draft = nil
    case .focus(_, let isFocused):
      hasKeyboard = isFocused
      if !isFocused { draft = nil }
    default: return
    }
    refresh()
  }

  override func activityChanged() {
    guard isCovered, hasKeyboard || draft != nil else { return }
    letGo()
    refresh()
  }

  /// Nobody can type here any more.
  private func letGo() {
    hasKeyboard = false
    draft = nil
  }
}

/// The input traits of a field: its purpose, as a keyboard on the screen and a browser want to know it.
struct InputTraits: Equatable {
  var keyboard: String?
  var content: String?
  var submitLabel: String?

  var details: [Detail] {
    [
      keyboard.map { .input($0) }, content.map { .autofill($0) },
      submitLabel.map { .submitLabel($0) },
    ].compactMap { $0 }
  }
}

private struct InputKey: EnvironmentKey {
  static var defaultValue: InputTraits { InputTraits() }
}

private struct SubmitKey: EnvironmentKey {
  static var defaultValue: (@MainActor (SubmitTriggers) -> Void)? { nil }
}

/// The kinds of fields that submit what was typed.
public struct SubmitTriggers: OptionSet, Sendable {
  /// One bit for each.
  public let rawValue: UInt

  /// Makes the set with these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// A field of text.
  public static let text = SubmitTriggers(rawValue: 1)
  /// A field of what to look for.
  public static let search = SubmitTriggers(rawValue: 2)
}

extension EnvironmentValues {
  /// What fields here are for.
  var input: InputTraits {
    get { self[InputKey.self] }
    set { self[InputKey.self] = newValue }
  }

  /// What happens when something typed here is handed in.
  var submit: (@MainActor (SubmitTriggers) -> Void)? {
    get { self[SubmitKey.self] }
    set { self[SubmitKey.self] = newValue }
  }
}
