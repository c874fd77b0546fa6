import SwiftUI
import Testing
import VitroConcurrency
import VitroUITesting

@MainActor @Suite("The network of a test")
struct NetworkTests {
  private let address = "https://example.com/quotes"
  private let kind = NetworkAnswer.json(#"[{"text": "Be kind"}]"#)

  @Test("Whatever way a program asks a server, the test answers", arguments: Way.allCases)
  func answers(way: Way) async throws {
    let screen = Screen { QuotesView(way: way) }
    screen.network[address] = kind
    await screen.rest()
    #expect(screen.text("Be kind").exists)
    let request = try #require(screen.network.requests.first)
    #expect(request.url?.query == "first=1" && screen.network.requests.count == 1)
    #expect(request.httpMethod == (way == .upload ? "POST" : "GET"))
    #expect(request.httpBody == (way == .upload ? Data(#"{"text":"Be kind"}"#.utf8) : nil))
  }

  @Test(
    "A request that has no answer fails as without a connection, and is a problem that says what to write",
    arguments: Way.allCases)
  func noAnswer(way: Way) async throws {
    let screen = Screen { QuotesView(way: way) }
    await screen.rest()
    let problem = await #expect(throws: Problem.self) {
      try await screen.button("Give up").tap()
    }
    #expect(problem?.kind == .noAnswer("https://example.com/quotes?first=1"))
    #expect(
      problem.map { "\($0)" }?.contains(
        #"write 'screen.network["https://example.com/quotes?first=1"] = .json("…")'"#) == true)
    #expect("\(screen.root.outline)".contains("Sorry: "))
  }

  @Test("A server fails, or says no")
  func failures() async {
    let (lost, refused) = (
      Screen { QuotesView(way: .publisher) }, Screen { QuotesView(way: .async) }
    )
    lost.network[address] = .failure(.timedOut)
    refused.network[address] = .status(404)
    await lost.rest()
    await refused.rest()
    #expect("\(lost.root.outline)".contains("Sorry: "))
    #expect(refused.text("Sorry: The server says no").exists)
  }

  @Test(
    "An answer may take its time, and nobody waits for what was cancelled",
    arguments: [Way.async, .task])
  func slow(way: Way) async throws {
    let clock = TestClock()
    let screen = Screen { QuotesView(way: way) }
    let kind = kind
    screen.network.handle { _ in
      try await clock.sleep(for: .seconds(3))
      return kind
    }
    await screen.rest()
    #expect(screen.text("Be kind").isAbsent)
    if way == .task {
      try await screen.button("Give up").tap()
      #expect("\(screen.root.outline)".contains("Sorry: "))
    } else {
      await clock.advance(by: .seconds(3))
      await screen.rest()
      #expect(screen.text("Be kind").exists)
    }
  }

  @Test(
    "A model that no screen shows is answered, too, and a task that was never resumed asks nobody")
  func model() async {
    let network = InMemoryNetwork()
    network[QuotesModel.address.absoluteString] = NetworkAnswer(
      Data(#"[{"text": "Hi"}]"#.utf8), headers: ["X-Page": "1"])
    let model = QuotesModel()
    await network.run {
      await model.load(.async)
      let task = URLSession.shared.dataTask(with: QuotesModel.address) { _, _, error in
        #expect((error as? URLError)?.code == .cancelled)
      }
      task.cancel()
      task.cancel()
      task.resume()
      #expect(task.originalRequest?.url == QuotesModel.address && task.currentRequest?.url != nil)
    }
    #expect(model.quotes == [Quote(text: "Hi")] && network.requests.count == 1)
    #expect(network["https://example.com/nothing"] == nil)
  }

  @Test("Where no test answers, Foundation does")
  func foundation() async throws {
    // Nothing listens to the first port of a machine.
    let nobody = try #require(URL(string: "http://127.0.0.1:1/"))
    await #expect(throws: URLError.self) {
      _ = try await URLSession.shared.upload(for: URLRequest(url: nobody), from: Data())
    }
    let error = await withCheckedContinuation { continuation in
      URLSession.shared.dataTask(with: nobody) { continuation.resume(returning: $2) }.resume()
    }
    #expect((error as? URLError)?.code == .cannotConnectToHost)
  }
}
