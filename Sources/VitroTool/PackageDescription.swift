import Foundation

/// The parts of a package, as its manifest says them.
struct PackageDescription: Decodable {
  let targets: [Target]
  let products: [Product]
  let dependencies: [Dependency]

  /// A module, a program or tests.
  struct Target: Decodable {
    let name: String
    let type: String
    let path: String
    let sources: [String]
    let target_dependencies: [String]?
    let product_dependencies: [String]?
  }

  /// A product of the package.
  struct Product: Decodable {
    let name: String
    let type: [String: [String]?]
  }

  /// A package that it uses.
  struct Dependency: Decodable {
    let identity: String
    let path: String?
    let url: String?
    let requirement: Requirement?

    /// The versions that it may have.
    struct Requirement: Decodable {
      let range: [Range]?

      struct Range: Decodable {
        let lower_bound: String
        let upper_bound: String
      }
    }
  }

  /// The description of a package; it is asked for again once the manifest has changed.
  ///
  /// - Parameters:
  ///   - folder: The folder of the package.
  ///   - kept: The folder in which it is kept.
  static func of(_ folder: URL, keptIn kept: URL) throws(Failure) -> PackageDescription {
    let file = kept.appending(path: "package.json")
    let manifest = UserPackage.date(of: folder.appending(path: "Package.swift")) ?? .distantFuture
    if let known = UserPackage.date(of: file), known > manifest,
      let data = try? Data(contentsOf: file),
      let description = try? JSONDecoder().decode(PackageDescription.self, from: data)
    {
      return description
    }
    let result = UserPackage.run(
      ["swift", "package", "--package-path", folder.path, "describe", "--type", "json"])
    let text = result.output.drop { $0 != "{" }
    guard result.status == 0,
      let description = try? JSONDecoder().decode(PackageDescription.self, from: Data(text.utf8))
    else { throw Failure(UserPackage.firstError(in: result.output + result.errors), status: 3) }
    try? FileManager.default.createDirectory(
      at: kept, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    try? Data(text.utf8).write(to: file)
    return description
  }

  /// The names of the programs whose files have an `App`.
  func programs(in folder: URL) -> [String] {
    targets.filter { $0.type == "executable" && $0.hasApp(in: folder) }.map(\.name)
  }
}

extension PackageDescription.Target {
  fileprivate func hasApp(in folder: URL) -> Bool {
    sources.contains { source in
      let file = folder.appending(path: path).appending(path: source)
      guard let text = try? String(contentsOf: file, encoding: .utf8) else { return false }
      return text.contains("@main") && text.contains(/:\s*(\w+,\s*)*App\b/)
    }
  }
}
