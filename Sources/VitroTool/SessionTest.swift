import Foundation
import VitroCommands

/// The test of a session, which is compiled and run in the tests of the package before it is shown: it passes, and fails
/// without its last action.
struct SessionTest {
  let package: UserPackage
  /// The file of the test.
  let text: String
  /// The same without its last action.
  let textWithoutLast: String

  /// Runs the test; returns what is to be known of that.
  ///
  /// - Throws: A `Failure` where the test does not do what it should.
  func check() throws(Failure) -> String {
    guard let module = text.firstMatch(of: /@testable import (\w+)/)?.output.1,
      let folder = try package.testFolder(of: String(module))
    else {
      return "// Not run: no test target depends on the module of the screen and on VitroUITesting."
    }
    let file = folder.appending(path: "VitroSession.swift")
    guard !FileManager.default.fileExists(atPath: file.path) else {
      throw Failure("\(file.path) is there already: it is written and removed by this command.")
    }
    defer { try? FileManager.default.removeItem(at: file) }
    guard let name = text.firstMatch(of: /func (\w+)\(/)?.output.1 else {
      throw Failure("This is no test:\n\(text)")
    }
    let function = textWithoutLast.drop(upTo: "@MainActor @Test")
      .replacing("func \(name)()", with: "func \(name)WithoutLast()")
    do { try Data("\(text)\n\n\(function)\n".utf8).write(to: file) } catch {
      throw Failure("\(error)")
    }
    let build = package.swift("build", "--build-tests")
    guard build.status == 0 else {
      throw Failure(UserPackage.firstError(in: build.output), status: 3)
    }
    let run = package.swift("test", "--skip-build", "--filter", "\\.\(name)\\(\\)")
    guard run.status == 0 else {
      throw Failure("The test fails when it is run:\n\(Self.issues(in: run.output))\n\n\(text)")
    }
    let runWithout = package.swift(
      "test", "--skip-build", "--filter", "\\.\(name)WithoutLast\\(\\)")
    guard runWithout.status != 0 else {
      throw Failure("The test passes without its last action, and is worth nothing:\n\(text)")
    }
    return "// Compiled and run: it passes, and fails without its last action."
  }

  private static func issues(in output: String) -> String {
    output.split(separator: "\n").filter { $0.contains("recorded an issue") || $0.contains("↳") }
      .prefix(6).joined(separator: "\n")
  }
}

extension String {
  fileprivate func drop(upTo start: String) -> String {
    range(of: start).map { String(self[$0.lowerBound...]) } ?? self
  }
}
