import Foundation

/// A package with a program that shows the previews of a package of views, which has no program itself.
struct PreviewPackage {
  /// The name of the program.
  static let program = "previews"

  private let folder: URL
  private let libraries: [String]
  private let vitro: String

  /// - Throws: A `Failure` where the package has no library, or does not use Vitro.
  init(of description: PackageDescription, in folder: URL) throws(Failure) {
    self.folder = folder
    libraries = description.products.filter { $0.type.keys.contains("library") }.map(\.name)
    guard !libraries.isEmpty else {
      throw Failure(
        "\(folder.path) has neither a program with an `App` nor a library: there is no screen.",
        status: 2)
    }
    guard let vitro = description.dependencies.lazy.compactMap(\.asVitro).first else {
      throw Failure("\(folder.path) does not depend on Vitro: it has no screen.", status: 2)
    }
    self.vitro = vitro
  }

  /// Writes the package into a folder; returns where it is.
  func write(to kept: URL) throws(Failure) -> URL {
    let package = kept.appending(path: "previews")
    let sources = package.appending(path: "Sources/\(Self.program)")
    do {
      try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
      try Self.write(manifest, to: package.appending(path: "Package.swift"))
      try Self.write(code, to: sources.appending(path: "PreviewsApp.swift"))
    } catch { throw Failure("\(package.path) cannot be written: \(error)") }
    return package
  }

  /// Writes a file unless it is so already: a new one would be compiled.
  private static func write(_ text: String, to file: URL) throws {
    if (try? String(contentsOf: file, encoding: .utf8)) != text {
      try Data(text.utf8).write(to: file)
    }
  }

  private var manifest: String {
    let products = libraries.map { ".product(name: \($0.debugDescription), package: \"Views\")," }
    return """
      // swift-tools-version: 6.1
      import PackageDescription

      let package = Package(
        name: "Previews",
        platforms: [.macOS("15.4")],
        dependencies: [
          .package(name: "Views", path: \(folder.path.debugDescription)), \(vitro),
        ],
        targets: [
          .executableTarget(
            name: \(Self.program.debugDescription),
            dependencies: [
              \(products.joined(separator: " "))
              .product(name: "VitroApp", package: "vitro"),
              .product(name: "VitroPreviews", package: "vitro"),
            ])
        ],
        swiftLanguageModes: [.v6]
      )

      """
  }

  private var code: String {
    let imports = ["VitroApp", "VitroPreviews"].map { "import \($0)\n" }.joined()
    return """
      \(imports)
      @main struct PreviewsApp: App {
        var body: some Scene { WindowGroup("Previews") { PreviewList() } }
      }

      """
  }
}

extension PackageDescription.Dependency {
  /// The dependency as a manifest says it, if it is Vitro.
  fileprivate var asVitro: String? {
    if let path {
      let sources = URL(fileURLWithPath: path).appending(path: "Sources/VitroUI")
      guard FileManager.default.fileExists(atPath: sources.path) else { return nil }
      return ".package(name: \"vitro\", path: \(path.debugDescription))"
    }
    guard identity == "vitro", let url, let range = requirement?.range?.first else { return nil }
    return
      ".package(url: \(url.debugDescription), \"\(range.lower_bound)\"..<\"\(range.upper_bound)\")"
  }
}
