import Foundation

// SwiftPM puts the resources of a target into a folder beside the program, where Xcode puts them into the program's own.
#if !canImport(Darwin)
  extension Bundle {
    /// The address of a file among the resources; those of the program lie in folders beside it.
    public func url(forResource name: String, withExtension suffix: String?) -> URL? {
      let name: String? = name
      return places.lazy.compactMap { $0.url(forResource: name, withExtension: suffix) }.first
    }

    /// The path of a file among the resources; those of the program lie in folders beside it.
    public func path(forResource name: String, ofType suffix: String?) -> String? {
      let name: String? = name
      return places.lazy.compactMap { $0.path(forResource: name, ofType: suffix) }.first
    }

    private var places: [Bundle] { self == .main ? [self] + Bundle.besideProgram : [self] }

    private static let besideProgram = folders(
      beside: Bundle.main.bundlePath, of: ProcessInfo.processInfo.processName
    ).compactMap { Bundle(path: $0) }

    /// The folders of resources beside a program, its own before those of others.
    package static func folders(beside program: String, of name: String) -> [String] {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: program).sorted()) ?? []
      let folders = names.filter { $0.hasSuffix(".resources") }
      let own = folders.filter { $0.hasSuffix("_\(name).resources") }
      return (own + folders.filter { !own.contains($0) }).map { "\(program)/\($0)" }
    }
  }
#endif
