import Foundation

/// The package whose screens are used.
struct UserPackage {
  /// Its folder.
  let folder: URL
  /// The folder in which it is built.
  private let scratch: URL
  /// The program that shows the screens.
  let program: String
  /// The package of that program, where it is another one, with the folder in which it is built.
  private let host: (folder: URL, scratch: URL)?
  /// The program, where somebody else has built it.
  private let built: URL?

  /// A program that somebody else has built.
  ///
  /// - Parameters:
  ///   - path: The program.
  ///   - scratch: The folder for what the tool needs; `nil` for that of the program.
  init(executable path: String, scratch: String?) throws(Failure) {
    let file = URL(fileURLWithPath: path).standardizedFileURL
    guard FileManager.default.isExecutableFile(atPath: file.path) else {
      throw Failure("\(file.path) is no program.", status: 2)
    }
    (program, built) = (file.lastPathComponent, file)
    folder = file.deletingLastPathComponent()
    self.scratch = scratch.map { URL(fileURLWithPath: $0) } ?? folder
    host = nil
  }

  /// Finds the package that a folder is in, and its program.
  ///
  /// - Parameters:
  ///   - path: A folder in the package.
  ///   - program: The name of the program; `nil` where there is only one.
  ///   - scratch: The folder in which the package is built; `nil` for the usual one.
  init(at path: String, program: String?, scratch: String?) throws(Failure) {
    folder = try Self.folder(around: path)
    built = nil
    self.scratch =
      scratch.map { URL(fileURLWithPath: $0) } ?? folder.appending(path: ".build")
    if let program {
      (self.program, host) = (program, nil)
      return
    }
    let kept = self.scratch.appending(path: ".vitro")
    let description = try PackageDescription.of(folder, keptIn: kept)
    let programs = description.programs(in: folder)
    if programs.isEmpty {
      let package = try PreviewPackage(of: description, in: folder).write(to: kept)
      (self.program, host) = (PreviewPackage.program, (package, package.appending(path: ".build")))
      return
    }
    guard programs.count == 1 else {
      throw Failure(
        "Several programs are in \(folder.path): name one with --program: "
          + programs.joined(separator: ", "), status: 2)
    }
    (self.program, host) = (programs[0], nil)
  }

  /// The folder of the package that a folder is in.
  static func folder(around path: String) throws(Failure) -> URL {
    var folder = URL(fileURLWithPath: path).standardizedFileURL
    while !FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path) {
      guard folder.path != "/" else {
        throw Failure("There is no Package.swift in \(path), nor above.", status: 2)
      }
      folder = folder.deletingLastPathComponent()
    }
    return folder
  }

  /// The folder in which the tool keeps what it needs.
  var toolFolder: URL { scratch.appending(path: ".vitro") }

  /// The folder of the tests that know a module; `nil` where there are none.
  func testFolder(of module: String) throws(Failure) -> URL? {
    guard built == nil else { return nil }
    let found = try PackageDescription.of(folder, keptIn: toolFolder).targets.first {
      $0.type == "test" && $0.target_dependencies?.contains(module) == true
        && $0.product_dependencies?.contains("VitroUITesting") == true
    }
    return found.map { folder.appending(path: $0.path) }
  }

  /// Runs `swift` in the package, with its folder for builds.
  func swift(_ command: String, _ arguments: String...) -> (status: Int32, output: String) {
    Self.swift(command, arguments, in: folder, scratch)
  }

  private static func swift(
    _ command: String, _ arguments: [String], in folder: URL, _ scratch: URL
  ) -> (status: Int32, output: String) {
    let result = run(
      ["swift", command, "--package-path", folder.path, "--scratch-path", scratch.path]
        + arguments)
    return (result.status, result.output + result.errors)
  }

  // MARK: - Building

  /// The path of the program, once it has been built.
  private var binary: URL { (host?.scratch ?? scratch).appending(path: "debug/\(program)") }

  /// Builds the program where a file of the package is newer than it; returns its path.
  func build() throws(Failure) -> URL {
    if let built { return built }
    if let built = Self.date(of: binary), built > newestSource { return binary }
    let result = Self.swift(
      "build", ["--product", program], in: host?.folder ?? folder, host?.scratch ?? scratch)
    guard result.status == 0 else { throw Failure(Self.firstError(in: result.output), status: 3) }
    // What the build left as it was is up to date.
    try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: binary.path)
    return binary
  }

  /// The time at which a file of the package was changed last.
  private var newestSource: Date {
    var newest = Self.date(of: folder.appending(path: "Package.swift")) ?? .distantPast
    let files = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: [.contentModificationDateKey],
      options: [.skipsHiddenFiles])
    while let file = files?.nextObject() as? URL {
      // The program is the same, whatever its tests are; and a folder changes with what is made and removed in it.
      if file.lastPathComponent == "Tests" { files?.skipDescendants() }
      let isFolder = (try? file.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) ?? false
      if !isFolder, let date = Self.date(of: file), date > newest { newest = date }
    }
    return newest
  }

  static func date(of file: URL) -> Date? {
    try? file.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
  }

  /// The first error of a compiler, with its file and line; else the last lines.
  static func firstError(in output: String) -> String {
    let lines = output.split(separator: "\n").map(String.init)
    // That of a file says more than that of a step of the build, which may come first.
    let first =
      lines.firstIndex { $0.contains(#/:\d+: error: /#) }
      ?? lines.firstIndex { $0.contains("error: ") }
    if let first {
      return lines[first...].prefix(6).joined(separator: "\n")
    }
    return lines.suffix(6).joined(separator: "\n")
  }

  /// Runs a program to its end.
  static func run(_ command: [String]) -> (status: Int32, output: String, errors: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    let (output, errors) = (
      Pipe(),
      FileManager.default.temporaryDirectory
        .appending(path: "vitro-\(UUID().uuidString)")
    )
    _ = FileManager.default.createFile(atPath: errors.path, contents: nil)
    defer { try? FileManager.default.removeItem(at: errors) }
    process.standardOutput = output
    process.standardError = try? FileHandle(forWritingTo: errors)
    process.standardInput = FileHandle.nullDevice
    do { try process.run() } catch { return (1, "", "\(error)") }
    let data = (try? output.fileHandleForReading.readToEnd()) ?? Data()
    process.waitUntilExit()
    let problems = (try? String(contentsOf: errors, encoding: .utf8)) ?? ""
    return (process.terminationStatus, String(decoding: data, as: UTF8.self), problems)
  }
}
