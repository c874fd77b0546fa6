import Foundation
import VitroUI

extension TestSurface {
  /// Writes the outline of what is shown into a file, where somebody asks for it.
  ///
  /// That is where the environment variable `VITRO_SNAPSHOTS` names a folder; elsewhere nothing
  /// happens, so that a test may always end with it. Whoever keeps the files under version control
  /// sees in a diff what a change does to every screen.
  ///
  /// ```sh
  /// VITRO_SNAPSHOTS=Screens swift test
  /// ```
  ///
  /// - Parameters:
  ///   - name: What the file is called; `/` and `:` become `-`.
  ///   - folder: Where it is written, or `nil` for nowhere.
  public func writeOutline(
    named name: String,
    to folder: String? = ProcessInfo.processInfo.environment["VITRO_SNAPSHOTS"]
  ) throws {
    guard let folder else { return }
    let url = URL(fileURLWithPath: folder, isDirectory: true)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    let file = String(name.map { "/:".contains($0) ? "-" : $0 }) + ".txt"
    try Data("\(root.outline)\n".utf8).write(to: url.appendingPathComponent(file))
  }
}
