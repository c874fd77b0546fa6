import Foundation
import Testing
import VitroUI
import VitroUITesting

@MainActor @Suite("The views that another one is made of")
struct SubviewTests {
  @Test(
    "Each is shown by itself: those of groups, of branches, of a ForEach, of the bodies of views")
  func forEach() {
    let screen = Screen {
      ForEach(
        subviews: Group {
          Text("A")
          if true { Text("B") }
          if false { Text("never") } else { Text("C") }
          ForEach(1..<3) { Text("\($0)") }
          EmptyView()
          Pair(first: "D", second: "E")
          AnyView(Pair(first: "F", second: "G"))
          Pair(first: "H", second: "I").modifier(Bare())
        }
      ) { subview in
        Button {
        } label: {
          subview
        }
      }
    }
    let names = screen.root.all.filter { $0.role == .button }.map(\.name)
    #expect(names == ["A", "B", "C", "1", "2", "D", "E", "F", "G", "H", "I"])
  }

  @Test("A control, a stack and a view with one of them are one, however they are made")
  func single() {
    let screen = Screen {
      Group(
        subviews: Group {
          Toggle("A", isOn: .constant(true))
          HStack {
            Text("B")
            Text("C")
          }
          Stepper("D", value: .constant(1))
          Row(name: "E")
          Label("F", systemImage: "star")
          LabeledContent("G", value: "H")
        }
      ) { Text("\($0.count) views") }
    }
    #expect(screen.text("6 views").exists)
  }

  @Test("A group makes something of all of them, and of what they tell")
  func group() {
    let screen = Screen {
      Group(subviews: TupleView(Text("A").containerValue(\.isLarge, true), Text("B"))) { subviews in
        Text("\(subviews.count) views")
        ForEach(subviews) { subview in
          Text("large \(subview.containerValues.isLarge)")
        }
        subviews.dropFirst()
      }
    }
    #expect(screen.text("2 views").exists && !screen.text("A").exists && screen.text("B").exists)
    #expect(screen.text("large true").exists && screen.text("large false").exists)
  }

  @Test(
    "A value around several views is told by each, unless one tells another; containers inside keep theirs"
  )
  func values() {
    let screen = Screen {
      Group(
        subviews: Group {
          Pair(first: "A", second: "B")
          Text("C").containerValue(\.isLarge, false)
          VStack { Text("D").containerValue(\.isLarge, true) }.containerValue(\.isLarge, false)
        }
        .containerValue(\.isLarge, true)
      ) { subviews in
        Text(subviews.map { $0.containerValues.isLarge ? "large" : "small" }.joined(separator: " "))
      }
    }
    #expect(screen.text("large large small small").exists)
  }

  @Test(
    "Tags are known by their type, and still name the rows of a list and the choices of a picker")
  func tags() async throws {
    let screen = Screen { Tagged() }
    #expect(screen.text("1 true, 2 false").exists)
    try await screen.listItem("Two").tap()
    #expect(screen.text("Chosen: 2").exists)
  }

  @Test(
    "A view takes the environment of the place where it is shown, with what is set around it in its builder"
  )
  func environment() {
    let screen = Screen {
      ForEach(
        subviews: Group {
          Shown()
          Group { Shown() }.environment(\.locale, Locale(identifier: "de"))
        }
      ) { $0.disabled(true) }
      .environment(\.locale, Locale(identifier: "fr"))
    }
    #expect(screen.text("fr false").exists && screen.text("de false").exists)
  }

  @Test("A modifier around several views changes each of them where it is shown")
  func modifiers() {
    let screen = Screen {
      HStack {
        ForEach(
          subviews: Group {
            Text("A")
            Text("B")
          }
          .padding().bold().accessibilityHint("hint")
        ) { subview in
          VStack { subview }
        }
      }
    }
    let plain = Screen {
      HStack {
        VStack { Text("A").padding().bold().accessibilityHint("hint") }
        VStack { Text("B").padding().bold().accessibilityHint("hint") }
      }
    }
    #expect(screen.root.outline == plain.root.outline)
  }

