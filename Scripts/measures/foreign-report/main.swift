import Foundation

/// The settings of a compilation, by what a manifest calls them.
struct Mode {
  let name: String
  let flags: [String]

  /// As most programs are written: Swift 5, nothing isolated unless it says so.
  static let swift5 = Mode(name: "Swift 5", flags: ["-swift-version", "5"])

  /// As Xcode 26 makes new ones.
  static let mainActor = Mode(
    name: "Swift 5, all on the main actor",
    flags: ["-swift-version", "5", "-default-isolation", "MainActor"])
}

/// A program or a single screen: the files that are compiled together.
struct Unit: Sendable {
  let files: [URL]
  let isProgram: Bool
  /// The asset catalogs, of which the build makes symbols.
  var catalogs: [URL] = []

  /// The units in a folder: each folder in it is a program, each file a screen.
  static func all(in folder: URL) throws -> [Unit] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .sorted { $0.path < $1.path }
      .compactMap { place in
        let place = place.resolvingSymlinksInPath()
        if place.pathExtension == "swift" { return Unit(files: [place], isProgram: false) }
        let all =
          FileManager.default.enumerator(at: place, includingPropertiesForKeys: nil)?
          .compactMap { $0 as? URL } ?? []
        let files = all.filter { $0.pathExtension == "swift" }
        guard !files.isEmpty else { return nil }
        return Unit(
          files: files.sorted { $0.path < $1.path }, isProgram: true,
          catalogs: all.filter { $0.pathExtension == "xcassets" })
      }
  }
}

/// The outcome for one unit.
struct Outcome: Sendable {
  let unit: Unit
  var mode = Mode.swift5.name
  var problems: [Problem] = []

  var isClean: Bool { problems.isEmpty }
  var families: Set<String> { Set(problems.map(\.family)) }
  var brokenFiles: Int { Set(problems.map(\.file)).count }
}

extension Outcome {
  /// Compiles a unit, in the other mode too where isolation is what stops it; the better one counts.
  init(of unit: Unit, flags: [String]) throws {
    self.init(unit: unit, problems: try compile(unit, Mode.swift5.flags + flags))
    guard families.contains(Family.isolation) else { return }
    let other = try compile(unit, Mode.mainActor.flags + flags)
    if other.count < problems.count { (mode, problems) = (Mode.mainActor.name, other) }
  }
}

/// Writes the symbols of a program's asset catalogs as the plugin does, and returns the file; none without a catalog.
func writeSymbols(of unit: Unit) throws -> [String] {
  guard !unit.catalogs.isEmpty else { return [] }
  let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).swift").path
  let process = Process()
  process.executableURL = symbolsTool
  process.arguments = [file, "Foreign_Foreign.resources", "uikit"] + unit.catalogs.map(\.path)
  process.standardError = FileHandle.nullDevice
  try process.run()
  process.waitUntilExit()
  return [file]
}

/// Compiles a unit as far as the compiler says all that it has to say, and returns the errors.
func compile(_ unit: Unit, _ flags: [String]) throws -> [Problem] {
  let process = Process()
  let output = Pipe()
  let symbols = try writeSymbols(of: unit)
  defer { for file in symbols { try? FileManager.default.removeItem(atPath: file) } }
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  // A program of one file may be called otherwise than main.swift.
  process.arguments =
    [
      "swiftc", "-emit-sil", "-wmo", "-parse-as-library", "-diagnostic-style", "llvm", "-o",
      "/dev/null",
    ]
    + [
      "-module-name", "Foreign", "-suppress-warnings", "-Xfrontend",
      "-solver-expression-time-threshold=20",
    ] + flags + unit.files.map(\.path) + symbols
  process.standardError = output
  process.standardOutput = FileHandle.nullDevice
  try process.run()
  let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  process.waitUntilExit()
  var problems = Problem.all(in: text)
  if problems.isEmpty, process.terminationStatus != 0 {
    problems.append(
      Problem(file: "", message: "the compiler does not end, or ends without an error"))
  }
  return problems
}

let folder = URL(fileURLWithPath: CommandLine.arguments[1])
let symbolsTool = URL(fileURLWithPath: CommandLine.arguments[2])
let flags = Array(CommandLine.arguments.dropFirst(3))
let units = try Unit.all(in: folder)
let outcomes = try await withThrowingTaskGroup(of: (Int, Outcome).self) { group in
  var outcomes: [Int: Outcome] = [:]
  var next = 0
  func begin() {
    guard next < units.count else { return }
    let index = next
    next += 1
    group.addTask { (index, try Outcome(of: units[index], flags: flags)) }
  }
  for _ in 0..<2 { begin() }
  for try await (index, outcome) in group {
    outcomes[index] = outcome
    begin()
  }
  return units.indices.compactMap { outcomes[$0] }
}
print(Report(outcomes).text)
