import SwiftCompilerPlugin
import SwiftSyntaxMacros

@main
struct Plugin: CompilerPlugin {
  let providingMacros: [any Macro.Type] = [
    CasePathableMacro.self,
    DependencyClientMacro.self,
    DependencyEntryMacro.self,
    IgnoredFieldMacro.self,
    ObservableModelMacro.self,
    ObservableStateMacro.self,
    ObservedFieldMacro.self,
    PresentsMacro.self,
    ReducerCaseIgnoredMacro.self,
    ReducerMacro.self,
  ]
}
