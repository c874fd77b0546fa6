/// An enum whose cases have key paths; write `@CasePathable` on the enum instead of conforming.
///
/// ```swift
/// @CasePathable enum Loading { case idle, loaded(String) }
///
/// var loading = Loading.loaded("Blob")
/// loading.is(\.loaded)           // true
/// loading[case: \.loaded]        // "Blob"
/// loading.modify(\.loaded) { $0 += "!" }
/// ```
///
/// With `@dynamicMemberLookup` on the enum as well, `loading.loaded` reads the payload.
public protocol CasePathable {
  /// Has one property for each case.
  associatedtype AllCasePaths: Sendable

  /// The case paths of all cases.
  static var allCasePaths: AllCasePaths { get }

  /// The name of the value's case, without its payload: `"loaded"`.
  var caseName: String { get }
}

extension CasePathable {
  /// Where key paths to cases begin, if no type says so: `\Loading.Cases.loaded`.
  public typealias Cases = AllCasePaths
}

/// Gives an enum a case path for each of its cases and makes it ``CasePathable``.
@attached(
  member, names: named(AllCasePaths), named(allCasePaths), named(caseName), named(_$Element),
  named(_$Iterator))
@attached(extension, conformances: CasePathable)
public macro CasePathable() = #externalMacro(module: "VitroMacros", type: "CasePathableMacro")
