import ArgumentParser
import Foundation
import OvoTimerClient

struct Status: AsyncParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Says what the timer does.")

  @Flag(help: "Prints it as JSON.") var json = false
  @Flag(help: "Goes on with each change.") var follow = false

  func run() async throws {
    try await explained {
      guard follow else {
        try say(text(of: await client.status()))
        return
      }
      for try await status in client.follow() { try say(text(of: status)) }
    }
  }

  private func text(of status: TimerStatus) throws -> String {
    try json ? status.json : status.words
  }
}
