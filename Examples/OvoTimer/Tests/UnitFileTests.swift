import Foundation
import OvoTimerClient
import OvoTimerService
import Testing
import VitroDependencies

@Suite("The unit file of a timer's service")
struct UnitFileTests {
  private static let verifier = "/usr/bin/systemd-analyze"

  @Test("It starts with the machine and after each end, and never gives up")
  func text() {
    #expect(
      UnitFile(program: "/opt/ovo").text == """
        [Unit]
        Description=Ovo Timer: holds the timer and sounds its alarm
        StartLimitIntervalSec=0

        [Service]
        Type=exec
        ExecStart="/opt/ovo" "alarmd" "--wait"
        Restart=always
        RestartSec=500ms
        UMask=0077
        NoNewPrivileges=yes
        LockPersonality=yes
        RestrictSUIDSGID=yes
        RestrictRealtime=yes
        SystemCallArchitectures=native

        [Install]
        WantedBy=default.target

        """)
  }

  @Test("It is installed where the service manager of this home looks for it, and taken away again")
  func installed() async throws {
    let home = try OvoHome()
    defer { home.remove() }
    let file = home.folder.path + "/.config/systemd/user/\(UnitFile.name)"
    let settings = home.location.folder + "/" + TimerService.File.settings
    let ending = try await home.run("install")
    #expect(ending.status == 69)
    #expect(ending.output == "Written: \(settings)\nWritten: \(file)\n")
    #expect(ending.error.hasPrefix("systemd could not be told"))
    let text = try String(contentsOfFile: file, encoding: .utf8)
    #expect(text.contains("OVO_FOLDER=\(home.location.folder)"))
    #expect(try await home.run("uninstall").output.hasPrefix("Removed: \(file)\n"))
    #expect(!FileManager.default.fileExists(atPath: settings))
    let words = "It is not installed: there is no \(file).\n"
    #expect(try await home.run("uninstall") == .init(status: 1, error: words))
  }

  @Test("The notifier that was installed is run, whoever starts the service, until uninstalled")
  func notifier() async throws {
    let home = try OvoHome()
    defer { home.remove() }
    let bare: [String: String?] = ["OVO_NOTIFIER": nil]
    _ = try await home.run("install --notifier \(home.witness.path)")
    for count in 1...2 {
      #expect(try await home.run("5m", environment: bare).status == 0)
      #expect(home.calls.count == count)
      try await home.killService()
    }
    _ = try await home.run("uninstall")
    #expect(try await home.run("5m", environment: bare).status == 0)
    #expect(home.calls.count == 2)
  }

  @Test("Settings are read as they were stored")
  func settings() throws {
    let files = Files.inMemory()
    #expect(ServiceSettings(storedIn: files) == ServiceSettings())
    for settings in [ServiceSettings(notifier: "/opt/a \"b\"/c"), ServiceSettings()] {
      try settings.save(in: files)
      #expect(ServiceSettings(storedIn: files) == settings)
    }
  }

  @Test(
    "The service manager's own verifier has nothing to say of it",
    .enabled(if: FileManager.default.isExecutableFile(atPath: verifier), "There is no systemd."),
    arguments: ["/plain", "/with a space", "/with 100 % and $HOME", "/with \"quotes\" and \\"])
  func verified(_ folder: String) async throws {
    let home = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: home) }
    let program = home.path + "/100 % $HOME"
    try FileManager.default.createSymbolicLink(atPath: program, withDestinationPath: "/bin/sh")
    let unit = UnitFile(program: program, location: ServiceLocation(folder: folder))
    let file = home.appendingPathComponent(UnitFile.name)
    try Data(unit.text.utf8).write(to: file)
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: Self.verifier)
    process.arguments = ["verify", "--user", file.path]
    process.environment = [
      "XDG_RUNTIME_DIR": home.path, "HOME": home.path, "PATH": "/usr/bin:/bin",
    ]
    process.standardError = output
    process.standardOutput = output
    try process.run()
    let said = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let ours = said.split(separator: "\n").filter { $0.contains(UnitFile.name) }
    #expect(ours == [])
    #expect(process.terminationStatus == 0, "\(said)")
  }
}
