import Foundation
import VitroConcurrency
import VitroUI

/// Runs what belongs to a preview with the preview values of dependencies.
enum PreviewContext {
  /// Where dependencies have their preview values; `nil` in a program that has no dependencies.
  static let current =
    NSClassFromString("VitroDependencies.PreviewDependencies") as? any TaskContext.Type

  static func run<Result>(_ operation: () -> Result) -> Result {
    guard let current else { return operation() }
    return current.run(operation)
  }
}
