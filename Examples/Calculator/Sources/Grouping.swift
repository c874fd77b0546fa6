import Foundation

extension String {
  /// A number as a calculator displays it, with the signs that a language puts between its digits; what
  /// is no number stays as it is.
  func grouped(for locale: Locale) -> String {
    let sign = hasPrefix("-") ? "-" : ""
    let parts = dropFirst(sign.count).split(separator: ".", omittingEmptySubsequences: false)
    guard let whole = parts.first, parts.joined().allSatisfy(\.isNumber) else { return self }
    let ends = stride(from: whole.count, to: 0, by: -3).reversed()
    let groups = ends.map { String(whole.prefix($0).suffix(min($0, 3))) }
    let grouped = groups.joined(separator: locale.groupingSeparator ?? ",")
    let fraction = parts.dropFirst().map { (locale.decimalSeparator ?? ".") + $0 }
    return sign + grouped + fraction.joined()
  }
}
