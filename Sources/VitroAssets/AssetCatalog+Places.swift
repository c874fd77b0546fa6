import Foundation
import Synchronization

extension AssetCatalog {
  /// The catalogs of the program, of its modules and of what they are made of: all that lie in the folders of
  /// resources beside it. They are read when somebody first asks, and what is wrong with them is written to the
  /// standard error stream.
  package static let besideProgram: AssetCatalog = {
    let program = Bundle.main.executableURL?.lastPathComponent ?? ""
    let catalog = AssetCatalog(reading: folders(beside: Bundle.main.bundlePath, of: program))
    for problem in catalog.problems {
      FileHandle.standardError.write(Data("\(problem)\n".utf8))
    }
    return catalog
  }()

  private static let ofBundles = Mutex<[String: AssetCatalog]>([:])

  /// The catalogs in the folder of a bundle, read once; those beside the program without a folder, and for the
  /// program's own.
  package static func of(bundle folder: String?) -> AssetCatalog {
    guard let folder, folder != Bundle.main.bundlePath else { return besideProgram }
    return ofBundles.withLock { known in
      if let catalog = known[folder] { return catalog }
      let catalog = AssetCatalog(reading: folders(in: folder))
      known[folder] = catalog
      return catalog
    }
  }

  /// The catalogs that lie in a folder with a program, or in folders of resources there; of several packages that were
  /// built into one folder only those of the program's own, and of several programs of one package none of another's;
  /// tests have those of all programs of their package.
  package static func folders(beside folder: String, of program: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder).sorted()) ?? []
    let own = names.first { $0.hasSuffix("_\(program).resources") }
    let tests = "PackageTests.xctest"
    let tested = program.hasSuffix(tests) ? "\(program.dropLast(tests.count))_" : nil
    let package = own.map { $0.prefix($0.count - "\(program).resources".count) }
    return names.flatMap { name -> [String] in
      switch fileSuffix(name) {
      case "xcassets": ["\(folder)/\(name)"]
      case "resources" where package.map { !name.hasPrefix($0) } ?? false: []
      case "resources" where tested.map { name.hasPrefix($0) } ?? false:
        folders(in: "\(folder)/\(name)")
      case "resources" where name != own && hasProgram(name, in: folder): []
      case "resources", "bundle": folders(in: "\(folder)/\(name)")
      default: []
      }
    }
  }

  /// Whether a program stands beside a folder of resources that is its own.
  private static func hasProgram(_ resources: String, in folder: String) -> Bool {
    let names = resources.dropLast(".resources".count).split(separator: "_", maxSplits: 1)
    let path = "\(folder)/\(names.last ?? "")"
    var isFolder: ObjCBool = false
    return names.count == 2 && FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && !isFolder.boolValue
  }

  /// The catalogs in a folder of resources; a few folders may lie in each other.
  package static func folders(in resources: String, depth: Int = 0) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: resources).sorted()) ?? []
    return names.flatMap { name -> [String] in
      let path = "\(resources)/\(name)"
      if fileSuffix(name) == "xcassets" { return [path] }
      var isFolder: ObjCBool = false
      let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      return exists && isFolder.boolValue && depth < 4 ? folders(in: path, depth: depth + 1) : []
    }
  }
}
