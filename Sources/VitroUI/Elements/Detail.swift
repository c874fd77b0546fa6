import Foundation
import VitroAssets

/// A detail of an element: an attribute that only some elements have.
public enum Detail: Hashable, Sendable {
  /// What happens when it is used, in a sentence.
  case hint(String)
  /// A name that no person sees.
  case identifier(String)
  /// What the value reads like, where it is not the value itself.
  case valueText(String)
  /// Nobody who listens to the screen hears of it.
  case hidden
  /// What is hidden in it is shown, or not.
  case expanded(Bool)
  /// The least and the largest number, and the steps between.
  case range(Double, Double, step: Double?)
  /// The earliest and the latest date of a field, as HTML writes dates.
  case dates(earliest: String?, latest: String?)
  /// What a text is made of, where its parts look different.
  case runs([TextRun])
  /// What is drawn.
  case drawing(Drawing)
  /// A symbol by SwiftUI's name, such as `"trash"`.
  case symbol(String)
  /// A picture at an address.
  case picture(String)
  /// A picture of an asset catalog.
  case asset(AssetPicture)
  /// A picture that no asset catalog has; shown as an empty box.
  case missing(MissingAsset)
  /// A picture takes the room that it gets.
  case resizable
  /// Where it leads.
  case url(String)
  /// The path of a URL at which a new screen shows what it leads to.
  case address(String)
  /// Before an address is opened that it leads to, or a link in its text, the program is asked.
  case asksFirst
  /// What a field says while it is empty.
  case placeholder(String)
  /// A field of several lines.
  case multiline
  /// What a field takes, by the names of HTML's types, such as `"email"`.
  case input(String)
  /// What is filled in by itself, by the names of HTML's `autocomplete`.
  case autofill(String)
  /// What the key that hands in is called.
  case submitLabel(String)
  /// The keys that press it.
  case shortcut(String)
  /// A remark that is shown when the pointer rests on it.
  case help(String)
  /// It changes so often, as a clock does, that nobody wants each change to be read aloud.
  case updatesFrequently
  /// Its value is invalid, for this reason: a sentence.
  case invalid(String)
  /// It must not be left empty.
  case required
  /// How deep a title stands, from 1.
  case level(Int)
  /// A number or a word beside it.
  case badge(String)
  /// The keyboard is directed at it; the number grows each time that the program wants it so.
  case focused(Int)
  /// What is shown of what scrolls; the number grows each time that the program wants it so.
  case scrolled(to: Element.ID, at: Double?, Int)
  /// What it is called where its role alone does not say it.
  case roleDescription(String)
  /// Something to do by a name, for those who use it without seeing it.
  case offer(String)
  /// The files that people choose from.
  case files(FileChoice)
}

extension Attributes {
  /// What happens when it is used, in a sentence, or `nil`.
  public var hint: String? { first { if case .hint(let text) = $0 { text } else { nil } } }

  /// Why what it holds is wrong, in a sentence, or `nil`.
  public var invalidReason: String? {
    first { if case .invalid(let reason) = $0 { reason } else { nil } }
  }

  /// Whether it must not be left empty.
  public var isRequired: Bool { details.contains(.required) }

  /// A name that no person sees, or `nil`.
  public var identifier: String? {
    first { if case .identifier(let name) = $0 { name } else { nil } }
  }

  /// What the value reads like, where it is not the value itself, or `nil`.
  public var valueText: String? {
    first { if case .valueText(let text) = $0 { text } else { nil } }
  }

  /// Whether what is hidden in it is shown; `nil` where nothing can be hidden.
  public var isExpanded: Bool? {
    first { if case .expanded(let isExpanded) = $0 { isExpanded } else { nil } }
  }

  /// The least and the largest number that it can have, or `nil`.
  public var range: ClosedRange<Double>? {
    first { if case .range(let low, let high, _) = $0, low <= high { low...high } else { nil } }
  }

  /// The symbol that it shows, by SwiftUI's name, or `nil`.
  public var symbol: String? { first { if case .symbol(let name) = $0 { name } else { nil } } }

  /// What it draws, or `nil`.
  public var drawing: Drawing? {
    first { if case .drawing(let drawing) = $0 { drawing } else { nil } }
  }

  /// The keys that press it, such as `"ctrl+shift+s"`, or `nil`.
  public var shortcut: String? { first { if case .shortcut(let keys) = $0 { keys } else { nil } } }

  /// Where it leads, or `nil`.
  public var url: String? { first { if case .url(let url) = $0 { url } else { nil } } }

  /// The path of a URL at which a new screen shows what it leads to, or `nil`.
  public var address: String? { first { if case .address(let path) = $0 { path } else { nil } } }

  /// The parts of its text that lead somewhere, each with all of its words.
  public var linksOfText: [TextRun] {
    guard actions.contains(.follow) else { return [] }
    for case .runs(let runs) in details {
      return runs.byAddress.compactMap { link in
        guard let url = link.first?.url else { return nil }
        return TextRun(link.reduce("") { $0 + $1.text }, url: url)
      }
    }
    return []
  }

  /// The number or the word beside it, or `nil`.
  public var badge: String? { first { if case .badge(let text) = $0 { text } else { nil } } }

  /// What it offers to do, by the names of it.
  public var offers: [String] {
    details.compactMap { if case .offer(let name) = $0 { name } else { nil } }
  }

  /// The files that people choose from where it is pressed, or `nil`.
  public var files: FileChoice? {
    first { if case .files(let choice) = $0 { choice } else { nil } }
  }

  /// Whether nobody who listens to the screen hears of it.
  public var isHidden: Bool { details.contains(.hidden) }

  /// Whether the keyboard is directed at it.
  public var isFocused: Bool { first { if case .focused = $0 { true } else { nil } } ?? false }

  private func first<Value>(_ read: (Detail) -> Value?) -> Value? {
    for detail in details {
      if let value = read(detail) { return value }
    }
    return nil
  }
}
