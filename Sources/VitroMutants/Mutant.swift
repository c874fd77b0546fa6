import VitroUI

/// A screen on which one thing is wrong: what a test of the screen should notice.
public struct Mutant: Hashable, Sendable {
  /// The fault of an element.
  public enum Change: String, Hashable, Sendable, CaseIterable {
    /// It is not there, and neither is what stands in it.
    case vanished
    /// Nobody can use it.
    case disabled
    /// It is called, or reads, something else.
    case renamed
    /// It does not show the value that it has.
    case emptied
    /// It looks as always, and does nothing.
    case inert
  }

  /// What is wrong.
  public let change: Change
  /// What the element is.
  public let role: Role
  /// What the element is called, where a test first met it.
  public let name: String
  /// The view of the application that shows the element.
  public let view: String
  let place: ElementPlace

  /// Two are the same where the same is wrong with the same element, whatever it is called.
  public static func == (left: Mutant, right: Mutant) -> Bool {
    left.change == right.change && left.role == right.role && left.place == right.place
  }

  /// Hashes what tells one from another.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(change)
    hasher.combine(role)
    hasher.combine(place)
  }
}

extension Mutant: CustomStringConvertible {
  /// What no test would notice, as a sentence.
  public var description: String { "No test would notice if \(element) \(consequence)." }

  private var element: String {
    let name = name.isEmpty ? "" : " “\(name)”"
    return "the \(role.word)\(name)"
  }

  private var consequence: String {
    switch change {
    case .vanished: "vanished from \(view)"
    case .disabled: "in \(view) were disabled"
    case .renamed where role == .text || role == .heading: "in \(view) read something else"
    case .renamed: "in \(view) were called something else"
    case .emptied: "in \(view) did not show its value"
    case .inert: "in \(view) did nothing"
    }
  }
}

extension Role {
  /// What people who write tests call it.
  fileprivate var word: String {
    switch self {
    case .generic: "area"
    case .heading: "title"
    case .image: "picture"
    case .listitem: "row"
    case .textbox: "text field"
    case .searchbox: "search field"
    case .combobox, .radiogroup: "picker"
    case .radio, .option: "choice"
    case .spinbutton: "stepper"
    case .progressbar: "progress"
    case .meter: "gauge"
    case .menuitem: "command"
    case .dialog: "sheet"
    case .alertdialog: "alert"
    default: rawValue
    }
  }
}
