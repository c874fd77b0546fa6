/// Values as CSS and SVG write them; nothing that comes out of here can end a declaration.
enum CSS {
  /// A number with three decimals at most; what is not a number is 0.
  static func number(_ value: Double) -> String {
    guard value.isFinite else { return value == .infinity ? "1000000" : "0" }
    let thousandths = Int((min(max(value, -1_000_000), 1_000_000) * 1000).rounded())
    if thousandths.isMultiple(of: 1000) { return String(thousandths / 1000) }
    var decimals = String(abs(thousandths) % 1000)
    decimals = String(repeating: "0", count: 3 - decimals.count) + decimals
    while decimals.hasSuffix("0") { decimals.removeLast() }
    let whole = abs(thousandths) / 1000
    return (thousandths < 0 ? "-" : "") + (whole == 0 ? "" : String(whole)) + "." + decimals
  }

  /// A length in points.
  static func length(_ points: Double) -> String {
    let number = number(points)
    return number == "0" ? "0" : number + "px"
  }

  /// A part of a whole: 0.5 is half of it.
  static func percent(_ part: Double) -> String { number(part * 100) + "%" }

  /// A name made of letters, digits and hyphens only, for use within longer names.
  static func name(_ text: String) -> String {
    let scalars = text.unicodeScalars.prefix(64).map { scalar -> Character in
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "-", "_": Character(scalar)
      default: "-"
      }
    }
    return String(scalars)
  }
}

/// The declarations of a `style` attribute.
struct Declarations {
  /// The text of the attribute.
  private(set) var text = ""
  /// Classes that the declarations need.
  private(set) var classes: [String] = []

  /// Adds `property:value`.
  mutating func set(_ property: String, _ value: String) {
    if !text.isEmpty { text += ";" }
    text += property + ":" + value
  }

  /// Adds `property:value` where there is a length in points.
  mutating func set(_ property: String, length: Double?) {
    if let length { set(property, CSS.length(length)) }
  }

  /// Adds a class.
  mutating func add(class name: String) { classes.append(name) }
}
