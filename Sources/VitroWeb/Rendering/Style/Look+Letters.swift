import VitroUI

extension Look {
  /// Declares what the look says about letters.
  func declareLetters(in css: inout Declarations) {
    switch self {
    case .foreground(let paint): css.foreground(paint)
    case .tint(let paint):
      css.set("--tint", paint.color)
      css.add(class: "tinted")
    case .fontSize(let size): css.set("font-size", CSS.number(max(size, 0) / 17) + "rem")
    case .fontFamily(let name):
      css.set("font-family", "'\(Look.family(name))',var(--font)")
    case .fontDesign(let design): css.set("font-family", "var(--font-\(design.rawValue))")
    case .fontWeight(let weight): css.set("font-weight", "\(min(max(weight, 1), 1000))")
    case .italic: css.set("font-style", "italic")
    case .monospacedDigits: css.set("font-variant-numeric", "tabular-nums")
    case .underline(let paint): css.line("underline", paint)
    case .strikethrough(let paint): css.line("line-through", paint)
    case .tracking(let room): css.set("letter-spacing", length: room)
    case .baselineOffset(let height):
      css.set("position", "relative")
      css.set("bottom", length: height)
    case .textCase(let letters): css.set("text-transform", letters.rawValue)
    default: declareLines(in: &css)
    }
  }

  private func declareLines(in css: inout Declarations) {
    switch self {
    case .lineLimit(let count):
      css.add(class: "clamped")
      css.set("-webkit-line-clamp", "\(min(max(count, 1), 10_000))")
    case .textAlignment(let alignment):
      css.set(
        "text-align", ["leading": "start", "trailing": "end"][alignment.rawValue] ?? "center")
    case .lineSpacing(let room): css.set("line-height", "calc(1.3em + \(CSS.number(room))px)")
    case .truncation(let part): if part != .tail { css.add(class: "cut-\(part.rawValue)") }
    case .fixedSize(let axes):
      if axes.contains(.horizontal) { css.add(class: "fixed-x") }
      if axes.contains(.vertical) { css.add(class: "fixed-y") }
    case .redacted: css.add(class: "redacted")
    default: break
    }
  }

  /// A family's name without what could end a string in CSS.
  private static func family(_ name: String) -> String {
    String(
      name.unicodeScalars.prefix(64).map { scalar -> Character in
        switch scalar {
        case "'", "\"", "\\", ";", "<", ">", "{", "}", "(", ")", "/", "*": " "
        case _ where scalar.value < 0x20 || scalar.value == 0x7f: " "
        default: Character(scalar)
        }
      })
  }
}

extension Declarations {
  fileprivate mutating func foreground(_ paint: Paint) {
    guard let image = paint.image else { return set("color", paint.color) }
    set("background-image", image)
    set("--foreground", paint.color)
    add(class: "painted")
  }

  /// A line at letters; both lines are possible at once.
  fileprivate mutating func line(_ kind: String, _ paint: Paint?) {
    add(class: kind)
    if let paint { set("text-decoration-color", paint.color) }
  }
}
