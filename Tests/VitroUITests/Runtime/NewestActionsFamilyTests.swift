import Testing
import VitroUI
import VitroUITesting

/// A kind of view around others, as programs nest them.
private enum Around: CaseIterable {
  case stack, rows, list, branch, erased, identified, environment, style, frame, geometry,
    equatable,
    overlay, section, group, sheet, disclosed, swipe, readEnvironment, appears
}

/// A view with others in it, at random.
private struct Plan: Equatable, Sendable {
  var around: [Around]
  var name: String

  static func random(_ names: [String], depth: Int, using generator: inout SeededGenerator)
    -> [Plan]
  {
    names.map { name in
      let count = Int.random(in: 1...depth, using: &generator)
      return Plan(
        around: (0..<count).map { _ in
          Around.allCases.randomElement(using: &generator) ?? .stack
        }, name: name)
    }
  }
}

/// A view that passes an action on, through all that a plan says.
private struct Layer: View {
  let plan: Plan
  let index: Int
  let say: (String) -> Void
  @Environment(\.sayAround) private var sayAround
  @State private var isShown = true

  var body: some View {
    if index == plan.around.count {
      Button(plan.name) { say(plan.name) }
    } else {
      around(plan.around[index])
    }
  }

  private var inner: Layer { Layer(plan: plan, index: index + 1, say: say) }

  private func around(_ kind: Around) -> AnyView {
    switch kind {
    case .stack: AnyView(HStack { inner })
    case .rows: AnyView(ForEach(0..<2, id: \.self) { if $0 == 0 { inner } else { Text("row") } })
    case .list: AnyView(List { inner })
    case .branch: AnyView(Group { if isShown { inner } else { EmptyView() } })
    case .erased: AnyView(AnyView(inner))
    case .identified: AnyView(inner.id(plan.name))
    case .environment: AnyView(inner.environment(\.sayAround, say))
    case .style: AnyView(inner.buttonStyle(PlainStyle()))
    case .frame: AnyView(inner.padding().frame(maxWidth: 300))
    case .geometry: AnyView(GeometryReader { _ in inner })
    case .equatable: AnyView(VStack { inner }.onHover { _ in say("hover") })
    case .overlay: AnyView(Text("under").overlay { inner })
    case .section: AnyView(Section("Section") { inner })
    case .group: AnyView(Group { inner }.disabled(false))
    case .sheet: AnyView(inner.sheet(isPresented: .constant(false)) { Text("sheet") })
    case .disclosed: AnyView(DisclosureGroup("More", isExpanded: .constant(true)) { inner })
    case .swipe: AnyView(inner.swipeActions { Button("Swiped") { say("swiped") } })
    // An action that has come by the environment, where there is one.
    case .readEnvironment:
      AnyView(Layer(plan: plan, index: index + 1, say: sayAround ?? say))
    case .appears: AnyView(inner.onAppear { say("appeared") })
    }
  }
}

private struct PlainStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { HStack { configuration.label } }
}

private struct Forest: View {
  let plans: [Plan]
  let say: (String, Int) -> Void
  @State private var number = 0

  var body: some View {
    let number = number
    Button("Next") { self.number += 1 }
    ForEach(plans, id: \.name) { plan in
      Layer(plan: plan, index: 0) { say($0, number) }
    }
  }
}

private enum SayAroundKey: EnvironmentKey {
  static var defaultValue: ((String) -> Void)? { nil }
}

extension EnvironmentValues {
  fileprivate var sayAround: ((String) -> Void)? {
    get { self[SayAroundKey.self] }
    set { self[SayAroundKey.self] = newValue }
  }
}

@MainActor @Suite("The newest action runs, whatever it has come through")
struct NewestActionsFamilyTests {
  @Test("At random trees of views, however many updates lie between", arguments: 0..<40)
  func family(_ seed: Int) async throws {
    var generator = SeededGenerator(state: UInt64(seed) &+ 1)
    let names = (0..<6).map { "Act \($0)" }
    let plans = Plan.random(names, depth: 5, using: &generator)
    var said: [(name: String, number: Int)] = []
    let screen = Screen { Forest(plans: plans) { said.append(($0, $1)) } }
    await screen.rest()
    var number = 0
    for _ in 0..<30 {
      if Bool.random(using: &generator) {
        try await screen.button("Next").tap()
        number += 1
      } else {
        let name = names.randomElement(using: &generator) ?? ""
        said = []
        try await screen.button(name).tap()
        #expect(
          said.last?.name == name && said.last?.number == number, "\(plans) \(said) \(number)")
      }
    }
  }
}
