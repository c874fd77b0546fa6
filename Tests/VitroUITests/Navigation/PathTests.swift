import Foundation
import Observation
import Testing
import VitroUI
import VitroUITesting

@MainActor @Suite("The path of a navigation stack")
struct PathTests {
  @Test("A link to a value puts it on the path, and the page for it is shown; back takes it off")
  func values() async throws {
    let model = Model()
    let screen = Screen { Shelf(model: model) }
    try await screen.link("Open 1").tap()
    #expect(screen.title == "Book 1" && model.path == [1])
    try await screen.link("Next").tap()
    #expect(screen.title == "Book 2" && model.path == [1, 2])
    try await screen.button("Back to Book 1").tap()
    #expect(screen.title == "Book 1" && model.path == [1])
    try await screen.button("Back to Shelf").tap()
    #expect(screen.title == "Shelf" && model.path == [])
  }

  @Test("The path is what is shown, however it is changed")
  func programmatic() async throws {
    let model = Model()
    model.path = [1, 2]
    let screen = Screen { Shelf(model: model) }
    #expect(screen.title == "Book 2")
    model.path = [1, 2, 3]
    #expect(screen.title == "Book 3")
    model.path = [7]
    #expect(screen.title == "Book 7" && screen.button("Back to Shelf").exists)
    model.path = []
    #expect(screen.title == "Shelf")
  }

  @Test("Pages of values that stay where they are keep their state, and others begin anew")
  func state() async throws {
    let model = Model()
    model.path = [1]
    let screen = Screen { Shelf(model: model) }
    try await screen.button("Read").tap()
    #expect(screen.text("page 1").exists)
    model.path = [1, 2]
    #expect(screen.text("page 0").exists)
    model.path = [1]
    #expect(screen.text("page 1").exists)
    model.path = [2]
    #expect(screen.text("page 0").exists)
    model.path = [1]
    #expect(screen.text("page 0").exists)
  }

  @Test("The page of a view that sends itself away takes its value off the path")
  func dismissal() async throws {
    let model = Model()
    model.path = [1, 2]
    let screen = Screen { Shelf(model: model) }
    try await screen.button("Put away").tap()
    #expect(screen.title == "Book 1" && model.path == [1])
  }

  @Test("A path that takes no change stays what is shown")
  func constant() async throws {
    let screen = Screen {
      NavigationStack(path: .constant([1])) {
        Text("Shelf").navigationDestination(for: Int.self) { BookPage(number: $0) }
      }
    }
    try await screen.button("Back").tap()
    #expect(screen.title == "Book 1")
  }

  @Test("A path of values of any types leads to a page for each type")
  func anyTypes() async throws {
    let screen = Screen { Mixed() }
    try await screen.link("Number").tap()
    try await screen.link("Word").tap()
    #expect(screen.text("word one").exists && screen.text("2 on the path").exists)
    try await screen.button("Home").tap()
    #expect(screen.link("Number").exists && screen.text("0 on the path").exists)
  }

  @Test("A stack without a path keeps one itself")
  func ownPath() async throws {
    let screen = Screen {
      NavigationStack {
        NavigationLink("Open", value: 3).navigationDestination(for: Int.self) {
          BookPage(number: $0)
        }
      }
    }
    try await screen.link("Open").tap()
    #expect(screen.title == "Book 3")
    try await screen.link("Next").tap()
    try await screen.button("Back to Book 3").tap()
    try await screen.button("Back").tap()
    #expect(screen.link("Open").exists)
  }

  @Test("A destination may be said on any page of the stack")
  func laterDestination() async throws {
    let screen = Screen {
      NavigationStack {
        NavigationLink("First", value: 1).navigationDestination(for: Int.self) { number in
          NavigationLink("Then", value: "a word").navigationDestination(for: String.self) {
            Text("\($0) after \(number)")
          }
        }
      }
    }
    try await screen.link("First").tap()
    try await screen.link("Then").tap()
    #expect(screen.text("a word after 1").exists)
  }

