import SwiftCompilerPlugin
import SwiftSyntaxMacros

@main
struct Plugin: CompilerPlugin {
  let providingMacros: [any Macro.Type] = [
    CasePathableMacro.self,
    DependencyClientMacro.self,
    DependencyEntryMacro.self,
    EntryMacro.self,
    HereMacro.self,
    IgnoredFieldMacro.self,
    LabelledEndpointMacro.self,
    MarkMacro.self,
    ObservableModelMacro.self,
    ObservableStateMacro.self,
    ObservedFieldMacro.self,
    PersistedPropertyMacro.self,
    PersistentModelMacro.self,
    PresentsMacro.self,
    PreviewMacro.self,
    PreviewableMacro.self,
    QueryMacro.self,
    ReducerCaseIgnoredMacro.self,
    ReducerMacro.self,
    RequireCaseMacro.self,
    ViewActionMacro.self,
  ]
}
