import Testing
import Vitro

/// Ids that another element has, or that are not an element's own.
@MainActor @Suite struct IDsThatAreTaken {
  @Test func anElementIsAppendedToAStackUnderTheNextIDThatIsFree() {
    var stack = StackState<String>()
    stack[id: 0] = "a"
    stack[id: 1] = "b"
    withDependencies {
      $0.stackElementID = .incrementing
    } operation: {
      stack.append("c")
    }
    #expect(Array(stack) == ["a", "b", "c"] && stack[id: 2] == "c")
  }

  @Test func aGeneratorThatRepeatsItselfLosesNoElement() {
    var stack = StackState<String>()
    withKnownIssue {
      withDependencies {
        $0.stackElementID = StackElementIDGenerator { 7 }
      } operation: {
        stack.append(contentsOf: ["a", "b"])
      }
    } matching: {
      $0.description.contains("under an id that another has: #7")
    }
    #expect(Array(stack) == ["a", "b"] && stack.ids == [7, 8])
  }

  @Test(arguments: [[1], [3]])
  func anElementThatIsSetAtAnotherIDThanItsOwnIsReported(_ ids: [Int]) {
    var rows = IdentifiedArray(uniqueElements: ids.map { Row(id: $0) })
    reports(
      """
      An element with the id '2' was set at the id '1' of an 'IdentifiedArray<Int, Row>'.

      Expected: an element is set at its own id. It was kept, and is found by '2'.
      To fix: 'array[id: element.id] = element'; if it was to take the place of '1', change the id \
      of that one first.
      """
    ) {
      rows[id: 1] = Row(id: 2)
    }
    #expect(rows[id: 2] == Row(id: 2) && rows[id: 1] == nil)
  }

  @Test func anActionForAChildThatItsParentHasJustRemovedNamesTheCaseOfTheChild() {
    let store = Store(initialState: Closing.State(child: .init())) { Closing() }
    withKnownIssue {
      _ = store.send(.child(.typed("a")))
    } matching: {
      $0.description.contains("An action 'child.typed' arrived for a child that was not there")
    }
    withKnownIssue {
      _ = store.send(.child(.rows(.element(id: 1, action: .incrementButtonTapped))))
    } matching: {
      $0.description.contains("An action 'child.rows.incrementButtonTapped' arrived")
    }
  }
}

/// A feature that removes its child before the child has handled its action.
@Reducer private struct Closing {
  @ObservableState struct State { var child: Chamber.State? }
  enum Action { case child(Chamber.Action) }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.child = nil
      return .none
    }
    EmptyReducer().ifLet(\.child, action: \.child) { Chamber() }
  }
}
