import Observation
import Testing
import VitroUI
import VitroUITesting

/// What comes late to a row that has gone or moved: from a task, a timer, `onDisappear`.
@MainActor @Suite("The binding of a row leads to its element, wherever that is")
struct RowBindingTests {
  @Test("One whose element has gone writes into no other")
  func gone() async throws {
    let (model, _) = try await shown()
    model.rules.remove(at: 1)
    model.bindings[2]?.wrappedValue.name += "!"
    #expect(model.rules.map(\.name) == ["1a", "3c"])
    #expect(model.bindings[2]?.wrappedValue.name == "2b")
  }

  @Test("One whose element has moved writes into that")
  func moved() async throws {
    let (model, _) = try await shown()
    model.rules.reverse()
    model.bindings[1]?.wrappedValue.name += "!"
    #expect(model.rules.map(\.name) == ["3c", "2b", "1a!"])
    #expect(model.bindings[1]?.wrappedValue.name == "1a!")
  }

  @Test("What a row does as it disappears is done to nothing else")
  func disappearing() async throws {
    let (model, screen) = try await shown()
    model.marksGone = true
    model.rules.removeFirst()
    await screen.rest()
    #expect(model.rules.map(\.name) == ["2b", "3c"])
  }

  @Test("A field of a row goes on writing into its element while others come and go")
  func field() async throws {
    let (model, screen) = try await shown()
    for change in [
      { model.rules.insert(Rule(id: 9, name: "9"), at: 0) }, { model.rules.removeLast() },
      { model.rules.reverse() },
    ] as [() -> Void] {
      change()
      try await screen.textField("Rule 2").type("b\(model.rules.count)")
      #expect(model.rules.first { $0.id == 2 }?.name == "b\(model.rules.count)")
    }
    #expect(model.rules.map(\.name) == ["b3", "1a", "9"])
  }

  private func shown() async throws -> (Model, Screen) {
    let model = Model()
    let screen = Screen { RulesView(model: model) }
    await screen.rest()
    return (model, screen)
  }
}

private struct Rule: Identifiable, Equatable {
  let id: Int
  var name: String
}

@MainActor @Observable private final class Model {
  var rules = [Rule(id: 1, name: "1a"), Rule(id: 2, name: "2b"), Rule(id: 3, name: "3c")]
  var marksGone = false
  @ObservationIgnored var bindings: [Int: Binding<Rule>] = [:]
}

private struct RulesView: View {
  @Bindable var model: Model

  var body: some View {
    ForEach($model.rules) { $rule in
      let _ = model.bindings[rule.id] = model.bindings[rule.id] ?? $rule
      TextField("Rule \(rule.id)", text: $rule.name)
        .onDisappear { if model.marksGone { rule.name += " has gone" } }
    }
  }
}
