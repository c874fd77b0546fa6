import IssueReporting

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The context in which the program runs, which says which of a key's values counts.
public enum DependencyContext: Sendable {
  /// For a user.
  case live
  /// Under Swift Testing or XCTest.
  case test
  /// In a preview.
  case preview

  /// What this process was started for.
  public static let process: DependencyContext = {
    if isTesting { return .test }
    let environment = ProcessInfo.processInfo.environment
    return environment["XCODE_RUNNING_FOR_PREVIEWS"] == "1" ? .preview : .live
  }()
}
