import Foundation
import Testing
import VitroUI
import VitroUITesting

@MainActor @Suite("What a screen is shown on")
struct SurroundingsTests {
  @Test("Bodies that read what is different now run again, and no others")
  func changes() {
    let screen = Screen {
      SchemeView()
      WidthView()
    }
    #expect(screen.text("light").exists && screen.text("compact").exists)
    _ = screen.bodyEvaluations()
    screen.surroundings.colorScheme = .dark
    #expect(screen.text("dark").exists)
    #expect(screen.bodyEvaluations() == ["SchemeView": 1])
    screen.surroundings.size.width = 599
    #expect(screen.bodyEvaluations().isEmpty)
    screen.surroundings.size.width = 600
    #expect(screen.text("regular").exists)
    #expect(screen.bodyEvaluations() == ["WidthView": 1])
  }

  @Test("What a view says itself counts more than what the screen is shown on")
  func override() {
    let screen = Screen {
      SchemeView().environment(\.colorScheme, .dark)
      WidthView().environment(\.horizontalSizeClass, nil)
    }
    screen.surroundings.size.width = 1_000
    #expect(screen.text("dark").exists && screen.text("none").exists)
  }

  @Test("A view changes what it is told, and what is changed counts inside of it")
  func transform() async throws {
    let screen = Screen { Limited() }
    #expect(screen.text("lines: 3").exists)
    try await screen.button("More").tap()
    #expect(screen.text("lines: 4").exists)
  }

  @Test("Days are counted in the time zone that the screen is shown in")
  func calendar() {
    let zone = TimeZone(secondsFromGMT: 7_200) ?? .current
    let screen = Screen(surroundings: Surroundings(timeZone: zone)) { HourView() }
    #expect(screen.text("2 o'clock").exists)
  }

  @Test("A phase of the scene is told to those who watch it")
  func phases() {
    let screen = Screen { PhaseView() }
    screen.surroundings.scenePhase = .background
    #expect(screen.text("in the background since 1").exists)
  }
}

private struct Limited: View {
  @State private var extra = 1

  var body: some View {
    LimitView()
      .transformEnvironment(\.limit) { [extra] in $0 += extra }
      .environment(\.limit, 2)
    Button("More") { extra += 1 }
  }
}

private struct LimitKey: EnvironmentKey { static var defaultValue: Int { 0 } }

extension EnvironmentValues {
  fileprivate var limit: Int {
    get { self[LimitKey.self] }
    set { self[LimitKey.self] = newValue }
  }
}

private struct LimitView: View {
  @Environment(\.limit) private var limit

  var body: some View { Text("lines: \(limit)") }
}

private struct SchemeView: View {
  @Environment(\.colorScheme) private var scheme

  var body: some View { Text(verbatim: scheme.rawValue) }
}

private struct WidthView: View {
  @Environment(\.horizontalSizeClass) private var width

  var body: some View { Text(verbatim: width.map { "\($0)" } ?? "none") }
}

private struct HourView: View {
  @Environment(\.calendar) private var calendar

  var body: some View {
    Text("\(calendar.component(.hour, from: Date(timeIntervalSince1970: 0))) o'clock")
  }
}

private struct PhaseView: View {
  @Environment(\.scenePhase) private var phase
  @State private var count = 0

  var body: some View {
    Text(phase == .background ? "in the background since \(count)" : "seen")
      .onChange(of: phase) { count += 1 }
  }
}
