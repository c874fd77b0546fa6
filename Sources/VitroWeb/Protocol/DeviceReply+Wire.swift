import VitroDevice

extension UnkeyedDecodingContainer {
  /// What the page says to a request, and whether that was all: `1,"text"`
  mutating func decodeAnswer() throws -> [DeviceReply] {
    let isLast = try decodeTruth()
    var values: [String] = []
    while !isAtEnd { values.append(try decode(String.self)) }
    return (values.isEmpty ? [] : [.values(values)]) + (isLast ? [.end] : [])
  }

  /// Why the page does not do what it was asked for: `"denied"`, `"failed","network"`
  mutating func decodeRefusal() throws -> DeviceReply {
    switch try decode(String.self) {
    case "denied": .failure(.denied)
    case "restricted": .failure(.restricted)
    case "missing": .failure(.missing)
    case "lost": .failure(.interrupted)
    case "failed": .failure(.failed(try decode(String.self)))
    default: throw Refusal(.violation, "no such reason")
    }
  }
}
