import Foundation
import Testing
import VitroUI
import VitroUITesting

/// Tests of a view that reads the environment: it gets what the views around say now, whenever it
/// has come.
@MainActor @Suite struct EnvironmentLookedUp {
  @Test("A view that came between two changes hears of the second")
  func cameLate() async throws {
    let screen = Screen { Painted() }
    try await screen.toggle("Dark").tap()
    try await screen.toggle("Shown").tap()
    #expect(screen.text("dark 2").exists)
    try await screen.toggle("Dark").tap()
    #expect(screen.text("plain 2").exists)
  }

  @Test("An environment that is handed on whole follows the one around")
  func whole() async throws {
    let screen = Screen { Wrapped() }
    #expect(screen.text("light").exists)
    try await screen.toggle("Dark").tap()
    #expect(screen.text("dark").exists)
  }

  @Test("The page of a tab is called what its tab says now")
  func panel() async throws {
    let screen = Screen(surroundings: Surroundings(locale: Locale(identifier: "en_US"))) {
      TabView { Text("Page").tabItem { Text(1.5, format: .number) } }
    }
    #expect(screen.tab("1.5").exists && names(of: screen) == ["1.5"])
    screen.surroundings.locale = Locale(identifier: "de_DE")
    #expect(screen.tab("1,5").exists && names(of: screen) == ["1,5"])
  }

  @Test("A view that goes with a change knows the new value as it goes")
  func leaving() async throws {
    let log = Levels()
    let screen = Screen { Leveled(log: log) }
    try await screen.button("Go").tap()
    #expect(log.level == 2)
  }

  private func names(of screen: Screen) -> [String] {
    panels(in: screen.root).map { $0.attributes.label ?? "" }
  }

  private func panels(in element: Element) -> [Element] {
    (element.attributes.role == .tabpanel ? [element] : []) + element.children.flatMap(panels)
  }
}

/// A page that is left while it is shown, in whatever moment, does no harm.
@MainActor @Suite struct PagesThatGo {
  @Test("A page that dismisses itself as its whole stack goes")
  func withItsStack() async throws {
    let screen = Screen { Leaving() }
    try await screen.link("More").tap()
    try await screen.button("Leave").tap()
    #expect(screen.text("Out").exists)
  }

  @Test("A page whose body leads away from it")
  func inItsBody() async throws {
    let screen = Screen { NavigationStack { NavigationLink("More") { LeavesInBody() } } }
    try await screen.link("More").tap()
    try await screen.button("Done").tap()
    #expect(screen.link("More").exists)
  }
}

private struct Paint: Equatable {
  var name = "plain"
  var size = 1
}

private struct PaintKey: EnvironmentKey { static var defaultValue: Paint { Paint() } }
private struct LevelKey: EnvironmentKey { static var defaultValue: Int { 0 } }

extension EnvironmentValues {
  fileprivate var paint: Paint {
    get { self[PaintKey.self] }
    set { self[PaintKey.self] = newValue }
  }

  fileprivate var level: Int {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }
}

private struct Painted: View {
  @State private var isDark = false

  var body: some View {
    Toggle("Dark", isOn: $isDark)
    Sized().environment(\.paint.name, isDark ? "dark" : "plain")
  }
}

private struct Sized: View {
  @State private var isShown = false

  var body: some View {
    Toggle("Shown", isOn: $isShown)
    PaintGate(isShown: isShown).environment(\.paint.size, 2)
  }
}

private struct PaintGate: View {
  let isShown: Bool

  var body: some View { if isShown { PaintReader() } }
}

private struct PaintReader: View {
  @Environment(\.paint) private var paint

  var body: some View { Text("\(paint.name) \(paint.size)") }
}

private struct Wrapped: View {
  @State private var isDark = false

  var body: some View {
    Toggle("Dark", isOn: $isDark)
    HandsOn().environment(\.colorScheme, isDark ? .dark : .light)
  }
}

private struct HandsOn: View {
  @Environment(\.self) private var all

  var body: some View { SchemeText().environment(\.self, all) }
}

private struct SchemeText: View {
  @Environment(\.colorScheme) private var scheme

  var body: some View { Text(scheme == .dark ? "dark" : "light") }
}

@MainActor private final class Levels {
  var level: Int?
}

private struct Leveled: View {
  let log: Levels
  @State private var level = 1
  @State private var isShown = true

  var body: some View {
    Button("Go") {
      level = 2
      isShown = false
    }
    LevelGate(isShown: isShown, log: log).environment(\.level, level)
  }
}

private struct LevelGate: View {
  let isShown: Bool
  let log: Levels

  var body: some View { if isShown { LevelReader(log: log).disabled(true) } }
}

private struct LevelReader: View {
  let log: Levels
  @Environment(\.level) private var level

  var body: some View { Text("A").onDisappear { log.level = level } }
}

private struct Leaving: View {
  @State private var isIn = true

  var body: some View {
    if isIn {
      NavigationStack { NavigationLink("More") { LeavesAtEnd { isIn = false } } }
    } else {
      Text("Out")
    }
  }
}

private struct LeavesAtEnd: View {
  let leave: () -> Void
  @Environment(\.dismiss) private var dismiss

  var body: some View { Button("Leave", action: leave).onDisappear { dismiss() } }
}

private struct LeavesInBody: View {
  @Environment(\.dismiss) private var dismiss
  @State private var isDone = false

  var body: some View {
    let _ = isDone ? dismiss() : ()
    Text("Detail")
    Button("Done") { isDone = true }
  }
}
