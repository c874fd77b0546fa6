import Foundation
import NIOCore
import NIOPosix
import VitroAutomation

/// The server of commands: it takes requests at a socket of the file system, a line of JSON each, and answers each with
/// a line.
struct CommandServer {
  /// The path of the socket.
  let path: String
  let automation: Automation

  /// Serves until the task is cancelled.
  ///
  /// - Parameter onListening: Is called once clients are let in.
  func run(onListening: @Sendable () -> Void) async throws {
    let server = try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
      .bind(unixDomainSocketPath: path, cleanupExistingSocketFile: true) { channel in
        channel.eventLoop.makeCompletedFuture {
          try NIOAsyncChannel<ByteBuffer, ByteBuffer>(wrappingChannelSynchronously: channel)
        }
      }
    onListening()
    try await withThrowingDiscardingTaskGroup { group in
      try await server.executeThenClose { clients in
        for try await client in clients {
          group.addTask { try? await serve(client) }
        }
      }
    }
  }

  private func serve(_ client: NIOAsyncChannel<ByteBuffer, ByteBuffer>) async throws {
    try await client.executeThenClose { parts, answers in
      var received = ByteBuffer()
      for try await part in parts {
        received.writeImmutableBuffer(part)
        while let line = received.readLine() {
          try await answers.write(ByteBuffer(bytes: await answer(to: line) + [UInt8(ascii: "\n")]))
        }
        guard received.readableBytes <= Self.longestLine else { return }
      }
    }
  }

  private static let longestLine = 1 << 20

  private func answer(to line: Data) async -> Data {
    let answer: CommandAnswer
    do {
      let request = try JSONDecoder().decode(CommandRequest.self, from: line)
      answer = await automation.answer(request)
      // What the program has printed stands in its log before the answer comes.
      fflush(nil)
    } catch {
      answer = CommandAnswer("This is no request: \(error)", status: 64)
    }
    return (try? JSONEncoder().encode(answer)) ?? Data()
  }
}

extension ByteBuffer {
  /// Takes a line, without its end; `nil` where it has not come yet.
  fileprivate mutating func readLine() -> Data? {
    guard let end = readableBytesView.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    let line = readBytes(length: end - readerIndex)
    moveReaderIndex(forwardBy: 1)
    discardReadBytes()
    return line.map { Data($0) }
  }
}
