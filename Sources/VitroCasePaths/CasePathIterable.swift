/// An enum that lists its cases, for a test that wants each of them; write it beside
/// `@CasePathable`.
///
/// ```swift
/// @CasePathable enum Loading: CasePathIterable { case idle, loaded(String) }
///
/// Loading.allCasePaths.map(\.name)  // ["idle", "loaded"]
/// ```
///
/// It is a conformance of its own, because the compiler cannot leave out the paths of a list that
/// nobody uses: each case adds most of a kilobyte to the program.
public protocol CasePathIterable: CasePathable
where AllCasePaths: Sequence, AllCasePaths.Element == PartialCasePath<Self> {}
