/// Makes a struct a ``Reducer``: adds the conformance, case paths for its `Action` (and a `State`
/// that is an enum) and the builder for its `body`. Makes an enum of features a ``CaseReducer``.
@attached(memberAttribute)
@attached(
  member, names: named(State), named(Action), named(Body), named(body), named(CaseScope),
  named(scope))
@attached(extension, conformances: Reducer, CaseReducer)
public macro Reducer() = #externalMacro(module: "VitroMacros", type: "ReducerMacro")
