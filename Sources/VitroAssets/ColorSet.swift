import Foundation

/// The description of a colour set.
struct ColorSet {
  /// Why there is no colour.
  struct Reason: Error {
    let text: String
  }

  private let entries: [[String: Any]]

  init(_ description: [String: Any]) {
    entries = (description["colors"] as? [Any] ?? []).compactMap { $0 as? [String: Any] }
  }

  /// The colour in the light and in the dark.
  var color: Result<AssetColor, Reason> {
    let found = (light: best(isDark: false), dark: best(isDark: true))
    guard let first = found.light ?? found.dark else {
      return .failure(Reason(text: "No colour is set in it. To fix: choose one in Xcode."))
    }
    do {
      let light = try ColorSet.value(of: first, isDark: false)
      // A colour of the system is another one in the dark by itself.
      let dark = try ColorSet.value(of: found.dark ?? first, isDark: true)
      return .success(AssetColor(light: light, dark: dark))
    } catch {
      return .failure(error)
    }
  }

  private func best(isDark: Bool) -> [String: Any]? {
    entries.compactMap { entry in
      (entry["color"] as? [String: Any]).map { (color: $0, use: AssetUse(entry)) }
    }
    .filter { $0.use.isDark == isDark }
    .min { $0.use.rank < $1.use.rank }?.color
  }

  private static func value(
    of color: [String: Any], isDark: Bool
  ) throws(Reason) -> AssetColor.Value {
    if let reference = color["reference"] as? String {
      guard let value = SystemColor.value(reference, isDark: isDark) else {
        throw Reason(text: "The system has no colour '\(reference)' that is known here.")
      }
      return value
    }
    let parts = color["components"] as? [String: Any] ?? [:]
    let alpha = parts["alpha"] == nil ? 1 : try number(parts["alpha"], of: "alpha")
    let space = color["color-space"] as? String ?? "srgb"
    if parts["white"] != nil {
      let white = sRGB(linear: power(try number(parts["white"], of: "white"), 2.2))
      return .rgb(white, white, white, alpha)
    }
    let rgb = [
      try number(parts["red"], of: "red"), try number(parts["green"], of: "green"),
      try number(parts["blue"], of: "blue"),
    ]
    switch space {
    case "srgb", "extended-srgb": return .rgb(rgb[0], rgb[1], rgb[2], alpha)
    case "extended-linear-srgb":
      return .rgb(sRGB(linear: rgb[0]), sRGB(linear: rgb[1]), sRGB(linear: rgb[2]), alpha)
    case "display-p3":
      let shown = sRGB(displayP3: rgb)
      return .rgb(shown[0], shown[1], shown[2], alpha)
    default: throw Reason(text: "The colour space '\(space)' is not known.")
    }
  }

  /// A component: a decimal from 0 to 1, `0xFF`, or an integer up to 255, which has no point.
  private static func number(_ value: Any?, of name: String) throws(Reason) -> Double {
    let number: Double?
    switch value {
    case let text as String where text.lowercased().hasPrefix("0x"):
      number = UInt64(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
    case let text as String where text.contains("."): number = Double(text)
    // The opacity is never one of 255.
    case let text as String: number = Double(text).map { name == "alpha" ? $0 : $0 / 255 }
    case let given as NSNumber:
      number = given.doubleValue > 1 ? given.doubleValue / 255 : given.doubleValue
    default: number = nil
    }
    guard let number, number.isFinite else {
      throw Reason(text: "Its '\(name)' is no number.")
    }
    // Wide colours go a little beyond; what is more is a slip.
    return min(max(number, -16), 16)
  }
}

/// A power of the amount, with the sign as it was.
private func power(_ value: Double, _ exponent: Double) -> Double {
  value < 0 ? -pow(-value, exponent) : pow(value, exponent)
}

/// A part of a colour as sRGB writes it, of one in proportion to the light (IEC 61966-2-1).
private func sRGB(linear light: Double) -> Double {
  let amount = abs(light)
  let part = amount <= 0.0031308 ? amount * 12.92 : 1.055 * pow(amount, 1 / 2.4) - 0.055
  return light < 0 ? -part : part
}

/// A colour of Display P3, which is written like sRGB and has other primaries, in sRGB, as near as that comes.
private func sRGB(displayP3 parts: [Double]) -> [Double] {
  let light = parts.map { part in
    let amount = abs(part)
    let light = amount <= 0.04045 ? amount / 12.92 : pow((amount + 0.055) / 1.055, 2.4)
    return part < 0 ? -light : light
  }
  let rows = [
    [1.2249402, -0.2249402, 0], [-0.0420570, 1.0420570, 0], [-0.0196376, -0.0786361, 1.0982735],
  ]
  return rows.map { row in
    let sum = row[0] * light[0] + row[1] * light[1] + row[2] * light[2]
    return min(max(sRGB(linear: sum), 0), 1)
  }
}
