import BrowserTesting
import Foundation
import Testing
import VitroUI
import VitroUITesting

@MainActor @Suite("The stylesheet in a browser", .serialized, .needsBrowser)
struct StylesheetTests {
  @Test("No rule is dropped because its selector is not understood")
  func selectors() async throws {
    try await withPage(named: "Empty", showing: { Screen(host: $0) { Text("Empty") } }) { page in
      let selectors = try await page.evaluate(Self.notUnderstood, as: [String].self)
      #expect(selectors == [])
    }
  }

  @Test("A word of sixty letters makes nothing wider than a phone, whatever it stands in")
  func longWords() async throws {
    try await withPage(named: "Words", showing: { Screen(host: $0) { LongWords() } }) { page in
      try await page.setViewport(.phone)
      let inList = try await page.evaluate(Self.tooWide, as: [String].self)
      #expect(inList == [])
      try await page.toggle("On").tap()
      try await page.toggle("On").tap()
      let changed = try await page.evaluate(Self.tooWide, as: [String].self)
      #expect(changed == [])
      try await page.button("More").tap()
      let inSheet = try await page.evaluate(Self.tooWide, as: [String].self)
      #expect(inSheet == [])
    }
  }

  @Test(
    "A bar below a list is one line, as wide as the page, and stays in sight", arguments: [2, 60],
    BarPlace.allCases)
  fileprivate func barBelowList(rows: Int, place: BarPlace) async throws {
    try await withPage(
      named: "Bar", showing: { Screen(host: $0) { Bar(rows: rows, place: place) } }
    ) { page in
      for viewport in [Viewport.phone, Viewport()] {
        try await page.setViewport(viewport)
        if let folder = ProcessInfo.processInfo.environment["VITRO_PICTURES"] {
          try await page.screenshot().write(
            to: URL(filePath: "\(folder)/bar-\(place)-\(rows)-\(viewport.width).png"))
        }
        let places = try await page.evaluate(
          "['input', 'button'].map(e => document.querySelector('main ' + e).getBoundingClientRect())"
            + ".flatMap(r => [r.left, r.right, r.top + r.height / 2, r.bottom])", as: [Double].self)
        let size = try await page.evaluate("[innerWidth, innerHeight]", as: [Double].self)
        #expect(abs(places[2] - places[6]) < 2, "one line")
        #expect(places[1] <= places[4] && places[1] - places[0] > 180, "\(places)")
        #expect(places[5] <= size[0] && places[7] <= size[1], "\(places) in \(size)")
        // It stands under the list, however wide the window is.
        let rows = try await page.evaluate(
          "(r => [r.left, r.right])(document.querySelector('main ul').getBoundingClientRect())",
          as: [Double].self)
        #expect(abs(rows[0] - places[0]) < 24 && abs(rows[1] - places[5]) < 24, "\(rows) \(places)")
      }
    }
  }

  @Test("A fixed frame keeps its size beside a long text, whatever stands around it")
  func fixedFrames() async throws {
    try await withPage(named: "Frames", showing: { Screen(host: $0) { FixedFrames() } }) { page in
      for width in [320, 390, 800] {
        try await page.setViewport(Viewport(width: width, height: 700))
        let sizes = try await page.evaluate(
          "[...document.querySelectorAll('main .sized-x.sized-y')].map(e => e.getBoundingClientRect())"
            + ".flatMap(r => [r.width, r.height])", as: [Double].self)
        #expect(sizes == Array(repeating: 120, count: 12), "\(width)")
      }
    }
  }