  @Test("What is set around views changes where they are shown")
  func changedModifiers() async throws {
    let screen = Screen { Changing() }
    #expect(screen.texts == ["tag 1", "de true", "de true"])
    try await screen.button("French").tap()
    #expect(screen.texts == ["tag 2", "fr true", "fr true"])
  }

  @Test("State stays with a view that others come before, and with one that lists others")
  func state() async throws {
    let screen = Screen { Growing() }
    try await screen.button("Count 0").tap()
    try await screen.button("Insert").tap()
    #expect(screen.button("Count 1").exists && screen.text("Rows: 3").exists)
    try await screen.button("More").tap()
    #expect(screen.button("Count 1").exists && screen.text("Rows: 4").exists)
    try await screen.button("Insert").tap()
    #expect(screen.button("Count 1").exists && screen.text("Rows: 3").exists)
  }

  @Test("Only what has changed runs again")
  func bodies() async throws {
    let screen = Screen { Growing() }
    _ = screen.bodyEvaluations()
    try await screen.button("Count 0").tap()
    #expect(screen.bodyEvaluations() == ["Counter": 1])
    _ = screen.bodyEvaluations()
    try await screen.button("More").tap()
    #expect(Set(screen.bodyEvaluations().keys) == ["Several"])
  }

  @Test("A view acts with the newest value of the view that made it")
  func actions() async throws {
    let screen = Screen { Acting() }
    try await screen.button("Add").tap()
    try await screen.button("Add").tap()
    #expect(screen.text("Sum 2").exists)
  }

  @Test(
    "What appears around several views appears with each; a sheet around them is presented once")
  func lifecycle() async throws {
    let screen = Screen { Appearing() }
    #expect(screen.text("Appeared 2").exists)
    try await screen.button("Present").tap()
    #expect(screen.text("In the sheet").exists)
  }

  @Test("The views of a view whose views are listed are listed as well")
  func nested() {
    let screen = Screen {
      Group(
        subviews: Group(subviews: Pair(first: "A", second: "B")) { subviews in
          ForEach(subviews.reversed()) { $0 }
          Text("C")
        }
      ) {
        Text($0.map { _ in "x" }.joined()); $0
      }
    }
    #expect(screen.text("xxx").exists)
    #expect(screen.texts == ["xxx", "B", "A", "C"])
  }
}

@MainActor @Suite("The sections that a view is made of")
struct SectionListTests {
  @Test("Views in no section stand in one without a header")
  func sections() {
    let screen = Screen {
      ForEach(
        sections: Group {
          Text("A")
          Text("B")
          Section("One") {
            Pair(first: "C", second: "D")
          }
          Section {
            Text("E")
          } header: {
            Text("Two")
            Text("too")
          } footer: {
            Text("foot")
          }
          .containerValue(\.isLarge, true)
          Text("F")
        }
      ) { section in
        Text("\(section.header.count) \(section.content.count) \(section.footer.count)")
        Text(section.containerValues.isLarge ? "large" : "small")
        section.header
        section.content
      }
    }
    #expect(
      screen.texts == [
        "0 2 0", "small", "A", "B", "1 2 0", "small", "One", "C", "D", "2 1 1", "large", "Two",
        "too", "E", "0 1 0", "small", "F",
      ])
  }

  @Test("The views of a group are those of its sections, with their headers and footers")
  func flat() {
    let screen = Screen {
      Group(
        subviews: Section {
          Text("A")
        } header: {
          Text("head")
        } footer: {
          Text("foot")
        }
      ) { $0 }
    }
    #expect(screen.texts == ["head", "A", "foot"])
  }

  @Test("A header may be several views, and none")
  func headers() {
    let screen = Screen {
      List {
        ForEach(
          sections: Group {
            Section {
              Text("A")
            } header: {
              Pair(first: "1", second: "2")
            }
            Text("B")
          }
        ) { section in
          Section {
            section.content
          } header: {
            section.header
          }
        }
      }
    }
    let headings = screen.root.all.filter { $0.role == .heading }.map(\.name)
    #expect(headings == ["1 2"] && screen.group("1 2").exists)
    #expect(screen.accessibilityProblems == [])
  }

  @Test("A section that is not expanded has no views, and a header that expands it")
  func expanded() async throws {
    let screen = Screen { Expanding() }
    #expect(screen.text("0 views").exists)
    try await screen.button("More").tap()
    #expect(screen.text("1 views").exists && screen.text("A").exists)
  }
}

