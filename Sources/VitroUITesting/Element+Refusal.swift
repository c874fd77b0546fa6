import Foundation
import VitroUI

extension Element {
  /// Why nobody could do this to the element although it takes such an action, or `nil`.
  func refusal(of event: Event) -> QueryError.Reason? {
    switch event {
    case .setValue(_, let text):
      if role == .slider { return range(without: text) }
      let isLong = takesText && text.contains(where: \.isNewline)
      if isLong, !attributes.details.contains(.multiline) { return .takesOneLine }
      guard let format = FieldFormat(of: attributes), !format.takes(text) else { return nil }
      return .cannotHold(text, example: format.example)
    case .chooseFiles(_, let files):
      guard let choice = attributes.files, !choice.takes(files.count) else { return nil }
      return .cannotTake(files: files.count, limit: choice.limit)
    case .adjust(_, let count): return isAtEnd(isUp: count > 0) ? .isAtItsEnd(isUp: count > 0) : nil
    default: return nil
    }
  }

  private func range(without text: String) -> QueryError.Reason? {
    guard let number = Double(text), let range = attributes.range else { return nil }
    // The bounds may be numbers of few digits.
    let tolerance = (range.upperBound - range.lowerBound) * 1e-6
    let isIn = range.lowerBound - tolerance <= number && number <= range.upperBound + tolerance
    return isIn ? nil : .isOutOfRange(number, range)
  }

  /// Whether there is no further value in a direction: the button for it is disabled, or the range of
  /// the element ends.
  private func isAtEnd(isUp: Bool) -> Bool {
    if role == .spinbutton {
      let buttons = children.suffix(2)
      return (isUp ? buttons.last : buttons.first)?.attributes.isEnabled == false
    }
    guard let value = attributes.value.flatMap(Double.init), let range = attributes.range else {
      return false
    }
    return isUp ? value >= lastStep(in: range) : value <= range.lowerBound
  }

  /// The highest number that steps from the lowest one lead to.
  private func lastStep(in range: ClosedRange<Double>) -> Double {
    for case .range(let low, let high, let step?) in attributes.details where step > 0 {
      return low + ((high - low) / step + 1e-9).rounded(.down) * step - step * 1e-6
    }
    return range.upperBound
  }
}

/// The format of a field that is set as a whole, as HTML writes it.
private enum FieldFormat: String {
  case date, time, color
  case both = "datetime-local"

  /// The format of a field, or `nil` where a text of any form can be typed.
  init?(of attributes: Attributes) {
    for case .input(let type) in attributes.details {
      guard let format = FieldFormat(rawValue: type) else { continue }
      self = format
      return
    }
    return nil
  }

  var example: String {
    switch self {
    case .date: "2026-12-24"
    case .time: "18:30"
    case .both: "2026-12-24T18:30"
    case .color: "#ff9500"
    }
  }

  func takes(_ text: String) -> Bool {
    switch self {
    case .date: Self.isDate(text)
    case .time: Self.isTime(text)
    case .both:
      text.firstIndex(of: "T").map {
        Self.isDate(String(text[..<$0])) && Self.isTime(String(text[$0...].dropFirst()))
      } ?? false
    case .color: text.wholeMatch(of: /#[0-9a-fA-F]{6}/) != nil
    }
  }

  private static func isDate(_ text: String) -> Bool {
    guard let parts = text.wholeMatch(of: /([0-9]{4,6})-([0-9]{2})-([0-9]{2})/)?.output else {
      return false
    }
    let calendar = Calendar(identifier: .gregorian)
    return DateComponents(year: Int(parts.1), month: Int(parts.2), day: Int(parts.3))
      .isValidDate(in: calendar)
  }

  private static func isTime(_ text: String) -> Bool {
    text.wholeMatch(of: /([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9])?/) != nil
  }
}