  @Test("An icon and the words beside it have one middle", arguments: ["", "serif", "monospace"])
  func middles(font: String) async throws {
    try await withPage(named: "Icons", showing: { Screen(host: $0) { Icons() } }) { page in
      let middles = try await page.evaluate(
        """
        (document.documentElement.style.fontFamily = "\(font)",
        [...document.querySelectorAll("main .image, main svg")].map(icon => {
          const range = document.createRange()
          const around = icon.closest("button, [role=button], label, .horizontal, [role=link], summary")
          const walker = document.createTreeWalker(around ?? document.body, NodeFilter.SHOW_TEXT)
          range.selectNodeContents(walker.nextNode() ?? icon)
          const [a, b] = [icon, range].map(e => e.getBoundingClientRect())
          return a.top + a.height / 2 - b.top - b.height / 2
        }))
        """, as: [Double].self)
      #expect(middles.count == 14 && middles.allSatisfy { abs($0) < 1.5 }, "\(middles)")
    }
  }

  @Test(
    "A stack in a stack is as wide as the page, and the page scrolls under what is as long as itself"
  )
  func nestedStacks() async throws {
    try await withPage(named: "Nested", showing: { Screen(host: $0) { Nested() } }) { page in
      try await page.setViewport(.phone)
      let width = try await page.evaluate(
        "document.querySelector('.page .page .list').getBoundingClientRect().width", as: Double.self
      )
      #expect(width > 300)
      let paddings = try await page.evaluate(
        "[...document.querySelectorAll('main button')].map(e => getComputedStyle(e).padding)",
        as: [String].self)
      #expect(paddings.count == 2 && paddings.last == "0px" && paddings.first != "0px")
    }
    try await withPage(named: "Long", showing: { Screen(host: $0) { Long() } }) { page in
      try await page.setViewport(.phone)
      let chains = try await page.evaluate(
        "[...document.querySelectorAll('.scroll')].map(e => getComputedStyle(e).overscrollBehaviorY)",
        as: [String].self)
      #expect(chains == ["auto", "auto"])
    }
  }

  /// The elements that go past the right edge, each with a part of its HTML.
  private static let tooWide = """
    [...document.querySelectorAll("main *")]
      .filter((element) => element.checkVisibility() && element.getBoundingClientRect().right > 391)
      .map((element) => element.outerHTML.slice(0, 120))
    """

  /// The selectors of the page's stylesheet that are none to the browser; those for other browsers stand in
  /// rules of their own.
  private static let notUnderstood = """
    (async () => {
      const link = document.querySelector('link[rel="stylesheet"]')
      const text = (await (await fetch(link.href)).text()).replace(/\\/\\*[^]*?\\*\\//g, '')
      const sheet = text.replace(/@(keyframes|property)[^{]*\\{([^{}]*\\{[^{}]*\\})*[^{}]*\\}/g, '')
      return [...sheet.matchAll(/([^{};]+)\\{/g)].map(match => match[1].trim())
        .filter(prelude => !prelude.startsWith('@') && !prelude.includes('-moz-'))
        .filter(prelude => !isUnderstood(prelude))
      function isUnderstood(selector) {
        try { new CSSStyleSheet().insertRule(selector + '{}'); return true } catch { return false }
      }
    })()
    """
}

private let longWord = String(repeating: "Donaudampfschifffahrt", count: 3)

private struct LongWords: View {
  @State private var isOn = true
  @State private var isShown = false
  @State private var count = 1
  @State private var text = longWord

