#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension ModelObject where Snapshot: Decodable {
  /// Restores a state that was written as JSON, in a test's fixture or with a bug report.
  ///
  /// ```swift
  /// extension AppState.Snapshot: Codable {}
  ///
  /// let report = try JSONEncoder().encode(model.snapshot)
  /// try model.restore(json: report)
  /// ```
  ///
  /// It takes the whole state and nothing else: a field that is missing, wrong or unknown, wherever it
  /// is, is an error that names it. An optional that is missing is `nil`, as encoders write it.
  ///
  /// - Throws: ``SnapshotError``; the model is as it was.
  public func restore(
    json: Data, decoder: JSONDecoder = JSONDecoder()
  ) throws(SnapshotError) {
    let fields = KnownFields()
    let snapshot: Snapshot
    do {
      try JSONCoding.refuseTooDeep(json)
      snapshot = try decoder.decode(
        Observed<Snapshot>.self, from: json, configuration: fields
      ).value
    } catch {
      throw SnapshotError(model: "\(Self.self)", reason: JSONCoding.reason(error))
    }
    let unknown = fields.unknown
    guard unknown.isEmpty else {
      let names = unknown.prefix(20).map { "'\($0)'" }.joined(separator: ", ")
      let rest = unknown.count > 20 ? " and \(unknown.count - 20) more" : ""
      throw SnapshotError(
        model: "\(Self.self)",
        reason: names + rest
          + (unknown.count == 1 ? " is no field of it" : " are no fields of it"))
    }
    restore(snapshot)
  }
}

/// Why a state could not be restored; the model is as it was.
public struct SnapshotError: Error, Equatable, CustomStringConvertible {
  /// What was wrong, with the names of the fields, and what was expected.
  public let description: String

  init(model: String, reason: String) {
    description = """
      The JSON is no state of '\(model)': \(reason).

      Expected: every field of '\(model).Snapshot', and no other. The model is as it was.
      To fix: correct the JSON; 'JSONEncoder().encode(model.snapshot)' writes a whole one.
      """
  }
}

/// A value, read by a decoder that notes which fields were asked for.
private struct Observed<Value: Decodable>: DecodableWithConfiguration {
  let value: Value

  init(from decoder: any Decoder, configuration fields: KnownFields) throws {
    value = try Value(from: ObservedDecoder(base: decoder, fields: fields))
  }
}
