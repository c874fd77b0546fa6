import Foundation
import Hummingbird

extension Response {
  /// An answer in JSON.
  init(json value: any Encodable, status: HTTPResponse.Status = .ok) throws {
    self.init(json: try Self.data(value), status: status)
  }

  /// An answer in JSON that has been written before.
  init(json data: Data, status: HTTPResponse.Status) {
    self.init(
      status: status,
      headers: [.contentType: "application/json", .cacheControl: "no-store"],
      body: ResponseBody(byteBuffer: ByteBuffer(bytes: data)))
  }

  /// A value in the same words each time.
  static func data(_ value: any Encodable) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.dateEncodingStrategy = .iso8601
    return try encoder.encode(value)
  }
}
