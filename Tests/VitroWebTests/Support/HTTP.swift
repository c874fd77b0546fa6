/// The answer of the server.
struct Answer {
  var status = 0
  var headers: [String: String] = [:]
  var bytes: [UInt8] = []

  var body: String { String(decoding: bytes, as: UTF8.self) }

  init(head: String) {
    let lines = head.split(separator: "\r\n").map(String.init)
    status = lines.first.flatMap { Int($0.split(separator: " ")[1]) } ?? 0
    for line in lines.dropFirst() {
      let parts = line.split(separator: ":", maxSplits: 1)
      headers[parts[0].lowercased()] = parts[1].trimmingPrefix(" ").description
    }
  }
}

extension RawConnection {
  /// Sends a request and reads the answer.
  func request(
    _ path: String,
    method: String = "GET",
    headers: [String: String] = [:],
    body: String = ""
  ) async -> Answer {
    var text = "\(method) \(path) HTTP/1.1\r\n"
    for (name, value) in headers { text += "\(name): \(value)\r\n" }
    if !body.isEmpty, headers["transfer-encoding"] == nil {
      text += "content-length: \(body.utf8.count)\r\n"
    }
    await send(Array((text + "\r\n" + body).utf8))
    return await answer(to: method)
  }

  /// The next answer, whose body is as long as it says.
  func answer(to method: String = "GET") async -> Answer {
    var answer = Answer(head: await read(through: "\r\n\r\n"))
    if method != "HEAD", let length = answer.headers["content-length"].flatMap({ Int($0) }) {
      answer.bytes = await read(length) ?? []
    }
    return answer
  }
}
