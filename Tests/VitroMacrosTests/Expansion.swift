import SwiftDiagnostics
import SwiftParser
import SwiftSyntax
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros

@testable import VitroMacros

/// The expansion of a file, as the compiler would make it: the code that the macros write, and
/// their complaints.
struct Expansion {
  let code: String
  let messages: [String]
  /// The source after all that was offered has been done.
  let fixed: String

  /// Expands every macro that the plugin provides.
  init(_ source: String) {
    let tree = Parser.parse(source: source)
    let file = BasicMacroExpansionContext.KnownSourceFile(
      moduleName: "App",
      fullFilePath: "App.swift"
    )
    let context = BasicMacroExpansionContext(sourceFiles: [tree: file])
    code =
      tree.expand(macroSpecs: macros) { node in
        BasicMacroExpansionContext(
          sharingWith: context,
          lexicalContext: node.allMacroLexicalContexts()
        )
      }
      .description
    messages = context.diagnostics.map(\.message)
    fixed = context.diagnostics.flatMap(\.fixIts).flatMap(\.changes).reduce(source) {
      source, change in
      guard case .replace(let old, let new) = change else { return source }
      return source.replacing(old.description, with: new.description, maxReplacements: 1)
    }
  }

  /// Whether the code has this in it, however it is spaced and broken into lines.
  func contains(_ part: String) -> Bool {
    code.unspaced.contains(part.unspaced)
  }
}

extension String {
  fileprivate var unspaced: String {
    String(
      decoding: utf8.filter { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\n") }, as: UTF8.self)
  }
}

/// By the names in the source, which the library gives to them.
private var macros: [String: MacroSpec] {
  let named = Plugin().providingMacros.map { type in
    let name = "\(type)".replacing("Macro", with: "")
    let spec = MacroSpec(type: type, conformances: conformances[name, default: []])
    return (otherNames[name, default: name], spec)
  }
  return Dictionary(uniqueKeysWithValues: named)
}

/// Names in the source that are not those of the types.
private let otherNames = [
  "Here": "here",
  "IgnoredField": "ObservationStateIgnored",
  "Mark": "Transient",
  "PersistedProperty": "_PersistedProperty",
  "PersistentModel": "Model",
  "RequireCase": "require",
]

/// What the compiler asks each macro to conform a type to that does not yet.
private let conformances: [String: [TypeSyntax]] = [
  "CasePathable": ["CasePathable"],
  "DependencyClient": ["DependencyClient"],
  "ObservableModel": ["Observable", "ModelObject", "SnapshotCreatable"],
  "ObservableState": ["ObservableState", "CustomReflectable"],
  "PersistentModel": ["PersistentModel"],
  "Reducer": ["Reducer", "CaseReducer"],
]
