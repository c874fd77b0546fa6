/// Writes the initializers of a struct of closures: one that takes them all, and `init()`, whose
/// closures report their names when they are called.
///
/// ```swift
/// @DependencyClient
/// struct Primes: Sendable {
///   var nth: @Sendable (_ n: Int) async throws -> Int
///   var isPrime: @Sendable (Int) -> Bool = { _ in false }
/// }
///
/// extension Primes {
///   static let computed = Primes(nth: { try nthPrime($0) }, isPrime: { $0.isPrime })
/// }
/// ```
///
/// A test overrides the closures that it expects to be called; any other one fails it by its name, and
/// then throws. Those that cannot throw return nothing, `nil` or an empty collection; others need a
/// default, which is called after the report. The live value is yours to write, and has to give every
/// closure. One whose parameters have names can be called by them: `primes.nth(n: 7)`.
@attached(member, names: named(init))
@attached(memberAttribute)
@attached(extension, conformances: DependencyClient)
public macro DependencyClient() =
  #externalMacro(module: "VitroMacros", type: "DependencyClientMacro")

/// Written by ``DependencyClient()`` on each closure whose parameters have names.
@attached(peer, names: overloaded)
public macro LabelledEndpoint() =
  #externalMacro(module: "VitroMacros", type: "LabelledEndpointMacro")
