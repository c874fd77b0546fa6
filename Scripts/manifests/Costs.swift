import Foundation

/// What is quick to build, and the modules that it must do without: each of them costs everybody who
/// builds it a minute or more.
private let quick: [(names: [String], without: Set<String>, reason: String)] = [
  (
    ["primetime", "calculator", "gallery-app", "ovo", "VitroUITesting", "VitroApp"],
    ["VitroMacros", "VitroPreviews", "VitroCombine"], "it says none of their names"
  ),
  (
    [
      "BankDomain", "CalculatorDomain", "LoginDomain", "OvoTimerDomain", "PrimeTimeDomain",
      "StandupsDomain", "StorefrontDomain",
    ], ["VitroConcurrency", "VitroDependencies", "VitroUI", "Vitro"],
    "rules know nothing but values"
  ),
]

/// The targets of a program with an API, which has a router.
private let servesAnAPI: Set = ["StorefrontServer", "StorefrontTesting", "StorefrontTests"]

/// Products of others that nothing on the way to a page or a test is built of.
private let dear: [String: String] = [
  "Crypto": "a token is looked up, and needs no signature",
  "CryptoExtras": "it is a product for those who need it",
  "Hummingbird": "HummingbirdCore is enough for a host",
]

extension Repository {
  /// Each dependency that makes builds slow for nothing.
  func costProblems() -> [String] {
    var problems: [String] = []
    for (names, without, reason) in quick {
      for name in names {
        let closure = closure(of: [name])
        if closure.isEmpty { problems.append("There is no module '\(name)'.") }
        for module in closure.keys.sorted() where without.contains(module) {
          problems.append("'\(name)' is built of '\(module)', though \(reason).")
        }
      }
    }
    for package in packages {
      let manifest = package.folder == "." ? "Package.swift" : "\(package.folder)/Package.swift"
      for target in package.targets {
        for name in target.names {
          // A server of its own may have a router.
          if let reason = dear[name], !servesAnAPI.contains(target.name) {
            problems.append("\(manifest): '\(target.name)' depends on '\(name)': \(reason).")
          }
          if target.isTest, name.hasPrefix("SwiftSyntax") || module(name)?.target.isMacro == true {
            problems.append(
              "\(manifest): '\(target.name)' links '\(name)', so that every module of the bundle of "
                + "tests is compiled once more, as a tool. To fix: only 'VITRO_TESTS' may name it.")
          }
        }
      }
      for remote in package.dependencies.flatMap({ $0.sourceControl ?? [] })
      where remote.identity == "hummingbird" && remote.traits?.isEmpty == false {
        problems.append("\(manifest): Hummingbird's traits bring what nobody uses: 'traits: []'.")
      }
      if FileManager.default.fileExists(atPath: "\(package.folder)/Snippets") {
        problems.append(
          "\(package.folder)/Snippets: each file there becomes a program of its own. To fix: "
            + "Documentation/Snippets, as a target of tests.")
      }
    }
    return problems
  }
}
