import Foundation
import NIOCore
import NIOPosix
import Testing
import VitroUI

@testable import VitroApp

@MainActor @Suite("Commands in place of a browser")
struct CommandServerTests {
  @Test("A program takes commands at a socket, a line of JSON each, until it is told to end")
  func commands() async throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).socket")
    defer { try? FileManager.default.removeItem(atPath: path.path + ".journal") }
    let (lines, line) = AsyncStream<String>.makeStream()
    let launch = Launch(
      name: "Counter", type: "VitroAppTests.Counter", arguments: ["--commands", path.path],
      output: Output { line.yield($0) }, errors: Output { line.yield($0) })
    let running = Task { await launch.run(WindowGroup { Pressed() }) }
    for await line in lines {
      #expect(line == "Counter takes commands at \(path.path)")
      break
    }
    let answers = try await answers(
      to: [
        #"{"command":"press","values":{"target":"Press"}}"#, "no JSON",
        #"{"command":"picture","values":{"file":"x"}}"#,
      ], at: path.path)
    #expect(answers[0].contains("Pressed 1") && answers[0].contains(#""status":0"#))
    #expect(answers[1].contains("This is no request") && answers[1].contains(#""status":64"#))
    #expect(answers[2].contains("<!doctype html>") && answers[2].contains("Pressed 1"))
    running.cancel()
    #expect(await running.value == 0)
  }

  @Test("A socket that cannot be made is an error") func noSocket() async {
    let (lines, line) = AsyncStream<String>.makeStream()
    let launch = Launch(
      name: "Counter", arguments: ["--commands", "/nowhere/at/all.socket"],
      output: Output { line.yield($0) }, errors: Output { line.yield($0) })
    #expect(await launch.run(WindowGroup { Pressed() }) == 1)
    for await line in lines {
      #expect(line.hasPrefix("Counter could not take commands."))
      break
    }
  }

  /// The answers to lines that are sent one after the other.
  private func answers(to requests: [String], at path: String) async throws -> [String] {
    let client = try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
      .connect(unixDomainSocketPath: path) { channel in
        channel.eventLoop.makeCompletedFuture {
          try NIOAsyncChannel<ByteBuffer, ByteBuffer>(wrappingChannelSynchronously: channel)
        }
      }
    return try await client.executeThenClose { parts, sent in
      for request in requests { try await sent.write(ByteBuffer(string: request + "\n")) }
      var received = ""
      for try await part in parts {
        received += String(buffer: part)
        let lines = received.split(separator: "\n", omittingEmptySubsequences: false)
        if lines.count > requests.count { return lines.map(String.init) }
      }
      return []
    }
  }
}

private struct Pressed: View {
  @State private var count = 0

  var body: some View {
    Button("Press") { count += 1 }
    Text("Pressed \(count)")
  }
}
