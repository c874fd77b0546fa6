/// Variants of symbols.
public struct SymbolVariants: Hashable, Sendable {
  let suffixes: [String]

  /// The symbol itself.
  public static let none = SymbolVariants(suffixes: [])
  /// Filled.
  public static let fill = SymbolVariants(suffixes: ["fill"])
  /// In a circle.
  public static let circle = SymbolVariants(suffixes: ["circle"])
  /// In a square.
  public static let square = SymbolVariants(suffixes: ["square"])
  /// In a rectangle.
  public static let rectangle = SymbolVariants(suffixes: ["rectangle"])
  /// Struck through.
  public static let slash = SymbolVariants(suffixes: ["slash"])

  /// The variant, filled.
  public var fill: SymbolVariants { joined(.fill) }
  /// The variant in a circle.
  public var circle: SymbolVariants { joined(.circle) }
  /// The variant, struck through.
  public var slash: SymbolVariants { joined(.slash) }

  func joined(_ other: SymbolVariants) -> SymbolVariants {
    other == .none ? .none : SymbolVariants(suffixes: suffixes + other.suffixes)
  }
}