@MainActor
extension Screen {
  fileprivate var texts: [String] {
    root.all.filter { $0.role == .text && $0.children.isEmpty }.compactMap(\.text)
  }
}

private struct Pair: View {
  let first: String
  let second: String

  var body: some View {
    Text(first)
    Text(second)
  }
}

private struct Bare: ViewModifier {
  func body(content: Content) -> some View { content }
}

private struct Row: View {
  let name: String

  var body: some View { HStack { Text(name) } }
}

private struct Shown: View {
  @Environment(\.locale) private var locale
  @Environment(\.isEnabled) private var isEnabled

  var body: some View { Text("\(locale.identifier) \(String(isEnabled))") }
}

private struct Tagged: View {
  @State private var chosen: Int?

  var body: some View {
    Text("Chosen: \(chosen ?? 0)")
    Group(subviews: TupleView(Text("One").tag(1), Text("Two").tag(2))) { subviews in
      Text(
        subviews.map {
          "\($0.containerValues.tag(for: Int.self) ?? 0) \($0.containerValues.hasTag(1))"
        }
        .joined(separator: ", "))
      List(selection: $chosen) {
        ForEach(subviews) { $0 }
      }
    }
  }
}

private struct Changing: View {
  @State private var language = "de"
  @State private var tag = 1

  var body: some View {
    Group(
      subviews: Group {
        Shown()
        Shown()
      }
      .environment(\.locale, Locale(identifier: language)).tag(tag)
    ) { subviews in
      Text("tag \(subviews[0].containerValues.tag(for: Int.self) ?? 0)")
      subviews
    }
    Button("French") {
      language = "fr"
      tag = 2
    }
  }
}

private struct Growing: View {
  @State private var hasFirst = false

  var body: some View {
    Group(
      subviews: Group {
        if hasFirst { Text("First") }
        Counter()
        Several()
      }
    ) { subviews in
      Text("Rows: \(subviews.count)")
      ForEach(subviews) { subview in
        HStack { subview }
      }
    }
    Button("Insert") { hasFirst.toggle() }
  }
}

private struct Counter: View {
  @State private var count = 0

  var body: some View {
    Button("Count \(count)") { count += 1 }
  }
}

private struct Several: View {
  @State private var count = 0

  var body: some View {
    Button("More") { count += 1 }
    ForEach(0..<count, id: \.self) { Text("More \($0)") }
  }
}

private struct Acting: View {
  @State private var sum = 0

  var body: some View {
    let next = sum + 1
    Text("Sum \(sum)")
    ForEach(subviews: Adder { sum = next }) { subview in
      VStack { subview }
    }
  }
}

private struct Adder: View {
  let add: () -> Void

  var body: some View {
    Text("Adder")
    Button("Add", action: add)
  }
}

private struct Appearing: View {
  @State private var count = 0
  @State private var isPresented = false

  var body: some View {
    Text("Appeared \(count)")
    Button("Present") { isPresented = true }
    ForEach(
      subviews: Pair(first: "A", second: "B")
        .onAppear { count += 1 }
        .sheet(isPresented: $isPresented) { Text("In the sheet") }
    ) { $0 }
  }
}

private struct Expanding: View {
  @State private var isExpanded = false

  var body: some View {
    ForEach(
      sections: Section("More", isExpanded: $isExpanded) {
        Text("A")
      }
    ) { section in
      Text("\(section.content.count) views")
      section.header
      section.content
    }
  }
}

private struct LargeKey: ContainerValueKey {
  static var defaultValue: Bool { false }
}

extension ContainerValues {
  fileprivate var isLarge: Bool {
    get { self[LargeKey.self] }
    set { self[LargeKey.self] = newValue }
  }
}
