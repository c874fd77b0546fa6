/// A value as Swift code makes it, as far as it can be told from outside: cases, members, texts and
/// collections are written out; what has none of these is written as it describes itself.
///
/// An event is written so that it compiles where its type is known (`.wound(to: 5)`), but for a type
/// whose initializer is not made of its members, and for cases without a payload of an enum that
/// describes itself in other words: those need `written(as:)`.
func swiftCode(of value: Any) -> String {
  switch value {
  case let text as String: return text.debugDescription
  case let character as Character: return String(character).debugDescription
  case let number as any BinaryInteger: return "\(number)"
  case let number as any BinaryFloatingPoint:
    let sign = number.sign == .minus ? "-" : ""
    return number.isNaN ? ".nan" : number.isFinite ? "\(number)" : "\(sign).infinity"
  case let flag as Bool: return "\(flag)"
  default: break
  }
  let mirror = Mirror(reflecting: value)
  switch mirror.displayStyle {
  case .enum:
    guard let payload = mirror.children.first else { return ".\(value)" }
    return ".\(payload.label ?? "")(\(arguments(of: payload.value)))"
  case .optional:
    return mirror.children.first.map { swiftCode(of: $0.value) } ?? "nil"
  case .collection, .set:
    let elements = mirror.children.map { swiftCode(of: $0.value) }
    return
      "[\((mirror.displayStyle == .set ? elements.sorted() : elements).joined(separator: ", "))]"
  case .dictionary:
    let entries = mirror.children.map { entry in
      Mirror(reflecting: entry.value).children.map { swiftCode(of: $0.value) }.joined(
        separator: ": ")
    }
    return entries.isEmpty ? "[:]" : "[\(entries.sorted().joined(separator: ", "))]"
  case .tuple:
    return "(\(members(of: mirror)))"
  case .struct where !mirror.children.isEmpty:
    return "\(type(of: value))(\(members(of: mirror)))"
  default:
    return String(reflecting: value)
  }
}

/// The payload of a case: its members, where it has several or a label.
private func arguments(of payload: Any) -> String {
  let mirror = Mirror(reflecting: payload)
  return mirror.displayStyle == .tuple ? members(of: mirror) : swiftCode(of: payload)
}

/// The members of a value with their labels.
private func members(of mirror: Mirror) -> String {
  mirror.children.map { child in
    let label = child.label.flatMap { $0.hasPrefix(".") ? nil : $0 + ": " } ?? ""
    return label + swiftCode(of: child.value)
  }
  .joined(separator: ", ")
}
