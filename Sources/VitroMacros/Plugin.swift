import SwiftCompilerPlugin
import SwiftSyntaxMacros

@main
struct Plugin: CompilerPlugin {
  let providingMacros: [any Macro.Type] = [
    CasePathableMacro.self,
    DependencyClientMacro.self,
    DependencyEntryMacro.self,
    HereMacro.self,
    IgnoredFieldMacro.self,
    ObservableModelMacro.self,
    ObservableStateMacro.self,
    ObservedFieldMacro.self,
    PresentsMacro.self,
    ReducerCaseIgnoredMacro.self,
    ReducerMacro.self,
    RequireCaseMacro.self,
  ]
}
