#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A value as Swift code makes it, as far as it can be told from outside: cases, members, texts and
/// collections are written out; what has none of these is written as it describes itself.
///
/// - Parameters:
///   - value: The value.
///   - isNamed: Whether a struct is written with the name of its type, for people; otherwise as `.init(…)`,
///     which compiles where the type is known, unless it has an initializer that is not made of its members.
package func swiftCode(of value: Any, isNamed: Bool = false) -> String {
  switch value {
  case let text as String: return text.debugDescription
  case let character as Character: return String(character).debugDescription
  case let number as any BinaryInteger: return "\(number)"
  case let number as any BinaryFloatingPoint:
    let sign = number.sign == .minus ? "-" : ""
    return number.isNaN ? ".nan" : number.isFinite ? "\(number)" : "\(sign).infinity"
  case let flag as Bool: return "\(flag)"
  case let time as Duration where !isNamed:
    let (seconds, attoseconds) = time.components
    return ".init(secondsComponent: \(seconds), attosecondsComponent: \(attoseconds))"
  case let id as UUID: return "UUID(uuidString: \(id.uuidString.debugDescription))!"
  case let date as Date: return "Date(timeIntervalSince1970: \(date.timeIntervalSince1970))"
  case let url as URL: return "URL(string: \(url.absoluteString.debugDescription))!"
  case let data as Data:
    return "Data([\(data.map { "\($0)" }.joined(separator: ", "))])"
  case let number as Decimal: return "Decimal(string: \(number.description.debugDescription))!"
  default: break
  }
  let mirror = Mirror(reflecting: value)
  switch mirror.displayStyle {
  case .enum:
    guard let payload = mirror.children.first else { return ".\(value)" }
    return ".\(payload.label ?? "")(\(arguments(of: payload.value, isNamed)))"
  case .optional:
    guard let wrapped = mirror.children.first else { return "nil" }
    let code = swiftCode(of: wrapped.value, isNamed: isNamed)
    // As a case of its own type, or as another optional, it would be taken for one of this type.
    return code.hasPrefix(".") || code == "nil" ? ".some(\(code))" : code
  case .collection, .set:
    let elements = mirror.children.map { swiftCode(of: $0.value, isNamed: isNamed) }
    return
      "[\((mirror.displayStyle == .set ? elements.sorted() : elements).joined(separator: ", "))]"
  case .dictionary:
    let entries = mirror.children.map { entry in
      Mirror(reflecting: entry.value).children.map { swiftCode(of: $0.value, isNamed: isNamed) }
        .joined(separator: ": ")
    }
    return entries.isEmpty ? "[:]" : "[\(entries.sorted().joined(separator: ", "))]"
  case .tuple:
    return "(\(members(of: mirror, isNamed)))"
  case .struct where isNamed && !mirror.children.isEmpty:
    return "\(type(of: value))(\(members(of: mirror, isNamed)))"
  case .struct where !(value is any CustomStringConvertible):
    return ".init(\(members(of: mirror, isNamed)))"
  default:
    return String(reflecting: value)
  }
}

/// The members and elements in which two values differ, each with its path and the code of the later one:
/// `rows[1].progress: 2`.
func swiftChanges(from before: Any, to after: Any, path: String = "") -> [String] {
  let code = swiftCode(of: after, isNamed: true)
  if code == swiftCode(of: before, isNamed: true) { return [] }
  let (old, new) = (Mirror(reflecting: before), Mirror(reflecting: after))
  let isEntered =
    [.struct, .collection, .tuple].contains(new.displayStyle)
    && old.children.count == new.children.count
    && !new.children.isEmpty && type(of: before) == type(of: after)
  guard isEntered else { return [path.isEmpty ? code : "\(path): \(code)"] }
  return zip(old.children, new.children).enumerated().flatMap { place, children in
    let (old, new) = children
    let step = new.label.map { path.isEmpty ? $0 : ".\($0)" } ?? "[\(place)]"
    return swiftChanges(from: old.value, to: new.value, path: path + step)
  }
}

/// The payload of a case: its members, where it has several or a label.
private func arguments(of payload: Any, _ isNamed: Bool) -> String {
  let mirror = Mirror(reflecting: payload)
  guard mirror.displayStyle == .tuple, !mirror.children.isEmpty else {
    return swiftCode(of: payload, isNamed: isNamed)
  }
  return members(of: mirror, isNamed)
}

/// The members of a value with their labels.
private func members(of mirror: Mirror, _ isNamed: Bool) -> String {
  mirror.children.map { child in
    let label = child.label.flatMap { $0.hasPrefix(".") ? nil : $0 + ": " } ?? ""
    return label + swiftCode(of: child.value, isNamed: isNamed)
  }
  .joined(separator: ", ")
}