  @Test("A page is shown anew when what it reads changes")
  func trackedDestination() async throws {
    let screen = Screen { Tracked() }
    try await screen.link("By value").tap()
    try await screen.button("+").tap()
    #expect(screen.text("value sees 1").exists)
    try await screen.button("Back").tap()
    try await screen.link("By view").tap()
    try await screen.button("+").tap()
    #expect(screen.text("view sees 2").exists)
  }

  @Test("A value of which nothing makes a page is told, on the page and to the program")
  func missingDestination() async throws {
    let screen = Screen { Lost() }
    var problems: [Problem] = []
    screen.onProblem = { problems.append($0) }
    await #expect(throws: Problem.self) { try await screen.link("Nowhere").tap() }
    #expect(screen.text("There is no page for a 'Int'").exists)
    #expect(problems.map(\.kind) == [.noDestination("Int")] && problems.first?.view == "Lost")
  }

  @Test("A value that the path cannot hold is told, and leads nowhere")
  func wrongValue() async throws {
    let screen = Screen {
      NavigationStack(path: .constant([Int]())) { NavigationLink("Word", value: "a") }
    }
    screen.onProblem = { _ in }
    let problem = await #expect(throws: Problem.self) { try await screen.link("Word").tap() }
    #expect(problem?.kind == .notInPath("String") && screen.link("Word").exists)
  }

  @Test("A link without a value, or outside of a stack, cannot be used")
  func uselessLinks() {
    let screen = Screen {
      NavigationStack { NavigationLink("No value", value: Int?.none) }
      NavigationLink("No stack", value: 1)
    }
    #expect(screen.link("No value").exists && !screen.link("No value").isEnabled)
    #expect(screen.link("No stack").exists && !screen.link("No stack").isEnabled)
  }

  @Test("A path is a value")
  func path() {
    var path = NavigationPath([1, 2])
    path.append("three")
    #expect(path.count == 3 && !path.isEmpty)
    path.removeLast()
    #expect(path == NavigationPath([1, 2]))
    path.removeLast(5)
    #expect(path.isEmpty && path == NavigationPath())
  }

  @Test("A path can be kept, and made again of what was kept")
  func codable() throws {
    var path = NavigationPath([1])
    path.append("two")
    let kept = try JSONEncoder().encode(#require(path.codable))
    let decoded = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: kept)
    #expect(NavigationPath(decoded) == path)
    path.append(Unkept())
    #expect(path.codable == nil)
  }
}

private struct Unkept: Hashable {}

@MainActor @Observable private final class Model {
  var path: [Int] = []
}

private struct Shelf: View {
  @Bindable var model: Model
  var body: some View {
    NavigationStack(path: $model.path) {
      NavigationLink("Open 1", value: 1)
        .navigationTitle("Shelf")
        .navigationDestination(for: Int.self) { BookPage(number: $0) }
    }
  }
}

private struct BookPage: View {
  let number: Int
  @State var page = 0
  @Environment(\.dismiss) var dismiss
  var body: some View {
    VStack {
      Text("page \(page)")
      Button("Read") { page += 1 }
      Button("Put away") { dismiss() }
      NavigationLink("Next", value: number + 1)
    }
    .navigationTitle("Book \(number)")
  }
}

private struct Mixed: View {
  @State var path = NavigationPath()
  var body: some View {
    NavigationStack(path: $path) {
      NavigationLink("Number", value: 1)
        .navigationDestination(for: Int.self) { _ in NavigationLink("Word", value: "one") }
        .navigationDestination(for: String.self) { word in
          Text("word \(word)")
          Button("Home") { path = NavigationPath() }
        }
    }
    Text("\(path.count) on the path")
  }
}

private struct Tracked: View {
  @State var count = 0
  var body: some View {
    NavigationStack {
      VStack {
        NavigationLink("By value", value: 1)
        NavigationLink("By view") { Counted(name: "view", count: count, add: { count += 1 }) }
      }
      .navigationDestination(for: Int.self) { _ in
        Counted(name: "value", count: count, add: { count += 1 })
      }
    }
  }
}

private struct Counted: View {
  let name: String
  let count: Int
  let add: @MainActor () -> Void
  var body: some View {
    Text("\(name) sees \(count)")
    Button("+", action: add)
  }
}

private struct Lost: View {
  var body: some View {
    NavigationStack { NavigationLink("Nowhere", value: 1) }
  }
}
