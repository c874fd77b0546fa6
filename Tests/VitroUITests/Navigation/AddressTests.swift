import Foundation
import Testing
import VitroUI
import VitroUITesting

/// A new screen that is opened at the address of another one finds what the address says.
@MainActor @Suite("What the address of a screen promises")
struct AddressTests {
  @Test("A new screen at the address of any page is there, after every three steps on the screen")
  func everyWalk() async throws {
    let tables = Step.allCases.flatMap { first in
      Step.allCases.flatMap { second in Step.allCases.map { [first, second, $0] } }
    }
    for steps in tables {
      let screen = Screen { House() }
      for step in steps { await step.take(on: screen) }
      let copy = Screen { House() }
      copy.open(path: screen.location)
      #expect(copy.location == screen.location, "after \(steps)")
      if screen.path == screen.location, screen.sheet.isAbsent {
        #expect(copy.title == screen.title, "after \(steps)")
      }
    }
  }

  @Test(
    "An address has the pages that a link leads to, and none above one that only code leads to",
    arguments: [
      ([.dune], "/home/42"), ([.pushDune, .dune], "/home/42/42"), ([.pushSecret], "/home"),
      ([.dune, .showSecret, .dune], "/home/42"), ([.plain], "/home/a-plain-page"),
      ([.pushPlain], "/home"), ([.twin], "/home"), ([.dune, .settings], "/settings"),
      ([.dune, .sheet, .inSheet], "/home/42"),
    ] as [([Step], String)])
  fileprivate func addresses(steps: [Step], address: String) async {
    let screen = Screen { House() }
    for step in steps { await step.take(on: screen) }
    #expect(screen.location == address)
  }

  @Test("The screen itself goes back and forward through the pages that code pushes")
  func ownPath() async throws {
    let screen = Screen { House() }
    try await screen.button("Push a secret").tap()
    try await screen.link("Dune").tap()
    #expect(screen.path == "/home/secret/42" && screen.location == "/home")
    screen.go(toPath: "/home/secret")
    #expect(screen.title == "secret")
    screen.go(toPath: "/home")
    #expect(screen.title == "House")
    screen.go(toPath: "/home/secret/42")
    #expect(screen.title == "Book")
  }

  @Test(
    "A tap on a link leads to its address, and a new screen finds that, after every two steps on the screen"
  )
  func linksOfEveryWalk() async throws {
    var addresses: Set<String> = []
    let all = Step.allCases.filter { $0 != .inSheet }
    for steps in [[]] + all.map({ [$0] }) + all.flatMap({ first in all.map { [first, $0] } }) {
      let names = await House.after(steps).link.all.map(\.name)
      for index in names.indices {
        let screen = await House.after(steps)
        let link = screen.link.all[index]
        guard let address = link.attributes.address else { continue }
        addresses.insert(address)
        try screen.send(.press(link.id))
        #expect(screen.location == address, "'\(names[index])' after \(steps)")
        let copy = Screen { House() }
        copy.open(path: address)
        #expect(copy.location == address && copy.title == screen.title, "\(address) after \(steps)")
      }
    }
    #expect(addresses.isSuperset(of: ["/home/42", "/home/42/42", "/home/a-plain-page/42"]))
  }

  @Test(
    "A link that a new screen does not find has no address",
    arguments: [([.pushSecret], "Dune"), ([.sheet], "In the sheet")]
      as [([Step], String)])
  fileprivate func noAddress(steps: [Step], name: String) async throws {
    let links = await House.after(steps).link(name).all
    #expect(!links.isEmpty && links.allSatisfy { $0.attributes.address == nil })
  }

  @Test("Of two links with one title, a new screen finds the first, which has the address")
  func twins() async {
    let twins = await House.after([]).link("Twin").all
    #expect(twins.map(\.attributes.address) == ["/home/twin", nil])
  }

  @Test("What an application begins with is in the address")
  func beginning() {
    let screen = Screen { House(path: NavigationPath(["secret"])) }
    #expect(screen.location == "/home/secret")
  }

