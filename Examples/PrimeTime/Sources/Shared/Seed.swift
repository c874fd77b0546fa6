import Foundation
public import VitroDependencies

extension DependencyValues {
  /// Replaces the world by one in memory where the environment says `UITesting=true`, so that a test
  /// of the running program knows what it finds.
  public mutating func seedForUITesting() {
    guard ProcessInfo.processInfo.environment["UITesting"] == "true" else { return }
    files = .inMemory()
    date = .constant(Date(timeIntervalSince1970: 1_234_567_890))
  }
}
