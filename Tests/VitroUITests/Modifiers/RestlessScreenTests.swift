import Testing
import VitroConcurrency
import VitroUI
import VitroUITesting

/// A view's task that never rests hangs no test, and no test is green beside it.
@MainActor @Suite("A view that never rests") struct RestlessScreenTests {
  enum Way: CaseIterable { case yields, sleeps, shows }

  @Test(
    "A task that only goes on fails the next thing that is asked, by the name of its view",
    arguments: Way.allCases)
  func told(_ way: Way) async {
    await RestScope.$mostTurns.withValue(2_000) {
      let screen = Screen { Restless(way: way) }
      screen.onProblem = { _ in }
      await screen.rest()
      withKnownIssue {
        #expect(screen.button("End").exists)
      } matching: { issue in
        issue.comments.map(\.rawValue).joined().hasPrefix(
          "A '.task' of 'Restless' never comes to rest: it does nothing but go on")
      }
      #expect(screen.button("End").exists)
      screen.unmount()
      await screen.rest()
    }
  }

  @Test("A task that begins another one, which shows nothing at first, is seen to the end of both")
  func chain() async {
    let screen = Screen { Chained() }
    await screen.rest()
    #expect(screen.text("loaded").exists)
  }

  @Test("Tasks that begin each other without end are told")
  func endlessChain() async {
    await RestScope.$mostTurns.withValue(2_000) {
      let screen = Screen { EndlessChain() }
      screen.onProblem = { _ in }
      await screen.rest()
      withKnownIssue {
        #expect(screen.button("End").exists)
      } matching: { issue in
        issue.comments.map(\.rawValue).joined().contains("never comes to rest")
      }
      screen.unmount()
      await screen.rest()
    }
  }

  @Test("A task that sleeps for no time now and then is none")
  func rests() async {
    let screen = Screen { Patient() }
    await screen.rest()
    #expect(screen.text("300").exists)
  }
}

private struct Restless: View {
  let way: RestlessScreenTests.Way
  @State private var count = 0

  var body: some View {
    Text("\(count)").task {
      let clock = TestClock()
      while !Task.isCancelled {
        switch way {
        case .yields: await Task.yield()
        case .sleeps: try? await clock.sleep(for: .zero)
        case .shows:
          count += 1
          await Task.yield()
        }
      }
    }
    Button("End") {}
  }
}

private struct Patient: View {
  @State private var count = 0

  var body: some View {
    Text("\(count)").task {
      let clock = ImmediateClock()
      for _ in 0..<300 {
        try? await clock.sleep(for: .seconds(1))
        count += 1
      }
    }
  }
}

private struct Chained: View {
  @State private var token = 0
  @State private var text = "loading"

  var body: some View {
    Text(text)
      .task { token = 1 }
      .task(id: token) { [token] in if token == 1 { text = "loaded" } }
  }
}

private struct EndlessChain: View {
  @State private var count = 0

  var body: some View {
    Text("\(count)").task(id: count) { count += 1 }
    Button("End") {}
  }
}
