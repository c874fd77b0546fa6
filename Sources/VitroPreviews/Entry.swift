/// Makes a variable in an extension of `EnvironmentValues` a value of the environment, and writes its
/// key.
///
/// ```swift
/// extension EnvironmentValues {
///   @Entry var accent: Color = .blue
/// }
/// ```
///
/// Where the type is written, the value is made each time that nobody has set one; else it is made
/// once.
@attached(accessor, names: named(get), named(set))
@attached(peer, names: prefixed(_$))
public macro Entry() = #externalMacro(module: "VitroMacros", type: "EntryMacro")
