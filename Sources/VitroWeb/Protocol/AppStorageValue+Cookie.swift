import Foundation
import VitroUI

extension AppStorageValue {
  /// The value as a cookie has it: a letter for its kind, then the value, in letters that need no
  /// quotes there; `nil` for what is no number.
  var cookie: String? {
    switch self {
    case .bool(let flag): flag ? "b1" : "b0"
    case .int(let number): "i\(number)"
    case .double(let number): number.isFinite ? "d\(number)" : nil
    case .string(let text): "s" + text.percentEncoded
    case .data(let data): "x" + data.base64EncodedString().percentEncoded
    }
  }

  /// The value that a browser has kept, unless that is something else by now.
  init?(cookie: String) {
    let rest = String(cookie.dropFirst())
    let value: AppStorageValue? =
      switch cookie.first {
      case "b": rest == "1" ? .bool(true) : rest == "0" ? .bool(false) : nil
      case "i": Int(rest).map { .int($0) }
      case "d": Double(rest).flatMap { $0.isFinite ? .double($0) : nil }
      case "s": rest.removingPercentEncoding.map { .string($0) }
      case "x": rest.removingPercentEncoding.flatMap { Data(base64Encoded: $0) }.map { .data($0) }
      default: nil
      }
    guard let value else { return nil }
    self = value
  }
}
