import Foundation

/// The description of a package, as the package manager prints it.
struct Manifest: Decodable {
  /// Where the package is, seen from the root of the repository.
  var folder = ""
  var name: String
  var dependencies: [Dependency]
  var products: [Product]
  var targets: [Target]

  private enum CodingKeys: CodingKey {
    case name, dependencies, products, targets
  }

  /// A package that this one depends on; one in a folder is of ours.
  struct Dependency: Decodable {
    var sourceControl: [Remote]?

    struct Remote: Decodable {
      var identity: String
      var traits: [Trait]?
    }

    struct Trait: Decodable {
      var name: String
    }
  }

  struct Product: Decodable {
    var name: String
    var targets: [String]
  }

  struct Target: Decodable {
    var name: String
    var type: String
    var path: String?
    private var dependencies: [[String: [Piece?]]]

    /// A dependency's name comes first in its list, and conditions may come last.
    private struct Piece: Decodable {
      var text: String?
      init(from decoder: any Decoder) throws {
        text = try? decoder.singleValueContainer().decode(String.self)
      }
    }

    /// Its folder inside its package.
    var folder: String {
      path ?? "\(["test": "Tests", "plugin": "Plugins"][type] ?? "Sources")/\(name)"
    }
    /// The targets and products that it depends on.
    var names: [String] { dependencies.flatMap { $0.values.compactMap { $0.first??.text } } }
    var isTest: Bool { type == "test" }
    var isMacro: Bool { type == "macro" }
  }

  /// Asks the package manager.
  static func read(_ folder: String) throws -> Manifest {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["swift", "package", "--package-path", folder, "dump-package"]
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    var manifest = try JSONDecoder().decode(Manifest.self, from: data)
    manifest.folder = folder
    return manifest
  }
}

/// A target, and the package that it is of.
struct Module {
  var target: Manifest.Target
  var package: Manifest

  /// Its folder, seen from the root of the repository.
  var folder: String {
    package.folder == "." ? target.folder : "\(package.folder)/\(target.folder)"
  }
}

/// All packages of the repository.
struct Repository {
  let packages: [Manifest]
  private let modules: [String: Module]
  private let products: [String: [String]]

  init(_ packages: [Manifest]) {
    self.packages = packages
    let all = packages.flatMap { package in
      package.targets.map { ($0.name, Module(target: $0, package: package)) }
    }
    modules = Dictionary(all) { first, _ in first }
    products = Dictionary(packages.flatMap(\.products).map { ($0.name, $0.targets) }) { $0 + $1 }
  }

  var names: [String] { modules.keys.sorted() }

  func module(_ name: String) -> Module? { modules[name] }

  /// The modules of ours that some are made of, themselves among them, by name. A name is that of a
  /// target or of a product.
  func closure(of names: [String]) -> [String: Module] {
    var found: [String: Module] = [:]
    var waiting = names
    while let name = waiting.popLast() {
      // A product may be named like one of its targets.
      waiting += (products[name] ?? []).filter { $0 != name && found[$0] == nil }
      guard found[name] == nil, let module = modules[name] else { continue }
      found[name] = module
      waiting += module.target.names
    }
    return found
  }
}
