/// Presents a feature from an optional field of an `@ObservableState`.
///
/// ```swift
/// @ObservableState struct State: Equatable {
///   @Presents var editor: Editor.State?
/// }
/// ```
///
/// It gives the field a projected value, `$editor`, for ``Reducer/ifLet(_:action:destination:)``.
@attached(peer)
public macro Presents() = #externalMacro(module: "VitroMacros", type: "PresentsMacro")
