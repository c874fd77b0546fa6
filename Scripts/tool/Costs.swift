import Foundation

/// Modules, and those that they must do without: each costs everybody who builds it a minute or more, or would turn the
/// design around.
private let without: [(names: [String], without: Set<String>, reason: String)] = [
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
  (
    ["VitroUI", "VitroUITesting", "VitroWeb"], ["Vitro", "VitroDependencies"], "views know no store"
  ),
  (["Vitro", "VitroTesting"], ["VitroUI", "VitroWeb"], "a store knows no view"),
  (
    ["VitroMachines"], ["Vitro", "VitroDependencies", "VitroDevice"],
    "it is for those who take nothing else"
  ),
  (
    ["VitroConcurrency", "VitroExplorer", "VitroAssets"],
    ["VitroDevice", "VitroDependencies", "VitroUI", "Vitro", "VitroMacros"],
    "all others may be made of it"
  ),
]

/// Products of others that nothing on the way to a page or a test is built of: they, and what they bring, would be
/// fetched and compiled for a handful of uses.
private let dear: [String: String] = [
  "ArgumentParser": "a host has seven options of its own",
  "AsyncAlgorithms": "its few uses are a loop each",
  "Crypto": "a token is looked up, and needs no signature",
  "CryptoExtras": "it is a product for those who need it",
  "Hummingbird": "SwiftNIO is enough for a host",
  "HummingbirdCore": "SwiftNIO is enough for a host",
  "NIOExtras": "SwiftNIO is enough for a host",
  "NIOHTTPTypes": "SwiftNIO is enough for a host",
  "NIOHTTPTypesHTTP1": "SwiftNIO is enough for a host",
  "ServiceLifecycle": "a server ends with its task",
]

/// The targets that have such a product for a reason: an API has a router, which brings services with it, a command has
/// many options.
private let excepted: [String: Set<String>] = [
  "ArgumentParser": ["ovo"], "CryptoExtras": ["StorefrontServer"],
  "Hummingbird": ["StorefrontServer", "StorefrontTests"],
  "ServiceLifecycle": ["StorefrontServer", "StorefrontTests", "storefront"],
]

extension Repository {
  /// Each dependency that makes builds slow for nothing.
  func costProblems() -> [String] {
    var problems: [String] = []
    for (names, others, reason) in without {
      for name in names {
        let closure = closure(of: [name])
        if closure.isEmpty { problems.append("There is no module '\(name)'.") }
        for module in closure.keys.sorted() where others.contains(module) {
          problems.append("'\(name)' is built of '\(module)', though \(reason).")
        }
      }
    }
    for package in packages {
      let manifest = package.folder == "." ? "Package.swift" : "\(package.folder)/Package.swift"
      for target in package.targets {
        for name in target.names {
          if let reason = dear[name], excepted[name]?.contains(target.name) != true {
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
