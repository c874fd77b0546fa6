import Foundation

/// An error of the compiler.
struct Problem: Hashable, Sendable {
  let file: String
  let message: String

  /// The errors in what a compiler has written, each once for a file.
  static func all(in text: String) -> [Problem] {
    var seen: Set<Problem> = []
    return text.split(separator: "\n").compactMap { line in
      guard let range = line.range(of: ": error: ") else { return nil }
      let place = line[..<range.lowerBound]
      let problem = Problem(
        file: String(place.prefix { $0 != ":" }), message: String(line[range.upperBound...]))
      return seen.insert(problem).inserted ? problem : nil
    }
  }
}

/// The families of causes.
enum Family {
  static let isolation = "isolation"
  static let unknown = "a name or signature that is not there"
  static let refused = "refused by name"
  static let uikit = "UIKit"
  static let foundation = "Foundation of Linux"
  static let onlyFoundation = "Combine, Observation or URLSession by Foundation alone"
  static let assets = "symbols of an asset catalog"
  static let module = "a module that is not there"
  static let data = "SwiftData"
  static let vague = "a message that names nothing"
}

extension Problem {
  /// The cause that the message tells of.
  var family: String {
    if message.contains("isolated") || message.contains("isolation") || message.contains("Sendable")
    {
      return Family.isolation
    }
    if message.hasPrefix("no such module") { return Family.module }
    if message.contains("is unavailable") { return Family.refused }
    if let name {
      if name.isOfUIKit { return Family.uikit }
      if Problem.ofSwiftData.contains(name) { return Family.data }
      if Problem.ofFoundationAlone.contains(name) { return Family.onlyFoundation }
      if Problem.ofFoundation.contains(name) { return Family.foundation }
    }
    if message.contains("'UI") { return Family.uikit }
    if message.contains("ColorResource") || message.contains("ImageResource") {
      return Family.assets
    }
    if Problem.vagueMessages.contains(where: message.contains) { return Family.vague }
    return Family.unknown
  }

  /// The name that is missed, where the message has one.
  var name: String? {
    guard
      message.contains("cannot find") || message.contains("has no member")
        || message.contains("unknown attribute") || message.contains("no macro named")
        || message.contains("no such module") || message.contains("is unavailable")
    else { return nil }
    let quoted = message.split(separator: "'", omittingEmptySubsequences: false)
    guard quoted.count > 2 else { return nil }
    let last = message.contains("has no member") ? quoted.count - 2 : 1
    return String(quoted[last].prefix { $0 != "(" })
  }

  private static let ofSwiftData: Set = [
    "Model", "Query", "ModelContext", "ModelContainer", "modelContext", "modelContainer",
    "PersistentModel", "FetchDescriptor", "ModelConfiguration", "Schema",
  ]

  private static let ofFoundationAlone: Set = [
    "ObservableObject", "Published", "AnyCancellable", "PassthroughSubject", "CurrentValueSubject",
    "Observable", "ObservationIgnored", "URLSession", "URLRequest", "HTTPURLResponse",
    "Cancellable",
    "ObservableObjectPublisher", "Publisher", "AnyPublisher", "Just",
  ]

  private static let ofFoundation: Set = [
    "DateComponentsFormatter", "documentsDirectory", "NSEC_PER_SEC", "NSDataAsset",
    "MeasurementFormatter",
    "RelativeDateTimeFormatter", "autoconnect", "NSPredicate", "NSAttributedString",
    "CFAbsoluteTimeGetCurrent",
  ]

  private static let vagueMessages = [
    "failed to produce diagnostic", "unable to type-check", "ambiguous use",
    "type of expression is ambiguous",
    "generic parameter", "cannot infer", "reference to member",
  ]
}

extension String {
  /// Whether UIKit, AppKit or what stands beside them declares a name.
  fileprivate var isOfUIKit: Bool {
    let rest = hasPrefix("UI") || hasPrefix("NS") ? dropFirst(2) : ""
    return rest.first?.isUppercase == true && !hasPrefix("NSPredicate") || self == "CIFilter"
  }
}
