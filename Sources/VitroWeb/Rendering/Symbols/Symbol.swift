import Synchronization

/// A picture that an application names, such as `trash` or `person.crop.circle.badge.plus`, drawn
/// in a square of 24.
///
/// What stands around it sets the ``manner``: lines in the foreground, with round ends.
struct Symbol: Equatable {
  /// The attributes of the `<svg>` that a symbol stands in: the square that all symbols are drawn in,
  /// and how their lines look.
  static let manner =
    " viewBox=\"0 0 24 24\" fill=\"none\" stroke=\"currentColor\" stroke-width=\"1.8\""
    + " stroke-linecap=\"round\" stroke-linejoin=\"round\""

  /// Those that have been put together already.
  private static let known = Mutex<[String: Symbol]>([:])
  private static let mostKnown = 1_000

  /// What stands inside the `<svg>`.
  let svg: String

  /// The symbol with this name, or `nil` where nothing is drawn for it.
  ///
  /// A name is a drawing's own, followed by what is done to it: `bell`, `bell.fill`,
  /// `bell.circle.fill`, `bell.slash`, `bell.badge`. Everything can be done to every drawing.
  static func named(_ name: String) -> Symbol? {
    if let symbol = known.withLock({ $0[name] }) { return symbol }
    guard let symbol = compose(name) else { return nil }
    known.withLock { if $0.count < mostKnown { $0[name] = symbol } }
    return symbol
  }

  private static func compose(_ name: String) -> Symbol? {
    var parts = name.split(separator: ".", omittingEmptySubsequences: false)[...]
    var rest: [Substring] = []
    while let last = parts.popLast() {
      rest.insert(last, at: 0)
      let base = name[..<last.endIndex]
      guard let drawing = Icon.named(String(base)) else { continue }
      return SymbolVariant(rest.dropFirst()).map { Symbol(svg: $0.svg(of: drawing)) }
    }
    return nil
  }
}
