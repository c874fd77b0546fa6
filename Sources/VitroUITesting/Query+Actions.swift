import Foundation
import VitroUI

extension Query {
  /// Presses the element like a person: it must be the only one, and enabled. A link in a text is
  /// followed.
  ///
  /// What cannot be pressed itself, such as a picture in a button, passes the press on to what it
  /// stands in; a row, to the only thing in it that can be pressed. A field gets the keyboard.
  public func tap() async throws {
    try await perform(.press) { .press($0) }
  }

  /// Presses the element several times, one after the other.
  public func tap(count: Int) async throws {
    for _ in 0..<count { try await tap() }
  }

  /// Replaces what is in a text field, as somebody who pastes: first the keyboard is directed at it, then
  /// all of the text comes as one change.
  public func type(_ text: String) async throws {
    try await directKeyboard(at: try await begun())
    try await perform(.setValue) { .setValue($0, text) }
  }

  /// Hands in what was typed, as the Return key does.
  public func submit() async throws {
    try await perform(.submit) { .submit($0) }
  }

  /// Sets a slider to a number that it can have, or to the step that is nearest.
  public func set(_ value: Double) async throws {
    try await perform(.setValue) { .setValue($0, formatted(value)) }
  }

  /// Sets a slider or a stepper to the next value; throws where there is none.
  public func increment() async throws {
    try await perform(.adjust) { .adjust($0, 1) }
  }

  /// Sets a slider or a stepper to the former value; throws where there is none.
  public func decrement() async throws {
    try await perform(.adjust) { .adjust($0, -1) }
  }

  /// Chooses what has this title in a picker of any style; it must be the only one.
  public func choose(_ title: String) async throws {
    let picker = try await begun()
    let choices = picker.matches(for: Query.Step(roles: [.option, .radio]), isOutermost: false)
    let found = choices.filter { $0.name.reads(title) }
    guard found.count == 1, let choice = found.first else {
      throw failure([picker], .noSuchChoice(title, among: choices.map(\.name)))
    }
    if choice.role == .radio {
      guard choice.attributes.isEnabled else { throw failure([choice], .isDisabled) }
      try pointerReaches(choice)
      try await act(.press(choice.id))
    } else {
      try await perform(.setValue) { .setValue($0, "\(choice.id.rawValue)") }
    }
  }

  /// Sends a sheet, an alert or an open menu away, as Escape does.
  public func dismiss() async throws {
    try await perform(.dismiss) { .dismiss($0) }
  }

  /// Opens the menu that belongs to the element: a click with the other button, a long press.
  public func openMenu() async throws {
    try await perform(.openMenu) { .openMenu($0) }
  }

  /// Directs the keyboard at the element, and away from where it was.
  public func focus() async throws {
    let element = try await begun()
    guard element.attributes.actions.contains(.focus) else {
      return try await perform(.focus) { .focus($0, true) }
    }
    try await directKeyboard(at: element)
  }

  /// Takes the keyboard away from where it was, and directs it at an element, as far as either wants
  /// to know.
  func directKeyboard(at element: Element) async throws {
    guard element.attributes.isEnabled else { throw failure([element], .isDisabled) }
    try pointerReaches(element)
    guard !element.attributes.isFocused else { return }
    try await takeKeyboard(from: element.id)
    guard element.attributes.actions.contains(.focus) else { return }
    try await perform(.focus) { .focus($0, true) }
  }

  /// Takes the keyboard away from where it was, unless that is the element which gets it.
  func takeKeyboard(from next: Element.ID) async throws {
    for other in surface.root.reachable.focused where other != next {
      try await act(.focus(other, false))
    }
  }

  /// Chooses files with a button for files: of a file importer, or a photos picker.
  public func chooseFiles(_ files: URL...) async throws {
    try await chooseFiles(files.map { .success($0) })
  }

  /// Chooses files of which some do not arrive: the surface refuses them, or the way to it breaks.
  public func chooseFiles(_ files: [Result<URL, FileImportError>]) async throws {
    try await perform(.chooseFiles) { .chooseFiles($0, files) }
  }

  /// Chooses a file that does not arrive.
  public func failToChooseFiles(_ error: FileImportError) async throws {
    try await chooseFiles([.failure(error)])
  }

  /// Directs the keyboard away from the element.
  public func blur() async throws {
    try await perform(.focus) { .focus($0, false) }
  }
}

extension Element {
  /// Whether it is typed into, so that a press directs the keyboard at it.
  var takesText: Bool { role == .textbox || role == .searchbox }

  /// The elements that the keyboard is directed at, and that say when it goes elsewhere.
  fileprivate var focused: [ID] {
    let knows = attributes.isFocused && attributes.isEnabled && attributes.actions.contains(.focus)
    let own = knows ? [id] : []
    return own + children.flatMap(\.focused)
  }
}
