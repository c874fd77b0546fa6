/// The outcome of a script.
struct Evaluation<Value: Decodable & Sendable>: Decodable, Sendable {
  struct Object: Decodable { var value: Value? }
  struct Exception: Decodable {
    struct Thrown: Decodable { var description: String? }
    var text: String
    var exception: Thrown?
  }

  var result: Object
  var exceptionDetails: Exception?

  private enum Key: CodingKey { case result, exceptionDetails }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    exceptionDetails = try container.decodeIfPresent(Exception.self, forKey: .exceptionDetails)
    result =
      exceptionDetails == nil
      ? try container.decode(Object.self, forKey: .result) : Object(value: nil)
  }

  func value() throws -> Value {
    if let exceptionDetails {
      throw BrowserError.script(exceptionDetails.exception?.description ?? exceptionDetails.text)
    }
    guard let value = result.value else { throw BrowserError.script("it returned nothing") }
    return value
  }
}
