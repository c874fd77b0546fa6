import SwiftSyntax
import SwiftSyntaxMacros

/// Writes a record of a preview that a program finds when it runs.
struct PreviewMacro: DeclarationMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let body = node.previewBody else {
      throw MacroError("'#Preview' needs a closure with the view: '#Preview { … }'")
    }
    let content = PreviewContent(body, in: context)
    let name = context.makeUniqueName("Preview")
    let make = context.makeUniqueName("make")
    let arguments = node.previewArguments + placeArguments(of: node, in: context)
    return [
      """
      private enum \(name) {
        \(raw: content.declaration)
        nonisolated static func \(make)() -> VitroPreviewing.Preview {
          VitroPreviewing.Preview(\(raw: arguments.joined(separator: ", "))) \(raw: content.closure)
        }
        \(raw: record(make, named: context.makeUniqueName("record")))
      }
      """
    ]
  }

  /// What lies in the program; before 6.3 the compiler has no word for it, and elsewhere the linker.
  private static func record(_ make: TokenSyntax, named name: TokenSyntax) -> String {
    """
    #if compiler(>=6.3)
    #if objectFormat(ELF)
    @section("vitro_previews") @used
    nonisolated static let \(name): VitroPreviewing.PreviewRecord = (1, 0, { \(make)().write(to: $0) })
    #endif
    #endif
    """
  }

  private static func placeArguments(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) -> [String] {
    guard let place = context.location(of: node) else { return [] }
    return ["fileID: \(place.file.trimmed)", "line: \(place.line.trimmed)"]
  }
}

/// The content of a preview: a closure, and the view that it makes where it has state.
private struct PreviewContent {
  let declaration: String
  let closure: String

  init(_ body: ClosureExprSyntax, in context: some MacroExpansionContext) {
    let state = body.statements.compactMap(\.previewable)
    guard !state.isEmpty else {
      declaration = ""
      closure = body.trimmedDescription
      return
    }
    let name = context.makeUniqueName("Content")
    let rest = body.statements.filter { $0.previewable == nil }
    declaration = """
      struct \(name): VitroUI.View {
        \(state.map(\.description).joined(separator: "\n"))
        var body: some VitroUI.View {
          \(rest.map(\.description).joined())
        }
      }
      """
    closure = "{ \(name)() }"
  }
}

extension FreestandingMacroExpansionSyntax {
  /// The closure with the view.
  fileprivate var previewBody: ClosureExprSyntax? {
    trailingClosure
      ?? arguments.lazy.compactMap { $0.isPreviewBody ? $0.expression : nil }.first?
      .as(ClosureExprSyntax.self)
  }

  /// What is said about the preview beside the view.
  fileprivate var previewArguments: [String] {
    arguments.filter { !$0.isPreviewBody }.map { argument in
      argument.with(\.trailingComma, nil).trimmedDescription
    }
  }
}

extension LabeledExprSyntax {
  fileprivate var isPreviewBody: Bool { label?.text == "body" }
}

extension CodeBlockItemSyntax {
  /// The variable, if it is state of the preview, without the mark.
  fileprivate var previewable: DeclSyntax? {
    guard var variable = item.as(VariableDeclSyntax.self), variable.has(attribute: "Previewable")
    else { return nil }
    variable.attributes = variable.attributes.filter {
      $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription.hasSuffix("Previewable") != true
    }
    return DeclSyntax(variable.trimmed)
  }
}
