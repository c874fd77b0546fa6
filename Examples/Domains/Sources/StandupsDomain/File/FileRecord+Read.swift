#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension FileRecord {
  /// Reads what stands in a file.
  ///
  /// `JSONDecoder` is handed nothing but UTF-8 of a modest depth. It would read UTF-16 and UTF-32,
  /// which show by a zero among their first bytes. And that of Swift 6.3 traps, instead of throwing,
  /// where the last byte of the data opens the 513th level.
  static func read(_ data: Data) throws(StandupsFileError) -> FileRecord {
    let bytes = [UInt8](data)
    guard String(validating: bytes, as: UTF8.self) != nil, !bytes.prefix(4).contains(0) else {
      throw .notJSON
    }
    guard nesting(of: bytes) <= deepest else { throw .notStandups }
    do {
      return try JSONDecoder().decode(FileRecord.self, from: data)
    } catch {
      throw StandupsFileError(error)
    }
  }
}

/// More than a file of ours needs, which is 5, and far less than `JSONDecoder` bears.
private let deepest = 16

/// How many brackets and braces are open at once, not counting those within quotes.
private func nesting(of text: [UInt8]) -> Int {
  var (depth, deepest) = (0, 0)
  var (isQuoted, isEscaped) = (false, false)
  for byte in text {
    switch byte {
    case _ where isEscaped: isEscaped = false
    case 0x22: isQuoted.toggle()  // "
    case 0x5C: isEscaped = true  // \
    case _ where isQuoted: break
    case 0x5B, 0x7B: depth += 1  // [ {
    case 0x5D, 0x7D: depth -= 1  // ] }
    default: break
    }
    deepest = max(deepest, depth)
  }
  return deepest
}

extension StandupsFileError {
  fileprivate init(_ error: any Error) {
    switch error as? DecodingError {
    case .keyNotFound(let key, let context):
      self = .flaw(.missing(field: key.stringValue), Place(context.codingPath))
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      self = .wrongKind(at: context.codingPath)
    default:
      self = error as? StandupsFileError ?? .notJSON
    }
  }

  /// The end of the path is the field; an entry of a list stands for the list.
  private static func wrongKind(at path: [any CodingKey]) -> Self {
    guard let index = path.lastIndex(where: { $0.intValue == nil }) else { return .notStandups }
    return .flaw(.wrongKind(field: path[index].stringValue), Place(path.prefix(upTo: index)))
  }
}

extension StandupsFileError.Place {
  /// Such as `standups`, 1, `attendees`, 0 for the 1st attendee of the 2nd stand-up.
  fileprivate init(_ path: some Sequence<any CodingKey>) {
    let numbers = path.compactMap(\.intValue).map { $0 + 1 }
    let isMeeting = path.contains { $0.stringValue == "meetings" }
    switch (numbers.first, numbers.dropFirst().first) {
    case (let standup?, let meeting?) where isMeeting: self = .meeting(meeting, standup: standup)
    case (let standup?, let attendee?): self = .attendee(attendee, standup: standup)
    case (let standup?, nil): self = .standup(standup)
    default: self = .file
    }
  }
}
