import Foundation

/// A picture of a page, drawn by Chromium.
struct Picture {
  /// The page, as HTML.
  let page: String

  /// Writes the picture, as large as a phone's screen.
  func write(to file: String) throws(Failure) {
    guard let browser = Self.browser else {
      throw Failure(
        "A picture is drawn by Chromium, which is not here: 'sudo apt-get install chromium'.")
    }
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "vitro-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let html = folder.appending(path: "page.html")
    do {
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      try Data(page.utf8).write(to: html)
    } catch { throw Failure("\(error)") }
    let target = URL(fileURLWithPath: file).standardizedFileURL.path
    let result = UserPackage.run(
      [
        browser, "--headless", "--disable-gpu", "--hide-scrollbars",
        "--force-device-scale-factor=2",
      ]
        + [
          "--window-size=500,900", "--user-data-dir=\(folder.path)/profile",
          "--screenshot=\(target)",
        ]
        + (getuid() == 0 ? ["--no-sandbox"] : []) + ["file://\(html.path)"])
    guard result.status == 0, FileManager.default.fileExists(atPath: target) else {
      throw Failure("The browser has drawn nothing:\n\(result.errors.suffix(500))")
    }
  }

  private static var browser: String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let names = ["chromium", "chromium-browser", "google-chrome"]
    let paths =
      ["/usr/lib/chromium/chromium-headless-shell"]
      + names.flatMap { name in folders.map { "\($0)/\(name)" } }
    return paths.first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}