  @Test("An application that takes addresses itself gets every page in them")
  func handler() async throws {
    let screen = Screen { House().onOpenURL { _ in } }
    try await screen.button("Push a secret").tap()
    #expect(screen.location == "/home/secret")
  }

  @Test("A row that code has chosen is in the address where it can be pressed")
  func chosenRow() async throws {
    let screen = Screen { Boxes() }
    try await screen.button("Choose drafts").tap()
    #expect(screen.location == "/drafts")
    try await screen.button("Choose what is hidden").tap()
    #expect(screen.path == "/hidden" && screen.location == "/")
  }
}

/// A step of a person, or of code on a person's behalf.
private enum Step: String, CaseIterable {
  case dune = "Dune"
  case pushDune = "Push Dune"
  case plain = "A plain page"
  case pushPlain = "Push a plain page"
  case pushSecret = "Push a secret"
  case showSecret = "Show a secret"
  case twin = "Twin"
  case settings = "Settings"
  case sheet = "Open the sheet"
  case inSheet = "In the sheet"

  @MainActor func take(on screen: Screen) async {
    let name = rawValue
    switch self {
    case .dune, .plain, .inSheet: try? await screen.link(name).tap()
    case .twin: try? await screen.elements(identifiedBy: name).tap()
    case .settings: try? await screen.tab(name).tap()
    default: try? await screen.button(name).tap()
    }
  }
}

extension Screen {
  fileprivate func open(path: String) { if let url = URL(string: path) { open(url) } }
}

/// A page without a name of its own.
private struct Plain: Hashable {
  var number = 1
}

private struct Book: Identifiable, Hashable {
  let id: Int
}

private struct House: View {
  @State var path = NavigationPath()

  var body: some View {
    TabView {
      NavigationStack(path: $path) {
        Room(path: $path)
          .navigationTitle("House")
          .navigationDestination(for: Book.self) { _ in
            Room(path: $path).navigationTitle("Book")
          }
          .navigationDestination(for: Plain.self) { _ in
            Room(path: $path).navigationTitle("No name")
          }
          .navigationDestination(for: String.self) { secret in
            Room(path: $path).navigationTitle(secret)
          }
      }
      .tabItem { Text("Home") }
      Text("Quiet").tabItem { Text("Settings") }
    }
  }
}

extension House {
  @MainActor fileprivate static func after(_ steps: [Step]) async -> Screen {
    let screen = Screen { House() }
    for step in steps { await step.take(on: screen) }
    return screen
  }
}

private struct Boxes: View {
  @State private var box: String?

  var body: some View {
    NavigationSplitView {
      List(["inbox", "drafts"], id: \.self, selection: $box) { Text($0) }
    } detail: {
      Button("Choose drafts") { box = "drafts" }
      Button("Choose what is hidden") { box = "hidden" }
    }
  }
}

private struct Room: View {
  @Binding var path: NavigationPath
  @State private var showsSecret = false
  @State private var showsSheet = false

  var body: some View {
    VStack {
      NavigationLink("Dune", value: Book(id: 42))
      NavigationLink(value: Plain()) { HStack { Text("A plain page") } }
      NavigationLink("Twin") { Room(path: $path).navigationTitle("Castor") }
      NavigationLink("Twin") { Room(path: $path).navigationTitle("Pollux") }
        .accessibilityIdentifier("Twin")
      Button("Push Dune") { path.append(Book(id: 42)) }
      Button("Push a plain page") { path.append(Plain(number: 2)) }
      Button("Push a secret") { path.append("secret") }
      Button("Show a secret") { showsSecret = true }
      Button("Open the sheet") { showsSheet = true }
    }
    .navigationDestination(isPresented: $showsSecret) {
      Room(path: $path).navigationTitle("Another secret")
    }
    .sheet(isPresented: $showsSheet) {
      NavigationStack { NavigationLink("In the sheet") { Text("Small") } }
    }
  }
}
