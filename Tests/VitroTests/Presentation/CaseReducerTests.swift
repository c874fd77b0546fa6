import Testing
import Vitro

@MainActor @Suite("One of several features is presented") struct CaseReducerTests {
  let store = Store(initialState: Desk.State(destination: .jotting(.init()))) { Desk() }

  @Test("Each handles its own actions") func actions() {
    store.send(.destination(.presented(.jotting(.write("milk")))))
    #expect(store.destination == .jotting(.init(text: "milk")))
    store.send(.show(.cabinet(.init())))
    store.send(.destination(.presented(.cabinet(.open))))
    #expect(store.destination?.cabinet?.openings == 1)
  }

  @Test("Its store is there while it is") func scoped() throws {
    let jotting = try #require(jotting)
    jotting.send(.write("milk"))
    #expect(jotting.text == "milk" && jotting === self.jotting)
    #expect(store.scope(state: \.destination?.cabinet, action: \.destination.cabinet) == nil)
    store.send(.show(nil))
    #expect(self.jotting == nil)
  }

  @Test("Its store is found in a part of the state, and in what it presents itself")
  func deeper() throws {
    store.send(.show(.cabinet(.init(inside: .jotting(.init())))))
    let inside = try #require(
      store.scope(
        state: \.destination?.cabinet?.inside?.jotting,
        action: \.destination.cabinet.inside.jotting))
    inside.send(.write("deep"))
    #expect(store.destination?.cabinet?.inside?.jotting?.text == "deep")
  }

  @Test("Whoever asks for it is told when it comes and goes, not when it changes") func told() {
    let watch = Watch { _ = jotting }
    jotting?.send(.write("milk"))
    store.send(.rename("x"))
    #expect(!watch.isAwake)
    store.send(.show(.cabinet(.init())))
    #expect(watch.isAwake)
  }

  @Test("A field of it wakes its own readers") func fields() throws {
    let jotting = try #require(jotting)
    let text = Watch { _ = jotting.text }
    let lines = Watch { _ = jotting.lines }
    jotting.send(.write("milk"))
    #expect(text.isAwake && !lines.isAwake)
  }

  @Test("Its effects end when another one takes its place") func replaced() async {
    for next in [.cabinet(.init()), .jotting(.init(id: 1)), .nowhere, nil] as [Spot.State?] {
      store.send(.show(.jotting(.init())))
      let task = store.send(.destination(.presented(.jotting(.wait))))
      store.send(.show(next))
      await task.finish()
    }
  }

  @Test("They go on when it is set to a changed copy of itself") func changed() async {
    let task = store.send(.destination(.presented(.jotting(.wait))))
    store.send(.show(.jotting(.init(text: "changed"))))
    #expect(!task.isFinished)
    task.cancel()
  }

  @Test("It can dismiss itself") func itself() async {
    await store.send(.destination(.presented(.jotting(.close)))).finish()
    #expect(store.destination == nil)
  }

  @Test("An action for another one than is there is reported") func absent() {
    withKnownIssue {
      _ = store.send(.destination(.presented(.cabinet(.open))))
    } matching: {
      $0.description.contains(
        "'cabinet.open' arrived for a child that was not there: 'cabinet' was nil")
    }
  }

  @Test("An alert goes when it is answered, after the parent has heard of it") func alert() {
    store.send(.show(.question(.ask)))
    store.scope(state: \.destination?.question, action: \.destination.question)?.send(.yes)
    #expect(store.destination == nil && store.title == "yes")
  }

  @Test("An alert that an answer leads to stays") func nextAlert() {
    store.send(.show(.question(.ask)))
    store.send(.destination(.presented(.question(.ask))))
    #expect(store.destination?.question?.title == TextState("Sure?"))
  }

  @Test("A payload is changed in place, however large it is") func inPlace() {
    store.send(.show(.jotting(.init(lines: Array(repeating: 0, count: 1_000)))))
    // The first actions of a burst are kept for.
    for _ in 0..<100 { store.send(.destination(.presented(.jotting(.countLine)))) }
    let before = linesAddress
    store.send(.destination(.presented(.jotting(.countLine))))
    #expect(linesAddress == before)
  }

  private var linesAddress: UnsafeRawPointer? {
    store.destination?.jotting?.lines.withUnsafeBytes { $0.baseAddress }
  }

  private var jotting: StoreOf<Jotting>? {
    store.scope(state: \.destination?.jotting, action: \.destination.jotting)
  }
}

@MainActor @Suite("Several features on a stack") struct CaseReducerStackTests {
  let store = Store(initialState: Desk.State()) { Desk() }

  init() {
    store.send(.path(.push(id: 0, state: .jotting(.init()))))
    store.send(.path(.push(id: 1, state: .cabinet(.init()))))
  }

  @Test("Each handles its own actions") func actions() {
    store.send(.path(.element(id: 0, action: .jotting(.write("milk")))))
    store.send(.path(.element(id: 1, action: .cabinet(.open))))
    #expect(Array(store.path) == [.jotting(.init(text: "milk")), .cabinet(.init(openings: 1))])
  }

  @Test("A switch over an element's store gives the store of what it is") func switched() {
    var seen: [String] = []
    for element in store.scope(state: \.path, action: \.path) {
      switch element.case {
      case .jotting(let store):
        store.send(.write("milk"))
        seen.append(store.text)
      case .cabinet(let store):
        store.send(.open)
        seen.append("\(store.openings)")
      case .question, .nowhere, .point: break
      }
    }
    #expect(seen == ["milk", "1"])
  }

  @Test("Such a switch is not told when the element changes")
  func told() throws {
    let element = try #require(store.scope(state: \.path, action: \.path).first)
    let watch = Watch { _ = element.case }
    element.send(.jotting(.write("milk")))
    #expect(!watch.isAwake)
  }

  @Test("One can dismiss itself, and those above it") func dismissed() async {
    await store.send(.path(.element(id: 0, action: .jotting(.close)))).finish()
    #expect(store.path.isEmpty)
  }
}

@MainActor @Suite("The features of an enum by their case") struct CaseScopeTests {
  @Test("A case without a feature has its values") func values() {
    let store = Store(initialState: Spot.State.point(x: 1, 2)) { Reduce(Spot.body) }
    guard case .point(let x, let y) = store.case else {
      Issue.record("It is another case.")
      return
    }
    #expect(x == 1 && y == 2)
  }

  @Test("Whoever asks is told when the case changes") func told() {
    let store = Store(initialState: Spot.State.nowhere) {
      Reduce<Spot.State, Spot.Action> { state, _ in
        state = state == .nowhere ? .cabinet(.init()) : .nowhere
        return .none
      }
    }
    for _ in 0..<2 {
      let watch = Watch { _ = store.case }
      store.send(.cabinet(.open))
      #expect(watch.isAwake)
    }
  }
}
