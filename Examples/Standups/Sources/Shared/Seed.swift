import Foundation
import StandupsDomain
public import Vitro

extension DependencyValues {
  /// The world of the running program: each change is on disk before anybody sees it.
  ///
  /// Where the environment says `UITesting=true` it is one in memory, so that a test of the running
  /// program knows what it finds: the samples, and one moment for everything.
  public static var program: DependencyValues {
    var values = DependencyValues.current
    values.defaultFileStorage = .atOnce
    if ProcessInfo.processInfo.environment["UITesting"] == "true" { values.seed() }
    return values
  }

  private mutating func seed() {
    let samples = (try? Standups(Standup.samples)) ?? Standups()
    let file = URL.applicationFolder.appending(path: "standups.json")
    defaultFileStorage = .inMemory([file: StandupsFile.encode(samples)])
    date = .constant(Date(timeIntervalSince1970: 1_234_567_890))
    uuid = .incrementing
  }
}
