import Foundation
import StandupsDomain
public import Vitro

extension DependencyValues {
  /// Replaces the world by one in memory where the environment says `UITesting=true`, so that a test
  /// of the running program knows what it finds: the samples, and one moment for everything.
  public mutating func seedForUITesting() {
    guard ProcessInfo.processInfo.environment["UITesting"] == "true" else { return }
    let samples = (try? Standups(Standup.samples)) ?? Standups()
    let file = URL.applicationFolder.appending(path: "standups.json")
    defaultFileStorage = .inMemory([file: StandupsFile.encode(samples)])
    date = .constant(Date(timeIntervalSince1970: 1_234_567_890))
    uuid = .incrementing
  }
}
