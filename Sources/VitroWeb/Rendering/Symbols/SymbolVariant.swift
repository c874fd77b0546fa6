/// The variant of a drawing: the words of a name that follow the drawing's own.
struct SymbolVariant: Equatable {
  /// Whether what is closed is filled.
  var isFilled = false
  /// Whether a line goes through it.
  var isSlashed = false
  /// What stands around it, such as `circle`.
  var enclosure: Enclosure?
  /// What stands at its corner.
  var badge: Badge?

  /// The variant that these words tell, or `nil` where one of them is unknown.
  init?(_ words: some Sequence<Substring>) {
    for word in words {
      guard take(word) else { return nil }
    }
  }

  private mutating func take(_ word: Substring) -> Bool {
    switch word {
    case "fill": isFilled = true
    case "slash": isSlashed = true
    case "badge": badge = .dot
    case _ where badge == .dot:
      badge = Badge(sign: String(word))
      return badge != nil
    default:
      enclosure = Enclosure.named[String(word)]
      return enclosure != nil
    }
    return true
  }

  /// The drawing with all of this done to it.
  func svg(of drawing: Icon) -> String {
    var svg = enclosure?.svg(around: drawing, isFilled: isFilled) ?? plain(drawing)
    if isSlashed { svg = "<g clip-path=\"\(Self.besideSlash)\">\(svg)</g><path d=\"M3 3l18 18\"/>" }
    return badge?.svg(on: svg) ?? svg
  }

  private func plain(_ drawing: Icon) -> String { isFilled ? drawing.filled : drawing.outlined }

  /// All but a band along the slash. A browser that cannot clip so shows the slash on top.
  private static let besideSlash =
    "polygon(3.3px 0,24px 0,24px 20.7px,3.3px 0,0 3.3px,0 24px,20.7px 24px,0 3.3px) view-box"
}
