import VitroUI

extension Attributes {
  /// Whether a field is one that opens something to choose from, such as a calendar.
  var isPicker: Bool {
    ["date", "time", "datetime-local", "color", "month", "week"].contains(inputType)
  }

  private var inputType: String? {
    for case .input(let type) in details { return type }
    return nil
  }

  /// Writes what the browser's own controls need to know.
  func writeControl(to html: inout String, id: Element.ID, tag: Tag) {
    switch role {
    case .textbox, .searchbox: writeField(to: &html, tag: tag)
    case .slider:
      html += " type=\"range\""
      writeRange(to: &html)
      html.appendAttribute("value", value ?? "0")
    case .progressbar, .meter: writeProgress(to: &html)
    case .option: html += " value=\"\(id.rawValue)\""
    case .menu: html += " popover=\"manual\" tabindex=\"-1\""
    default: break
    }
  }

  private func writeField(to html: inout String, tag: Tag) {
    if tag.name == "input" { writeType(to: &html) } else { html += " rows=\"1\"" }
    if !details.contains(where: { if case .autofill = $0 { true } else { false } }) {
      html += " autocomplete=\"off\""
    }
    if tag.name == "input" { html.appendAttribute("value", value ?? "") }
    if let placeholder, !isPicker { html.appendAttribute("placeholder", placeholder) }
    if !actions.contains(.setValue), isEnabled { html += " readonly" }
    for detail in details {
      switch detail {
      case .autofill(let kind): html.appendAttribute("autocomplete", kind)
      case .submitLabel(let key): html.appendAttribute("enterkeyhint", key)
      case .dates(let earliest, let latest):
        if let earliest { html.appendAttribute("min", earliest) }
        if let latest { html.appendAttribute("max", latest) }
      default: break
      }
    }
  }

  private var placeholder: String? {
    for case .placeholder(let text) in details { return text }
    return text ?? label
  }

  /// The types that HTML has; the keyboards `decimal` and `numeric` belong to a text.
  private func writeType(to html: inout String) {
    let types: Set<String> = [
      "email", "tel", "url", "password", "date", "time", "datetime-local", "month", "week", "color",
    ]
    let type = inputType.flatMap { types.contains($0) ? $0 : nil }
    let plain = role == .searchbox ? "search" : "text"
    html += " type=\"\(style.purpose == .secure ? "password" : type ?? plain)\""
    if let inputType, ["decimal", "numeric"].contains(inputType) {
      html += " inputmode=\"\(inputType)\""
    }
  }

  private func writeRange(to html: inout String) {
    for case .range(let low, let high, let step) in details {
      html += " min=\"\(CSS.number(low))\" max=\"\(CSS.number(high))\""
      html += " step=\"\(step.map(CSS.number) ?? "any")\""
    }
  }

  private func writeProgress(to html: inout String) {
    guard let number = value.flatMap(Double.init), let range else { return }
    html += " aria-valuemin=\"\(CSS.number(range.lowerBound))\""
    html += " aria-valuemax=\"\(CSS.number(range.upperBound))\""
    html += " aria-valuenow=\"\(CSS.number(number))\""
  }

  /// How far the value has come within the range, from 0 to 1.
  var part: Double? {
    guard let number = value.flatMap(Double.init), number.isFinite, let range,
      range.upperBound > range.lowerBound
    else { return nil }
    let part = (number - range.lowerBound) / (range.upperBound - range.lowerBound)
    return min(max(part, 0), 1)
  }
}
