import Testing
import VitroTesting

/// A test takes the payload of the case that it expects, or ends.
@MainActor @Suite struct RequireCaseTests {
  @Test func thePayloadOfTheExpectedCaseIsGiven() throws {
    let destination = Destination.detail(Item(title: "Blob"))
    let detail = try #require(destination, case: \.detail)
    #expect(detail.title == "Blob")
  }

  @Test func theValueMayBeOptional() throws {
    let destination: Destination? = .detail(Item(title: "Blob"))
    #expect(try #require(destination, case: \.detail).title == "Blob")
  }

  @Test func theOtherRequirementsGoOnToWork() throws {
    let one = try #require(Int("1"))
    try #require(one == 1)
  }

  @Test func anotherCaseIsNamedAndShown() async throws {
    let model = Model(destination: .list(3))
    try await fails(
      """
      'model.destination' is '.list' where '\\.detail' was expected.

        Destination.list(3)
      """,
      line: #line + 2
    ) {
      _ = try #require(model.destination, case: \.detail)
      Issue.record("The test went on.")
    }
  }

  @Test func nilIsNamed() async throws {
    let model = Model(destination: nil)
    try await fails(
      "'model.destination' is 'nil' where '\\.detail' was expected.", line: #line + 2
    ) {
      _ = try #require(model.destination, case: \.detail)
    }
  }

  @Test func aCaseInACaseIsNamedWhole() async throws {
    let action = Family.Action.child(.birthdayCame)
    try await fails(
      """
      'action' is '.child.birthdayCame' where '\\.child.renamed' was expected.

        Family.Action.child(.birthdayCame)
      """
    ) {
      _ = try #require(action, case: \.child.renamed)
    }
  }

  @Test func aCaseWithoutAPayloadCanBeRequired() throws {
    let destination: Destination? = .help
    try #require(destination, case: \.help)
  }

  @Test func aHelperHandsItsPlaceOn() async throws {
    let model = Model(destination: nil)
    try await fails(
      "'model.destination' is 'nil' where '\\.detail' was expected.", line: #line + 2
    ) {
      _ = try detail(of: model)
    }
  }

  @Test func aStringMayStandInTheExpression() async throws {
    let models = ["a": Model(destination: nil)]
    try await fails(#"'models["a"]?.destination' is 'nil' where '\.detail' was expected."#) {
      _ = try #require(models["a"]?.destination, case: \.detail)
    }
  }

  private func detail(of model: Model, at place: SourcePlace = #here) throws -> Item {
    try #require(model.destination, case: \.detail, at: place)
  }
}

private struct Item: Equatable { var title: String }

@CasePathable private enum Destination {
  case detail(Item)
  case list(Int)
  case help
}

private struct Model { var destination: Destination? }
