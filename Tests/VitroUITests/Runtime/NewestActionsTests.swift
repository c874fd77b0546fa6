import Observation
import Testing
import VitroUI
import VitroUITesting

/// The numbers that actions have said, each as it was when the action was made.
@MainActor
private final class Log {
  var lines: [String] = []
}

/// A view that makes another action for each number, and counts.
private struct Numbered<Content: View>: View {
  let log: Log
  @ViewBuilder let content: (@escaping (String) -> Void) -> Content
  @State private var number = 0

  var body: some View {
    let number = number
    Button("Next") { self.number += 1 }
    content { log.lines.append("\($0) \(number)") }
  }
}

private struct Controls: View {
  let say: (String) -> Void
  @State private var text = ""

  var body: some View {
    Button("Press") { say("press") }
    Text("Hold").onLongPressGesture { say("hold") }
    Text("Touch").onTapGesture { say("touch") }
    Text("Point").onHover { _ in say("point") }
    Text("Offer").accessibilityAction(named: "Offer") { say("offer") }
    Text("Context").contextMenu { Button("Menu") { say("menu") } }
    TextField("Field", text: $text, onEditingChanged: { _ in say("edit") }) { say("commit") }
      .onSubmit { say("submit") }
    Stepper("Step") {
      say("up")
    } onDecrement: {
      say("down")
    }
    HStack { Deep(say: say) }
  }
}

private struct Question: View {
  let say: (String) -> Void
  @State private var isAsking = false

  var body: some View {
    Button("Ask") { isAsking = true }
      .alert("Sure?", isPresented: $isAsking) { Button("Yes") { say("yes") } }
  }
}

private struct Deep: View {
  let say: (String) -> Void
  var body: some View { Deeper(say: say) }
}

private struct Deeper: View {
  let say: (String) -> Void
  @Environment(\.isEnabled) private var isEnabled
  var body: some View { Button("Deep") { say("deep") }.disabled(!isEnabled) }
}

private struct PlainControls: View {
  let say: (String) -> Void

  var body: some View {
    Button("Press") { say("press") }
    Deep(say: say)
  }
}

@MainActor @Suite("The newest action of a view is the one that runs")
struct NewestActionsTests {
  @Test("A view with another action is not looked at again until somebody uses it")
  func lazy() async throws {
    let log = Log()
    let screen = Screen { Numbered(log: log) { PlainControls(say: $0) } }
    try await screen.button("Next").tap()
    _ = screen.bodyEvaluations()
    try await screen.button("Next").tap()
    try await screen.button("Next").tap()
    #expect(screen.bodyEvaluations()["PlainControls"] == nil)
    try await screen.button("Deep").tap()
    #expect(log.lines == ["deep 3"])
    try await screen.button("Press").tap()
    #expect(log.lines == ["deep 3", "press 3"])
  }

