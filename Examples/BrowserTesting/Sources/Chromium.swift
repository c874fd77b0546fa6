import Foundation
import Waiting

/// A browser process with a profile that is thrown away.
///
/// It ends with the process that started it, however that one ends: a shell between the two waits
/// for the end of its input, then stops the browser and removes the profile.
struct Chromium {
  /// The editions of the browser, which draw and run pages alike.
  enum Edition {
    /// The shell for pages that nobody looks at, or the other edition where it is missing.
    case pages
    /// The browser that people use.
    case windows

    static let names = ["chromium", "chromium-browser", "google-chrome"]

    /// The path of its program; `nil` where none is installed.
    var path: String? {
      let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      let windows = Self.names.flatMap { name in folders.map { "\($0)/\(name)" } }
      // Debian's; the script on the PATH would stay between us and the process.
      let shell = "/usr/lib/chromium/chromium-headless-shell"
      let paths = self == .pages ? [shell] + windows : windows
      return paths.first { FileManager.default.isExecutableFile(atPath: $0) }
    }
  }

  /// The port of the DevTools protocol.
  let port: Int
  /// The path of the whole browser's socket.
  let socketPath: String

  private let shell: Process
  private let leash: Pipe

  /// How long a browser that starts may do nothing that can be seen.
  private static let patience = Patience.standstill

  /// Starts the browser and waits until it listens.
  static func start(_ edition: Edition) async throws -> Chromium {
    guard let path = edition.path else { throw BrowserError.notInstalled }
    let profile = FileManager.default.temporaryDirectory
      .appendingPathComponent("browser-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: profile, withIntermediateDirectories: true)
    let (shell, leash) = try launch(path, profile: profile.path)
    let portFile = profile.appendingPathComponent("DevToolsActivePort")
    var patience = Patience(patience)
    while shell.isRunning, !patience.isOver(state(of: profile)) {
      let lines = (try? String(contentsOf: portFile, encoding: .utf8))?.split(separator: "\n") ?? []
      if lines.count == 2, let port = Int(lines[0]) {
        return Chromium(port: port, socketPath: String(lines[1]), shell: shell, leash: leash)
      }
      // Wall clock: a browser is a process, which tells nobody.
      try await Task.sleep(for: .milliseconds(10))
    }
    let log = try? String(contentsOf: profile.appendingPathComponent("log"), encoding: .utf8)
    throw BrowserError.notStarted(log: log ?? "nothing")
  }

  /// What changes as long as a browser gets on that starts: what it has written.
  private static func state(of profile: URL) -> String {
    let files = FileManager.default.enumerator(atPath: profile.path)?.allObjects ?? []
    let log = try? Data(contentsOf: profile.appendingPathComponent("log"))
    return "\(files.count) files, \(log?.count ?? 0) bytes"
  }

  private static func launch(_ path: String, profile: String) throws -> (Process, Pipe) {
    let script = """
      profile=$1; shift
      "$@" >"$profile/log" 2>&1 </dev/null &
      browser=$!
      cat >/dev/null
      kill "$browser"; wait "$browser" 2>/dev/null
      rm -rf "$profile" || { sleep 1; rm -rf "$profile"; }
      """
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    shell.arguments = ["-c", script, "sh", profile, path] + flags + ["--user-data-dir=\(profile)"]
    let leash = Pipe()
    shell.standardInput = leash
    try shell.run()
    return (shell, leash)
  }

  private static let flags = [
    "--headless=new", "--no-sandbox", "--remote-debugging-port=0", "--no-first-run",
    "--no-default-browser-check", "--disable-gpu", "--disable-dev-shm-usage",
    "--disable-background-networking", "--disable-extensions", "--disable-sync", "--mute-audio",
    "--disable-background-timer-throttling", "--disable-renderer-backgrounding",
    // Tests ask elements for the role and the name that assistive technology gets.
    "--enable-blink-features=ComputedAccessibilityInfo",
    // A window has two hidden pages for what is typed into its field of addresses, each a process.
    "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup",
    "--disable-backgrounding-occluded-windows", "--force-color-profile=srgb", "--lang=en-US",
  ]
}
