/// The elements that a step has pushed onto navigation stacks.
struct Pushes {
  /// How many had been pushed before it; `nil` if it has pushed none.
  private let count: Int?

  init(after count: Int?) {
    self.count = count
  }

  /// The closure of a test, in which elements that it pushes get the ids that those of the step have.
  func repeated<State>(
    _ expect: ((inout State) throws -> Void)?
  ) -> ((inout State) throws -> Void)? {
    guard let count, let expect else { return expect }
    return { state in
      try withDependencies {
        $0.stackElementID = .incrementing(after: count)
      } operation: {
        try expect(&state)
      }
    }
  }
}