  var body: some View {
    NavigationStack {
      List {
        Section(longWord) {
          Text(longWord)
          NavigationLink(longWord) { Text(longWord) }
          NavigationLink {
            Text("Detail")
          } label: {
            VStack(alignment: .leading) {
              Text(longWord).font(.headline)
              Text("Short")
            }
          }
          NavigationLink {
            Text("Detail")
          } label: {
            HStack {
              Text(longWord)
              Spacer()
              Text("Short")
            }
          }
          Button(longWord) {}
          Button {
          } label: {
            Label(longWord, systemImage: "star")
          }
          Label(longWord, systemImage: "star")
          LabeledContent(longWord, value: "Short")
          LabeledContent("Short", value: longWord)
          Text(longWord).badge(3)
          HStack {
            Text(longWord)
            Button("Press") {}
          }
        }
        Section {
          Toggle(longWord, isOn: .constant(true))
          Toggle("On", isOn: $isOn)
          NavigationLink {
            Text("Detail")
          } label: {
            Text(isOn ? longWord : "Short")
          }
          Stepper(value: $count) { Text(longWord) }
          TextField(longWord, text: $text)
          Picker(longWord, selection: $count) { Text(longWord).tag(1) }
          DisclosureGroup(longWord) { Text(longWord) }
        } header: {
          Text(longWord)
        } footer: {
          Text(longWord)
        }
        Button("More") { isShown = true }
      }
      .navigationTitle(longWord)
      .sheet(isPresented: $isShown) {
        VStack {
          Text(longWord).font(.largeTitle)
          Button(longWord) {}.buttonStyle(.borderedProminent)
          Button(longWord) {}.buttonStyle(.bordered)
          GroupBox(longWord) { Text(longWord) }
          ProgressView(longWord)
          HStack {
            Text(longWord)
            Text(longWord)
          }
        }
      }
    }
  }
}

/// A way to put a bar below a list.
private enum BarPlace: CaseIterable { case plain, padded, inset, bar }

private struct Bar: View {
  let rows: Int
  let place: BarPlace
  @State private var text = ""

  var body: some View {
    switch place {
    case .plain:
      VStack {
        list
        bar
      }
    case .padded:
      VStack(spacing: 0) {
        list
        bar.padding()
      }
    case .inset: list.safeAreaInset(edge: .bottom) { bar.padding() }
    case .bar: list.safeAreaBar(edge: .bottom) { bar.padding() }
    }
  }

  private var list: some View { List(0..<rows, id: \.self) { Text("Row \($0)") } }

  private var bar: some View {
    HStack {
      TextField("Message", text: $text)
      Button("Send") {}
    }
  }
}

private struct Nested: View {
  var body: some View {
    NavigationStack {
      NavigationStack {
        VStack {
          List { Text("Tea") }
          Button("Plain") {}
          Button {
          } label: {
            Text("Drawn").padding().background(.blue)
          }
        }
        .navigationTitle("Inside")
      }
    }
  }
}

private struct Long: View {
  var body: some View {
    TabView {
      ScrollView {
        ScrollView(.horizontal) { Text("A row") }
        ForEach(0..<200) { Text("\($0)") }
      }
      .tabItem { Text("Long") }
    }
  }
}

/// A box of 120 points beside a long text, in all that may stand around it.
private struct FixedFrames: View {
  var body: some View {
    ScrollView {
      VStack {
        row { box }
        row { box.onTapGesture {} }
        row { box.gesture(DragGesture()).accessibilityElement(children: .contain) }
        row { box.padding(8).background(.gray) }
        row { box.overlay { Text("Over") }.opacity(0.5) }
        row { box.onLongPressGesture {}.padding(4).onTapGesture {}.accessibilityLabel("Box") }
      }
    }
  }

  private var box: some View { Color.orange.frame(width: 120, height: 120) }

  private func row(@ViewBuilder _ content: () -> some View) -> some View {
    HStack {
      content()
      Text("A text that is longer than the rest of the line, whichever device it is shown on.")
    }
  }
}

/// Icons with words.
private struct Icons: View {
  var body: some View {
    VStack {
      Button("Pause", systemImage: "pause.fill") {}
      Button("Pause", systemImage: "pause.fill") {}.buttonStyle(.bordered)
      Button("Pause", systemImage: "pause.fill") {}.buttonStyle(.borderedProminent)
      Label("Recommended", systemImage: "star")
      Label("Recommended", systemImage: "star").font(.title)
      Menu("Sort", systemImage: "arrow.up.arrow.down") { Button("A") {} }
      HStack {
        Image(systemName: "magnifyingglass")
        Text("Search")
      }
    }
  }
}
