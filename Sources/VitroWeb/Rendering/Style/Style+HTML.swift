import VitroUI

extension Attributes {
  /// The declarations and the classes that the looks amount to.
  var declarations: Declarations {
    var css = Declarations()
    if let spacing = style.spacing { css.set(style.layout.room, length: max(spacing, 0)) }
    if let part { css.set("--value", CSS.number(part)) }
    for look in style.looks {
      look.declareLetters(in: &css)
      look.declareBox(in: &css)
      look.declareEffect(in: &css)
    }
    return css
  }
}

extension Style {
  private static let sizes: Set<Substring> = ["mini", "small", "regular", "large", "extraLarge"]

  /// The classes that say how an element wants to look; the stylesheet knows each of them.
  var classes: [String] {
    var classes: [String] = []
    if let layout { classes.append(layout.rawValue) }
    if let alignment { classes.append("align-\(alignment.rawValue)") }
    if let font { classes.append("font-\(CSS.name(font))") }
    if let purpose { classes.append(purpose.rawValue) }
    for word in (variant ?? "").split(separator: " ") {
      classes.append((Style.sizes.contains(word) ? "size-" : "is-") + CSS.name(String(word)))
    }
    return classes
  }
}

extension Style.Layout? {
  /// The property that takes the room between children, or the least room.
  fileprivate var room: String { self == .spacer ? "flex-basis" : "gap" }
}
