/// Makes a variable in an extension of `DependencyValues` a dependency, and writes its key.
///
/// ```swift
/// extension DependencyValues {
///   @DependencyEntry var primes: Primes = .computed
/// }
/// ```
///
/// What is assigned is the live value, made when it is first used. A test that uses the dependency and
/// does not override it fails by its name, unless the type says what tests get: a ``DependencyClient()``
/// does, and so does every type that is its own `TestDependencyKey`.
///
/// Without a value the type must be its own `DependencyKey`:
/// `@DependencyEntry var primes: Primes`.
@attached(accessor, names: named(get), named(set), named(_modify))
@attached(peer, names: prefixed(_$))
public macro DependencyEntry() =
  #externalMacro(module: "VitroMacros", type: "DependencyEntryMacro")
