import SwiftCompilerPlugin
import SwiftSyntaxMacros

@main
struct Plugin: CompilerPlugin {
  let providingMacros: [any Macro.Type] = [
    CasePathableMacro.self,
    IgnoredFieldMacro.self, PresentsMacro.self,
    ObservableStateMacro.self,
    ObservedFieldMacro.self,
    ReducerMacro.self,
  ]
}