  @Test("At every kind of event the newest action runs")
  func events() async throws {
    let log = Log()
    let screen = Screen {
      Numbered(log: log) {
        Controls(say: $0)
        Question(say: $0)
      }
    }
    let events: [(String, () async throws -> Void)] = [
      ("press", { try await screen.button("Press").tap() }),
      ("hold", { try await screen.text("Hold").longPress() }),
      ("touch", { try await screen.text("Touch").tap() }),
      ("point", { try await screen.text("Point").hover() }),
      ("offer", { try await screen.text("Offer").performAction(named: "Offer") }),
      ("edit", { try await screen.textField("Field").focus() }),
      ("up", { try await screen.stepper("Step").increment() }),
      ("down", { try await screen.stepper("Step").decrement() }),
      ("deep", { try await screen.button("Deep").tap() }),
    ]
    var number = 0
    for (name, event) in events {
      _ = screen.bodyEvaluations()
      for _ in 0..<2 {
        try await screen.button("Next").tap()
        number += 1
      }
      #expect(screen.bodyEvaluations()["Controls"] == nil)
      try await event()
      #expect(log.lines.last == "\(name) \(number)")
    }
    try await screen.button("Next").tap()
    log.lines = []
    try await screen.textField("Field").submit()
    #expect(
      log.lines.contains("commit \(number + 1)") && log.lines.contains("submit \(number + 1)"))
    try await screen.button("Ask").tap()
    try await screen.button("Yes").tap()
    #expect(log.lines.last == "yes \(number + 1)")
    try await screen.text("Context").openMenu()
    try await screen.menuItem("Menu").tap()
    #expect(log.lines.last == "menu \(number + 1)")
  }

  @Test("Rows are edited by the newest actions, and what stands in them acts by its own")
  func rows() async throws {
    struct Rows: View {
      let say: (String) -> Void
      var body: some View {
        ForEach(["Milk", "Tea"], id: \.self) { name in
          HStack { Row(name: name, say: say) }
            .swipeActions { Button("Keep") { say("keep") } }
        }
        .onDelete { _ in say("delete") }
        .onMove { _, _ in say("move") }
      }
    }
    struct Row: View {
      let name: String
      let say: (String) -> Void
      var body: some View { Button(name) { say(name) } }
    }
    let log = Log()
    let screen = Screen {
      Numbered(log: log) { say in
        List { Rows(say: say) }.environment(\.editMode, .constant(.active))
      }
    }
    for (number, name) in ["Delete Milk", "Move Milk down", "Keep"].enumerated() {
      try await screen.button("Next").tap()
      try await screen.listItem("Milk").button(name).tap()
      #expect(log.lines.last?.hasSuffix(" \(number + 1)") == true, "\(log.lines)")
    }
    try await screen.button("Milk").tap()
    #expect(log.lines.last == "Milk 3")
  }

  @Test("What nobody asks for runs the newest action, too, be it that it comes late")
  func unasked() async throws {
    struct Late: View {
      let value: Int
      let say: (String) -> Void
      @State private var isShown = false
      var body: some View {
        Button("Show") { isShown.toggle() }
        if isShown {
          Text("Shown")
            .onAppear { say("appear") }
            .onDisappear { say("disappear") }
            .task { say("task") }
            .onChange(of: value) { say("change") }
        }
      }
    }
    struct Holder: View {
      let log: Log
      @State private var number = 0
      @State private var value = 0
      var body: some View {
        let number = number
        Button("Next") { self.number += 1 }
        Button("Change") { value += 1 }
        Late(value: value) { log.lines.append("\($0) \(number)") }
      }
    }
    let log = Log()
    let screen = Screen { Holder(log: log) }
    try await screen.button("Next").tap()
    try await screen.button("Show").tap()
    #expect(log.lines == ["appear 1", "task 1"])
    try await screen.button("Next").tap()
    try await screen.button("Change").tap()
    #expect(log.lines.last == "change 2")
    try await screen.button("Next").tap()
    try await screen.button("Show").tap()
    #expect(log.lines.last == "disappear 3")
  }

  @Test("An action of the environment is the newest one where it is read")
  func environment() async throws {
    struct Middle: View {
      let say: (String) -> Void
      var body: some View { Reader().environment(\.say, say) }
    }
    struct Reader: View {
      @Environment(\.say) private var say
      var body: some View {
        let say = say
        Button("Say") { say?("said") }
      }
    }
    let log = Log()
    let screen = Screen { Numbered(log: log) { Middle(say: $0) } }
    for _ in 0..<2 { try await screen.button("Next").tap() }
    try await screen.button("Say").tap()
    #expect(log.lines == ["said 2"])
  }

  @Test("A page that was pushed, or a sheet, acts as the view that shows it does now")
  func pages() async throws {
    struct Link: View {
      let say: (String) -> Void
      @State private var isOpen = false
      var body: some View {
        NavigationLink("Page") { Button("On the page") { say("page") } }
        Button("Sheet") { isOpen = true }
          .sheet(isPresented: $isOpen, onDismiss: { say("dismissed") }) {
            Button("In the sheet") { say("sheet") }
            Button("Count") { say("count") }
          }
      }
    }
    struct Clock: View {
      let log: Log
      let ticks: Ticks
      var body: some View {
        let number = ticks.number
        NavigationStack { Link { log.lines.append("\($0) \(number)") } }
      }
    }
    let (log, ticks) = (Log(), Ticks())
    let screen = Screen { Clock(log: log, ticks: ticks) }
    try await screen.link("Page").tap()
    ticks.number = 5
    try await screen.button("On the page").tap()
    #expect(log.lines == ["page 5"])
    try await screen.button("Back").tap()
    try await screen.button("Sheet").tap()
    ticks.number = 6
    try await screen.button("In the sheet").tap()
    ticks.number = 7
    try await screen.dialog().dismiss()
    #expect(log.lines == ["page 5", "sheet 6", "dismissed 7"])
  }

  @Test(
    "A page or a sheet that acts unasked does so by the newest actions, and a row with either is lazy"
  )
  func pagesUnasked() async throws {
    struct Row: View {
      let say: (String) -> Void
      @State private var isOpen = false
      var body: some View {
        NavigationLink("Page") { Text("On the page").onAppear { say("page") } }
        NavigationLink("Value", value: 7)
        Button("Sheet") { isOpen = true }
          .sheet(isPresented: $isOpen) { Text("In the sheet").onAppear { say("sheet") } }
      }
    }
    struct Destination: View {
      let say: (String) -> Void
      var body: some View {
        Text("Root").navigationDestination(for: Int.self) { value in
          Button("Say \(value)") { say("value") }
        }
      }
    }
    struct Clock: View {
      let log: Log
      let ticks: Ticks
      var body: some View {
        let number = ticks.number
        NavigationStack {
          Destination { log.lines.append("\($0) \(number)") }
          Row { log.lines.append("\($0) \(number)") }
        }
      }
    }
    let (log, ticks) = (Log(), Ticks())
    let screen = Screen { Clock(log: log, ticks: ticks) }
    _ = screen.bodyEvaluations()
    ticks.number = 3
    #expect(screen.bodyEvaluations()["Row"] == nil)
    #expect(screen.bodyEvaluations()["Destination"] == nil)
    try await screen.link("Value").tap()
    ticks.number = 4
    try await screen.button("Say 7").tap()
    #expect(log.lines == ["value 4"])
    try await screen.button("Back").tap()
    ticks.number = 5
    try await screen.button("Sheet").tap()
    try await screen.dialog().dismiss()
    ticks.number = 6
    try await screen.link("Page").tap()
    #expect(log.lines == ["value 4", "sheet 5", "page 6"])
  }

  @Test("A closure that gives something, draws, or is there no more makes another view")
  func others() async throws {
    struct Gives: View {
      let text: () -> String
      var body: some View { Text(text()) }
    }
    struct Perhaps: View {
      let act: (() -> Void)?
      var body: some View { act.map { Button("Act", action: $0) } }
    }
    struct Draws: View {
      let draw: (Pen) -> Void
      let write: (inout String) -> Void
      var body: some View {
        let pen = Pen()
        let _ = draw(pen)
        Text(pen.text)
        Text(written)
      }
      private var written: String {
        var text = ""
        write(&text)
        return text
      }
    }
    struct Holder: View {
      @State private var number = 0
      var body: some View {
        let number = number
        Button("Next") { self.number += 1 }
        Gives { "gives \(number)" }
        Perhaps(act: number == 1 ? {} : nil)
        Draws(draw: { $0.text = "draws \(number)" }, write: { $0 = "writes \(number)" })
      }
    }
    let screen = Screen { Holder() }
    for number in 1...2 {
      try await screen.button("Next").tap()
      #expect(screen.text("gives \(number)").exists)
      #expect(screen.text("draws \(number)").exists)
      #expect(screen.text("writes \(number)").exists)
      #expect(screen.button("Act").isAbsent == (number == 2))
    }
  }
}

@MainActor private final class Pen {
  var text = ""
}

@MainActor @Observable private final class Ticks {
  var number = 0
}

private enum SayKey: EnvironmentKey {
  static var defaultValue: ((String) -> Void)? { nil }
}

extension EnvironmentValues {
  fileprivate var say: ((String) -> Void)? {
    get { self[SayKey.self] }
    set { self[SayKey.self] = newValue }
  }
}
