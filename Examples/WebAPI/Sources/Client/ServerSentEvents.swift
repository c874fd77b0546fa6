public import Foundation

/// An event of a stream of `text/event-stream`.
public struct ServerSentEvent: Hashable, Sendable {
  /// The last identity that the stream has told, by which it can be resumed after this event.
  public var id: String?
  /// The kind, as the `event` field says it; `message` without one.
  public var kind = "message"
  /// The data, its lines joined by line feeds; `nil` for an event that has none, which only tells its identity.
  public var data: String?

  /// Makes an event.
  public init(id: String? = nil, kind: String = "message", data: String? = nil) {
    (self.id, self.kind, self.data) = (id, kind, data)
  }
}

/// A reader of `text/event-stream`, which is given the bytes as they come.
///
/// ```swift
/// var reader = ServerSentEvents()
/// for try await part in stream.body {
///   for event in try reader.read(part) { print(event.data ?? "") }
/// }
/// ```
///
/// It reads what the HTML standard says: lines end in CR, LF or both, a colon begins a comment, a blank line ends an
/// event, what is unknown is nothing.
public struct ServerSentEvents: Sendable {
  private let limit: Int
  private var line = Data()
  private var size = 0
  private var isAfterReturn = false
  private var isFirstLine = true
  private var event = ServerSentEvent()
  private var hasFields = false
  private var id: String?

  /// Makes a reader.
  ///
  /// - Parameter limit: How many bytes an event may have.
  public init(limit: Int = 256 * 1_024) { self.limit = limit }

  /// Reads bytes, and returns the events that end in them.
  ///
  /// - Throws: ``TransportError/tooLarge(limit:)`` where an event has more bytes than are taken.
  public mutating func read(_ bytes: Data) throws(TransportError) -> [ServerSentEvent] {
    var events: [ServerSentEvent] = []
    for byte in bytes {
      let isSecondOfTwo = isAfterReturn && byte == UInt8(ascii: "\n")
      isAfterReturn = byte == UInt8(ascii: "\r")
      if isSecondOfTwo { continue }
      guard byte == UInt8(ascii: "\n") || isAfterReturn else {
        size += 1
        guard size <= limit else { throw .tooLarge(limit: limit) }
        line.append(byte)
        continue
      }
      if let event = endLine() { events.append(event) }
    }
    return events
  }

  private mutating func endLine() -> ServerSentEvent? {
    defer { line.removeAll(keepingCapacity: true) }
    var text = Substring(String(decoding: line, as: UTF8.self))
    if isFirstLine, text.first == "\u{FEFF}" { text.removeFirst() }
    isFirstLine = false
    guard text.isEmpty else {
      take(text)
      return nil
    }
    defer { (event, hasFields, size) = (ServerSentEvent(), false, 0) }
    event.id = id
    return hasFields ? event : nil
  }

  private mutating func take(_ text: Substring) {
    let colon = text.firstIndex(of: ":")
    var value = colon.map { text[text.index(after: $0)...] } ?? ""
    if value.first == " " { value.removeFirst() }
    switch text[..<(colon ?? text.endIndex)] {
    case "data": event.data = event.data.map { $0 + "\n" + value } ?? String(value)
    case "event": event.kind = value.isEmpty ? "message" : String(value)
    case "id" where !value.contains("\0"): id = String(value)
    default: return
    }
    hasFields = true
  }
}
