/// A picture that an application names, such as `trash` or `person.crop.circle.badge.plus`, drawn
/// in a square of 24.
///
/// What stands around it sets the manner: `fill="none"`, `stroke="currentColor"`,
/// `stroke-width="1.8"`, round caps and round joins.
struct Symbol: Equatable {
  /// The square that all symbols are drawn in.
  static let viewBox = "0 0 24 24"

  /// What stands inside the `<svg>`.
  let svg: String

  /// The symbol with this name, or `nil` where nothing is drawn for it.
  ///
  /// A name is a drawing's own, followed by what is done to it: `bell`, `bell.fill`,
  /// `bell.circle.fill`, `bell.slash`, `bell.badge`. Everything can be done to every drawing.
  static func named(_ name: String) -> Symbol? {
    var parts = name.split(separator: ".", omittingEmptySubsequences: false)[...]
    var rest: [Substring] = []
    while let last = parts.popLast() {
      rest.insert(last, at: 0)
      let base = name[..<last.endIndex]
      guard let drawing = SymbolDrawing.named(String(base)) else { continue }
      return SymbolVariant(rest.dropFirst()).map { Symbol(svg: $0.svg(of: drawing)) }
    }
    return nil
  }
}
