import NIOCore
import Synchronization

/// The count of a server's open connections, of all and of each address: one more than may be is refused, with
/// words, before the system has no descriptor left.
final class Admissions: Sendable {
  private struct State {
    var open = 0
    var channels: [ObjectIdentifier: any Channel] = [:]
    /// The most that were open since the last report.
    var most = 0
    var ofAddress: [String: Int] = [:]
    /// Those that are being told that there is no room.
    var refused = 0
  }

  /// How many connections there may be.
  let capacity: Int
  private let capacityOfAddress: Int
  private let proxies: Proxies
  private let limits: LimitLog
  private let state = Mutex(State())

  /// Makes the count for some options, and for as many descriptors as the process may have open.
  init(_ options: WebOptions, descriptors: Int?, limits: LimitLog) {
    let room = descriptors.map { max(1, $0 - Descriptors.reserve) } ?? .max
    capacity = min(options.maxConnections, room)
    // One address leaves half of what the system permits to the others.
    capacityOfAddress = min(options.maxConnectionsOfAddress, max(1, capacity / 2))
    proxies = Proxies(options.proxies)
    self.limits = limits
    limits.add { [weak self] in self?.status ?? "" }
  }

  private var status: String {
    state.withLock { state in
      defer { state.most = state.open }
      return "connections: \(state.open) of \(capacity), \(state.most) at most"
    }
  }

  /// Lets a connection in, and counts it until it is closed; returns whether there is room. Who is not let in is told
  /// so, and let go.
  func admit(_ channel: any Channel) -> Bool {
    let peer = channel.remoteAddress?.ipAddress ?? ""
    // All come through a proxy: it has as many as there may be, and limits each of its clients itself.
    let most = proxies.contain(peer) ? capacity : capacityOfAddress
    let address = clientUnit(ipAddress(peer) ?? peer)
    let refusal = state.withLock { state -> (LimitLog.Limit, String)? in
      guard state.open < capacity else { return (.connections, "there are \(capacity)") }
      guard state.ofAddress[address, default: 0] < most else {
        return (.connectionsOfAddress, "it has \(most) of \(capacity)")
      }
      state.open += 1
      state.most = max(state.most, state.open)
      state.ofAddress[address, default: 0] += 1
      state.channels[ObjectIdentifier(channel)] = channel
      return nil
    }
    if let (limit, reason) = refusal {
      limits.met(limit, of: address, "A connection of \(peer) was turned away: \(reason)")
      refuse(channel)
      return false
    }
    channel.closeFuture.whenComplete { [self] _ in
      state.withLock { state in
        state.open -= 1
        state.channels[ObjectIdentifier(channel)] = nil
        let left = state.ofAddress[address, default: 1] - 1
        state.ofAddress[address] = left > 0 ? left : nil
      }
    }
    return true
  }

  /// Closes all connections, those of which an answer is under way when that has been given.
  func giveUp() {
    for channel in state.withLock({ Array($0.channels.values) }) {
      channel.pipeline.handler(type: ClientPresence.self).whenComplete { client in
        if case .success(let client) = client, client.giveUp() { return }
        channel.closeLater()
      }
    }
  }

  /// Says on a connection that there is no room, and closes it. Where many are told so, the others hear nothing: they
  /// would take the reserve.
  private func refuse(_ channel: any Channel) {
    let isTold = state.withLock { state in
      guard state.refused < Descriptors.reserve / 4 else { return false }
      state.refused += 1
      return true
    }
    guard isTold else { return channel.close(promise: nil) }
    channel.closeFuture.whenComplete { [self] _ in state.withLock { $0.refused -= 1 } }
    channel.writeAndFlush(ByteBuffer(string: Self.words), promise: nil)
    channel.closeSoon()
  }

  private static let words: String = {
    let text = "The server has as many connections as it takes. Try again in ten seconds.\n"
    return "HTTP/1.1 503 Service Unavailable\r\nRetry-After: 10\r\nConnection: close\r\n"
      + "Content-Type: text/plain\r\nContent-Length: \(text.utf8.count)\r\n\r\n\(text)"
  }()
}

extension Channel {
  /// How long a client may take to hear what it is told last.
  private static var farewell: TimeAmount { .seconds(1) }

  /// Says no more, and closes the connection when the client has had the time to hear what was said. To close it at
  /// once would reset it where the client is still sending, and the answer would be lost.
  func closeSoon() {
    close(mode: .output, promise: nil)
    closeLater()
  }

  /// Closes the connection when the client has had the time to hear what is being said.
  func closeLater() {
    let timeout = eventLoop.scheduleTask(in: Self.farewell) { self.close(promise: nil) }
    closeFuture.whenComplete { _ in timeout.cancel() }
  }
}
