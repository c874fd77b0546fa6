import ArgumentParser
import Foundation
import OvoTimerClient
import OvoTimerDomain

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

struct Status: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Says what the timer does.",
    discussion: """
      With --follow it goes on with each change, and connects again where the service begins anew. On a \
      terminal it rings the bell when the timer has finished.
      """)

  @Flag(help: "Prints it as JSON, an object in a line.") var json = false
  @Flag(help: "Goes on with each change.") var follow = false

  func run() async throws {
    try await explained {
      guard follow else {
        try say(text(of: await client.response(to: .status)))
        return
      }
      var last: String?
      while true {
        do {
          for try await status in client.follow() {
            let text = try text(of: status)
            if text != last { try say(text + bell(for: status)) }
            last = text
          }
        } catch TimerClientError.gone {
          // It is started again, by the next connection at the latest.
          try await Task.sleep(for: .milliseconds(200))
        }
      }
    }
  }

  private func bell(for status: TimerStatus) -> String {
    guard case .finished(_, isAcknowledged: false) = status.timer.state, !json,
      isatty(STDOUT_FILENO) == 1
    else { return "" }
    return "\u{07}"
  }

  private func text(of status: TimerStatus) throws -> String {
    try json ? status.json : status.words
  }
}
