import VitroUI
import VitroWeb

/// A page and its WebSocket, without a browser around it.
@MainActor
final class Browser {
  /// A message of the server, or the end of the connection.
  enum Received: Equatable {
    case text(String)
    case ping
    case pong
    case close(code: Int, reason: String)
    /// The connection ended without a word.
    case end

    /// What a text message says.
    var text: String? {
      if case .text(let text) = self { return text }
      return nil
    }
  }

  let port: Int
  private let address: String?
  let page: Answer
  let token: String
  private var socket: RawConnection?

  /// Opens the page.
  init(
    port: Int, path: String = "/", headers: [String: String] = [:], from address: String? = nil
  ) async throws {
    (self.port, self.address) = (port, address)
    let connection = try await RawConnection(port: port, from: address)
    let host = ["host": "127.0.0.1:\(port)"]
    page = await connection.request(path, headers: headers.merging(host) { own, _ in own })
    await connection.close()
    let mark = "<meta name=\"vitro\" content=\""
    token =
      page.body.split(separator: mark, maxSplits: 1).last?.prefix { $0 != "\"" }.description ?? ""
  }

  /// Opens the page's WebSocket, as its script does, or as it never would.
  @discardableResult
  func connect(
    token: String? = nil,
    origin: String? = nil,
    cookie: String? = nil,
    host: String? = nil,
    revision: Int = 0
  ) async throws -> Answer {
    let socket = try await RawConnection(port: port, from: address)
    self.socket = socket
    var headers = [
      "host": host ?? "127.0.0.1:\(port)", "origin": origin ?? "http://127.0.0.1:\(port)",
      "connection": "Upgrade", "upgrade": "websocket",
      "sec-websocket-version": "13", "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==",
      "sec-websocket-protocol": "vitro, \(token ?? self.token)",
    ]
    headers["cookie"] = cookie
    return await socket.request("/vitro.socket?\(revision)", headers: headers)
  }

  /// Opens the page's WebSocket and takes the greeting: `["h",0,0]`, and that all is at rest.
  func start(cookie: String? = nil) async throws {
    try await connect(cookie: cookie)
    _ = await receive()
    _ = await receive()
  }

  func send(_ event: Event) async { await send(text: Wire.up(event)) }

  func send(text: String) async { await send(frame: Frame(payload: Array(text.utf8))) }

  func send(frame: Frame) async { await send(bytes: frame.bytes) }

  func send(bytes: [UInt8]) async { await socket?.send(bytes) }

  /// Sends without waiting until all of it is gone.
  func sendSoon(frame: Frame) { sendSoon(bytes: frame.bytes) }

  func sendSoon(bytes: [UInt8]) { socket?.sendSoon(bytes) }

  func stopReading() async throws { try await socket?.stopReading() }

  /// Goes away without a word. The server may notice at any time, or never: what comes next holds
  /// whether it has or not.
  func vanish() async { await socket?.close() }

  /// Says that it goes, and returns when the server has let it go: from then on the session knows
  /// that no browser shows it.
  func leave() async {
    await send(frame: Frame(opcode: 8, payload: []))
    await socket?.closed()
  }

  /// The next thing that the server says.
  func receive() async -> Received {
    guard let socket, let head = await socket.read(2) else { return .end }
    var length = Int(head[1] & 0x7f)
    if length >= 126 {
      guard let bytes = await socket.read(length == 126 ? 2 : 8) else { return .end }
      length = bytes.reduce(0) { $0 << 8 | Int($1) }
    }
    guard let payload = await socket.read(length) else { return .end }
    switch head[0] & 0x0f {
    case 8:
      let code = payload.prefix(2).reduce(0) { $0 << 8 | Int($1) }
      return .close(code: code, reason: String(decoding: payload.dropFirst(2), as: UTF8.self))
    case 9: return .ping
    case 10: return .pong
    default: return .text(String(decoding: payload, as: UTF8.self))
    }
  }

  /// Whether nothing more comes.
  func isClosed() async -> Bool { await receive() == .end }
}

/// A WebSocket frame, right or wrong.
struct Frame {
  var opcode: UInt8 = 1
  var payload: [UInt8]
  var isMasked = true
  var isLast = true

  var bytes: [UInt8] {
    let head = head(count: payload.count)
    guard isMasked else { return head + payload }
    return head + payload.enumerated().map { $1 ^ Frame.key[$0 % 4] }
  }

  /// What stands before so many bytes.
  func head(count: Int) -> [UInt8] {
    var bytes: [UInt8] = [opcode | (isLast ? 0x80 : 0)]
    let mask: UInt8 = isMasked ? 0x80 : 0
    switch count {
    case ..<126: bytes.append(mask | UInt8(count))
    case ..<65_536: bytes += [mask | 126] + bigEndian(count, bytes: 2)
    default: bytes += [mask | 127] + bigEndian(count, bytes: 8)
    }
    return bytes + (isMasked ? Frame.key : [])
  }

  private static let key: [UInt8] = [1, 2, 3, 4]

  private func bigEndian(_ value: Int, bytes: Int) -> [UInt8] {
    (0..<bytes).reversed().map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
  }
}
