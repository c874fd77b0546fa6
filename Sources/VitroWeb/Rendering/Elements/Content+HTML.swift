import VitroUI

extension Attributes {
  /// Writes what the element itself shows, which stands before its children.
  func writeContent(to html: inout String, id: Element.ID) {
    if let drawing { return drawing.write(to: &html, id: id, attributes: self) }
    if role == .textbox { return html.appendEscaped("\n" + (value ?? "")) }
    if role == .image { return writeImage(to: &html) }
    if label != nil, let symbol = style.purpose?.symbol { return writeSymbol(symbol, to: &html) }
    writeBackground(to: &html, id: id)
    for case .runs(let runs) in details {
      for runs in runs.byAddress { write(runs, to: &html) }
      return
    }
    if let text { html.appendEscaped(text) }
  }

  /// Writes parts of a text that lead to the same address, or nowhere.
  private func write(_ runs: ArraySlice<TextRun>, to html: inout String) {
    guard let url = runs.first?.url, actions.contains(.follow) else {
      for run in runs { run.write(to: &html) }
      return
    }
    html += "<a"
    html.appendLink(url, asking: asksFirst ? url : nil)
    html += ">"
    for run in runs { run.write(to: &html) }
    html += "</a>"
  }

  private func writeImage(to html: inout String) {
    for detail in details {
      switch detail {
      case .symbol(let name): return writeSymbol(name, to: &html)
      case .picture(let name): return writePicture(name, to: &html)
      case .asset(let picture): return picture.write(to: &html, alt: isHidden ? "" : label ?? "")
      case .missing(let asset): return writeMissing(asset.name, to: &html)
      default: break
      }
    }
  }

  private func writePicture(_ name: String, to html: inout String) {
    guard Address.holdsPicture(name) || Address(name)?.isPicture == true else {
      return writePill(name, to: &html)
    }
    html += "<img"
    html.appendAttribute("src", name)
    html.appendAttribute("alt", isHidden ? "" : label ?? "")
    html += " loading=\"lazy\">"
  }
}

/// The empty box in the place of a picture that is not there.
private func writeMissing(_ name: String, to html: inout String) {
  html += "<span class=\"pill missing\">"
  html.appendEscaped(name)
  html += "</span>"
}

extension Style.Purpose {
  /// What the tools of a row show in place of their words, which are their names.
  fileprivate var symbol: String? {
    switch self {
    case .delete: "trash"
    case .moveUp: "chevron.up"
    case .moveDown: "chevron.down"
    default: nil
    }
  }
}

/// A symbol by SwiftUI's name; of one that is not known, the name.
private func writeSymbol(_ name: String, to html: inout String) {
  guard let symbol = Symbol.named(name) else { return writePill(name, to: &html) }
  html += "<svg class=\"symbol\"\(Symbol.manner) aria-hidden=\"true\">\(symbol.svg)</svg>"
}

private func writePill(_ name: String, to html: inout String) {
  html += "<span class=\"pill\">"
  html.appendEscaped(name)
  html += "</span>"
}

extension TextRun {
  fileprivate func write(to html: inout String) {
    var css = Declarations()
    for look in looks { look.declareLetters(in: &css) }
    html += "<span"
    let classes = (font.map { ["font-" + CSS.name($0)] } ?? []) + css.classes
    if !classes.isEmpty { html.appendAttribute("class", classes.joined(separator: " ")) }
    if !css.text.isEmpty { html.appendAttribute("style", css.text) }
    html += ">"
    if let symbol { writeSymbol(symbol, to: &html) } else { html.appendEscaped(text) }
    html += "</span>"
  }
}
