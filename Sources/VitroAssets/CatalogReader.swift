import Foundation

/// The reader of one asset catalog: it walks through its folders, and never out of them.
struct CatalogReader {
  /// The assets that have been read.
  var catalog = AssetCatalog()
  /// The catalog's folder, of which links are followed.
  private let root: String
  /// The catalog's name, with which the path in a problem begins.
  private let title: String
  private var count = 0

  /// How many folders may lie in each other.
  private static let mostDepth = 32
  /// How many folders are looked at.
  private static let mostFolders = 20_000
  /// How large a description may be, in bytes.
  private static let mostDescription = 1_000_000

  init(_ folder: String) {
    root = URL(fileURLWithPath: folder).resolvingSymlinksInPath().standardizedFileURL.path
    title = URL(fileURLWithPath: folder).lastPathComponent
  }

  mutating func read() { readGroup(root, namespace: "", depth: 0) }

  private mutating func readGroup(_ folder: String, namespace: String, depth: Int) {
    guard depth <= CatalogReader.mostDepth else {
      return note(folder, "More than \(CatalogReader.mostDepth) folders lie in each other here.")
    }
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    } catch {
      return note(folder, "The folder cannot be read.")
    }
    for name in names {
      let path = folder + "/" + name
      // A link to a folder could lead out of the catalog, or round in circles.
      guard kind(of: path) == .typeDirectory else { continue }
      count += 1
      guard count <= CatalogReader.mostFolders else {
        if count == CatalogReader.mostFolders + 1 {
          note(
            path, "Here are more than \(CatalogReader.mostFolders) folders; the rest is not read.")
        }
        return
      }
      read(path, name, in: namespace, depth)
    }
  }

  private mutating func read(
    _ path: String, _ fileName: String, in namespace: String, _ depth: Int
  ) {
    let kind = fileSuffix(fileName)
    let name = namespace + fileName.dropLast(kind.isEmpty ? 0 : kind.count + 1)
    switch kind {
    case "colorset": readColor(path, name)
    case "imageset": readPicture(path, name, list: "images")
    case "symbolset": readPicture(path, name, list: "symbols")
    case "appiconset": readIcon(path)
    case "dataset": readData(path, name)
    default:
      let isNamespace =
        (description(of: path, isNeeded: false)?["properties"] as? [String: Any])?[
          "provides-namespace"] as? Bool ?? false
      readGroup(
        path, namespace: isNamespace ? namespace + fileName + "/" : namespace, depth: depth + 1)
    }
  }

  private mutating func readColor(_ path: String, _ name: String) {
    guard catalog.colorNames.insert(name).inserted else {
      return note(path, "There is another colour set of this name.")
    }
    guard let description = description(of: path, name) else { return }
    switch ColorSet(description).color {
    case .success(let color): catalog.colors[name] = color
    // Xcode makes this one without a colour: it stands for the system's.
    case .failure where name == "AccentColor": break
    case .failure(let reason): note(path, name, reason.text)
    }
  }

  private mutating func readPicture(_ path: String, _ name: String, list: String) {
    guard catalog.pictureNames.insert(name).inserted else {
      return note(path, "There is another picture of this name.")
    }
    guard let description = description(of: path, name) else { return }
    let isSymbol = list == "symbols"
    let set = ImageSet(description, list: list)
    var lights = files(of: set.light, in: path, name)
    var darks = files(of: set.dark, in: path, name)
    if lights.isEmpty { (lights, darks) = (darks, []) }
    guard !lights.isEmpty else {
      if !set.hasFiles {
        note(path, name, "No file is named in it. To fix: drop one into the set.")
      }
      return
    }
    catalog.pictures[name] = AssetPicture(
      name: name, files: lights, darkFiles: darks, isTemplate: isSymbol ? true : set.isTemplate)
  }

  /// The files that are there and that a browser shows, one a scale.
  private mutating func files(
    of entries: [ImageSet.Entry], in folder: String, _ name: String
  ) -> [AssetFile] {
    var files: [Int: AssetFile] = [:]
    for entry in entries where files[entry.scale] == nil {
      guard let file = file(entry.fileName, in: folder, name, scale: entry.scale) else { continue }
      if file.mediaType == nil {
        note(folder, name, unshowable(entry.fileName))
      } else {
        files[entry.scale] = file
      }
    }
    return files.values.sorted { $0.scale < $1.scale }
  }

  private func unshowable(_ fileName: String) -> String {
    let suffix = fileSuffix(fileName)
    let kind = suffix.isEmpty ? "a file of unknown type" : "a file of type \(suffix.uppercased())"
    return "'\(fileName)' is \(kind), which browsers do not show. "
      + "To fix: export it as SVG or PNG, and put that into the set."
  }

  private mutating func readIcon(_ path: String) {
    guard catalog.icon == nil, let description = description(of: path) else { return }
    let best = ImageSet(description, list: "images").icon
    guard let best, fileSuffix(best) == "png" else { return }
    catalog.icon = file(best, in: path, nil, scale: 1)
  }

  private mutating func readData(_ path: String, _ name: String) {
    guard catalog.data[name] == nil, let description = description(of: path, name) else { return }
    guard let best = ImageSet(description, list: "data").light.first else {
      return note(path, name, "No file is named in it. To fix: drop one into the set.")
    }
    catalog.data[name] = file(best.fileName, in: path, name, scale: 1)
  }
}

// MARK: - Files within the folder
extension CatalogReader {
  /// A file of a set; `nil`, and a problem, where it is none, or lies elsewhere.
  private mutating func file(
    _ fileName: String, in folder: String, _ name: String?, scale: Int
  ) -> AssetFile? {
    guard !fileName.contains("/"), fileName != "..", !fileName.contains("\0") else {
      note(folder, name, "The file '\(fileName)' is not in the set.")
      return nil
    }
    let path = URL(fileURLWithPath: folder + "/" + fileName).resolvingSymlinksInPath()
      .standardizedFileURL.path
    guard path.hasPrefix(root + "/") else {
      note(folder, name, "The file '\(fileName)' is a link that leads out of the catalog.")
      return nil
    }
    guard kind(of: path) == .typeRegular else {
      note(folder, name, "The file '\(fileName)' is not there.")
      return nil
    }
    return AssetFile(path: path, scale: scale)
  }

  /// The description that lies in a folder; `nil`, and a problem where it is needed, where there is none.
  private mutating func description(
    of folder: String, _ name: String? = nil, isNeeded: Bool = true
  ) -> [String: Any]? {
    let path = URL(fileURLWithPath: folder + "/Contents.json").resolvingSymlinksInPath()
      .standardizedFileURL.path
    guard path.hasPrefix(root + "/"), kind(of: path) == .typeRegular else {
      if isNeeded { note(folder, name, "There is no Contents.json in it.") }
      return nil
    }
    guard let size = try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int,
      size <= CatalogReader.mostDescription
    else {
      note(folder, name, "Its Contents.json is too large.")
      return nil
    }
    guard let data = FileManager.default.contents(atPath: path),
      let description = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
    else {
      note(folder, name, "Its Contents.json is not JSON that describes an asset.")
      return nil
    }
    return description
  }

  private func kind(of path: String) -> FileAttributeType? {
    try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
  }

  private mutating func note(_ path: String, _ reason: String) { note(path, nil, reason) }

  private mutating func note(_ path: String, _ name: String?, _ reason: String) {
    let place = title + path.dropFirst(root.count)
    catalog.problems.append(AssetProblem(name: name, path: place, reason: reason))
  }
}
