import Foundation
import Testing

/// The script of axe-core, which knows hundreds of rules for pages that everybody can use.
///
/// It is not part of this repository: `Scripts/test` fetches it, and says in `VITRO_AXE` where it is.
public enum AccessibilityRules {
  private static let path = ProcessInfo.processInfo.environment["VITRO_AXE"]

  /// Whether the script is on this machine.
  public static var areInstalled: Bool {
    path.map(FileManager.default.isReadableFile(atPath:)) ?? false
  }

  /// Whether tests that need the script are to run: where it is, and under `CI=true` in any case,
  /// where a missing script makes them fail.
  public static var areNeeded: Bool {
    areInstalled || ProcessInfo.processInfo.environment["CI"] == "true"
  }

  static func script() throws -> String {
    guard let path, areInstalled else { throw BrowserError.noRules }
    return try String(contentsOfFile: path, encoding: .utf8)
  }
}

extension Trait where Self == ConditionTrait {
  /// Runs a test only where axe-core is. Elsewhere it is skipped with a notice, and under `CI=true`
  /// it fails.
  public static var needsAccessibilityRules: Self {
    .enabled(if: AccessibilityRules.areNeeded, "\(BrowserError.noRules.description)")
  }
}
