import Foundation
import Testing

@testable import VitroTool

@Suite("Packages whose screens are used")
struct PackageTests {
  @Test("The first error of a file comes before those of the build's steps") func firstError() {
    let output = """
      [1/3] Compiling
      error: emit-module command failed with exit code 1 (use -v to see invocation)
      /a/Sources/Try/List.swift:12:5: error: cannot find 'itms' in scope
      10 | a
      """
    #expect(
      UserPackage.firstError(in: output) == """
        /a/Sources/Try/List.swift:12:5: error: cannot find 'itms' in scope
        10 | a
        """)
    #expect(UserPackage.firstError(in: "a\nerror: no such target\nb") == "error: no such target\nb")
    #expect(UserPackage.firstError(in: "1\n2\n3\n4\n5\n6\n7") == "2\n3\n4\n5\n6\n7")
  }

  @Test("A folder that is in no package is refused") func noPackage() throws {
    try withFolder { folder in
      let failure = #expect(throws: Failure.self) {
        try UserPackage(at: folder.path, program: nil, scratch: nil)
      }
      #expect(failure?.status == 2)
      #expect(failure?.message == "There is no Package.swift in \(folder.path), nor above.")
    }
  }

  @Test("What is no program is refused") func noProgram() throws {
    let failure = #expect(throws: Failure.self) {
      try UserPackage(executable: "/nowhere/app", scratch: nil)
    }
    #expect(failure?.message == "/nowhere/app is no program.")
  }

  @Test(
    "A program is what has an App in one of its files",
    arguments: [
      ("@main struct A: App {}", true), ("@main\nstruct A: Sendable, App {\n}", true),
      ("@main struct A: ParsableCommand {}", false), ("struct A: App {}", false),
      ("@main struct A: Application {}", false),
    ])
  func programs(_ code: String, _ isProgram: Bool) throws {
    try withFolder { folder in
      let sources = folder.appending(path: "Sources/a")
      try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
      try Data(code.utf8).write(to: sources.appending(path: "A.swift"))
      let description = try Self.description()
      #expect(description.programs(in: folder) == (isProgram ? ["a"] : []))
    }
  }

  @Test("A package of views gets a program that shows its previews") func previews() throws {
    try withFolder { folder in
      let package = try PreviewPackage(of: Self.description(), in: folder).write(to: folder)
      let manifest = try String(
        contentsOf: package.appending(path: "Package.swift"), encoding: .utf8)
      #expect(manifest.contains(#".package(name: "Views", path: "\#(folder.path)")"#))
      #expect(manifest.contains(#".product(name: "Views", package: "Views")"#))
      #expect(manifest.contains(#".package(url: "https://a.example/vitro", "1.0.0"..<"2.0.0")"#))
    }
  }

  @Test(
    "A package without a screen is refused",
    arguments: [
      (
        #"[]"#, Self.vitro, "has neither a program with an `App` nor a library: there is no screen."
      ),
      (Self.library, "[]", "does not depend on Vitro: it has no screen."),
      (
        Self.library, #"[{"identity":"nio","url":"https://a.example/nio"}]"#,
        "does not depend on Vitro: it has no screen."
      ),
    ])
  func noScreen(_ products: String, _ dependencies: String, _ words: String) throws {
    let description = try Self.description(products, dependencies)
    let failure = #expect(throws: Failure.self) {
      try PreviewPackage(of: description, in: URL(fileURLWithPath: "/a"))
    }
    #expect(failure?.status == 2)
    #expect(failure?.message == "/a \(words)")
  }

  private static let library = #"[{"name":"Views","type":{"library":["automatic"]}}]"#
  private static let vitro =
    #"[{"identity":"vitro","url":"https://a.example/vitro","requirement":{"range":[{"lower_bound":"1.0.0","upper_bound":"2.0.0"}]}}]"#

  private static func description(
    _ products: String = library, _ dependencies: String = vitro
  ) throws -> PackageDescription {
    let targets =
      #"[{"name":"a","type":"executable","path":"Sources/a","sources":["A.swift"]}]"#
    return try JSONDecoder().decode(
      PackageDescription.self,
      from: Data(
        #"{"targets":\#(targets),"products":\#(products),"dependencies":\#(dependencies)}"#.utf8))
  }

  private func withFolder(_ work: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "package-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try work(folder)
  }
}
