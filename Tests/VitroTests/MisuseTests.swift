import Observation
import Testing
import Vitro

/// Tests of the messages about what cannot work, word for word.
@MainActor @Suite struct MisuseTests {
  @Test func anErrorThatNobodyCatches() async {
    let stage = Stage<[String], Script.Action>()
    let line = #line + 1
    let effect = Effect<Script.Action>.run { _ in throw Spilled() }
    await says(
      """
      An effect threw an error that nobody caught: Spilled()

      To fix: catch it in the effect, or give 'Effect.run' a 'catch:'.
      """,
      line: line
    ) {
      await stage.start(effect)
    }
  }

  @Test(arguments: [
    (Absent.Action.child(.nothingHappened), "child.nothingHappened", "child"),
    (.editor(.presented(.waitButtonTapped)), "editor.waitButtonTapped", "editor"),
    (.editor(.dismiss), "editor.dismiss", "editor"),
    (.page(.counter(.nothingHappened)), "counter.nothingHappened", "counter"),
  ])
  fileprivate func anActionForAChildThatIsNotThere(
    _ action: Absent.Action, _ name: String, _ place: String
  ) async {
    let store = Store(initialState: Absent.State()) { Absent() }
    await says(
      """
      An action '\(name)' arrived for a child that was not there: '\(place)' was nil or another case.

      Expected: a child gets actions only while it is there.
      To fix: find who sends '\(name)' too late, often an effect that nobody cancelled or a view that \
      has gone.
      """
    ) {
      store.send(action)
    }
    #expect(store.state == Absent.State())
  }

  @Test func readingAStoreWhileItsReducerHandlesAnAction() async {
    let recorder = Recorder()
    let store = Store(initialState: 5) {
      Reduce<Int, Int> { _, _ in
        recorder.seen.append(recorder.store?.state ?? 0)
        return .none
      }
    }
    recorder.store = store
    await says(
      """
      The state of a store was read while its reducer handled an action.

      Expected: what runs inside a reducer reads the state that the reducer is given.
      The read was answered with the state before the action.
      """
    ) {
      store.send(1)
    }
  }

  @Test func aFeatureThatNobodyPresentsAndThatDismissesItself() async {
    let stage = Stage(store: Store(initialState: Editor.State(id: 1)) { Editor() })
    await says(
      """
      A feature that is not presented dismissed itself.

      Expected: 'dismiss' is called by an effect of a feature that a parent presents.
      """
    ) {
      await stage.send(.doneButtonTapped)
    }
  }

  @Test func aBindingThatNobodyCarriesOut() async {
    let store = Store(initialState: Form.State()) { EmptyReducer<Form.State, Form.Action>() }
    await says(
      """
      A view set a field through a binding, and no reducer carried it out: set(\\State.name, "Blob")

      To fix: write 'BindingReducer()' first in the 'body' of the feature.
      """
    ) {
      store.name = "Blob"
    }
  }

  @Test func aBindingThatNobodyCarriesOutLater() async {
    let store = Store(initialState: Form.State()) {
      Reduce<Form.State, Form.Action> { state, action in
        if case .binding(\.isOn) = action { state.isOn = true }
        return .none
      }
    }
    withObservationTracking {
      _ = store.isOn
    } onChange: {
      MainActor.assumeIsolated { store.name = "Blob" }
    }
    await says(
      """
      A view set a field through a binding, and no reducer carried it out: set(\\State.name, "Blob")

      To fix: write 'BindingReducer()' first in the 'body' of the feature.
      """
    ) {
      store.send(.binding(.set(\.isOn, true)))
      await Task.yield()
    }
  }

  @Test func aBindingThatIsSetWhileAnActionIsHandledIsCarriedOutAfterIt() {
    let store = Store(initialState: Form.State()) { Form() }
    withObservationTracking {
      _ = store.isOn
    } onChange: {
      MainActor.assumeIsolated { store.name = "Blob" }
    }
    store.isOn = true
    #expect(store.isOn && store.name == "Blob")
  }

  @Test func aBodyThatIsAskedForWhereThereIsNone() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = Script().body
    }
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(text.contains("'Script' has no body: call 'reduce(into:action:)'"))
  }

  /// Expects one report that says just this, at this line of this file if there is one.
  private func says(
    _ message: String,
    line: Int? = nil,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ body: @MainActor () async -> Void
  ) async {
    await withKnownIssue(sourceLocation: sourceLocation) {
      await body()
    } matching: { issue in
      let isThere =
        line == nil
        || issue.sourceLocation?.line == line
          && issue.sourceLocation?.fileName == sourceLocation.fileName
      return issue.comments.map(\.rawValue) == [message] && isThere
    }
  }
}

private struct Spilled: Error {}

@Reducer private struct Absent {
  @ObservableState struct State: Equatable {
    var child: Counter.State?
    var page = Page.State.nothing
    @Presents var editor: Editor.State?
  }
  enum Action {
    case child(Counter.Action), page(Page.Action)
    case editor(PresentationAction<Editor.Action>)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.page, action: \.page) { Page() }
    EmptyReducer()
      .ifLet(\.child, action: \.child) { Counter() }
      .ifLet(\.$editor, action: \.editor) { Editor() }
  }
}
