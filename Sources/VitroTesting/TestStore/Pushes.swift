/// The elements that a step has pushed onto navigation stacks.
struct Pushes {
  /// How many had been pushed before it; `nil` where nobody counts them.
  private let count: Int?

  init(after count: Int?) {
    self.count = count
  }

  /// The closure of a test with what the feature finds: what it makes has the dependencies of the
  /// store, and elements that it pushes get the ids that those of the step have.
  func repeated<State>(
    _ expect: ((inout State) throws -> Void)?,
    in dependencies: DependencyValues
  ) -> ((inout State) throws -> Void)? {
    guard let expect else { return nil }
    return { state in
      try withDependencies {
        $0 = dependencies
        if let count { $0.stackElementID = .incrementing(after: count) }
      } operation: {
        try expect(&state)
      }
    }
  }
}
