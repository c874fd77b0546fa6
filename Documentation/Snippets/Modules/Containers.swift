// A container of one's own, a control of one's own, and their tests.
import Testing
import VitroPreviews
import VitroUI
import VitroUITesting

/// Steps of a recipe, each with its number, in a box for each section.
struct Steps<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    ForEach(sections: content) { section in
      GroupBox {
        ForEach(section.content.numbered) { step in
          HStack {
            Text("\(step.number).")
            step.view
            if step.view.containerValues.isOptional { Text("if you like") }
          }
        }
      } label: {
        section.header
      }
    }
  }
}

extension SubviewsCollection {
  fileprivate var numbered: [NumberedStep] {
    enumerated().map { NumberedStep(number: $0 + 1, view: $1) }
  }
}

private struct NumberedStep: Identifiable {
  let number: Int
  let view: Subview

  var id: Subview.ID { view.id }
}

extension ContainerValues {
  @Entry var isOptional: Bool = false
}

extension View {
  func optionalStep() -> some View { containerValue(\.isOptional, true) }
}

struct Bread: View {
  var body: some View {
    Steps {
      Section("Dough") {
        Text("Mix flour and water")
        Seeds()
        Text("Knead")
      }
      Section("Bread") {
        Text("Bake")
      }
    }
  }
}

struct Seeds: View {
  @State private var kinds = ["Linseed"]

  var body: some View {
    ForEach(kinds, id: \.self) { Text($0) }.optionalStep()
    Button("More seeds") { kinds.append("Sesame") }
  }
}

@MainActor @Suite("A container of one's own")
struct StepsTests {
  @Test("Each step has its number, wherever it comes from, and says if it is optional")
  func steps() async throws {
    let screen = Screen { Bread() }
    #expect(screen.group("Dough").text("2.").exists && screen.text("if you like").count == 1)
    try await screen.button("More seeds").tap()
    #expect(screen.group("Dough").text("5.").exists && screen.text("if you like").count == 2)
    #expect(screen.group("Bread").text("1.").exists)
  }
}

/// A number of stars that people give.
struct Rating: View {
  @Binding var stars: Int

  var body: some View {
    HStack {
      ForEach(1...5, id: \.self) { number in
        Button {
          stars = number
        } label: {
          Image(systemName: number <= stars ? "star.fill" : "star")
        }
        .accessibilityLabel("\(number) stars")
      }
    }
    .accessibilityElement(children: .contain)
    .accessibilityLabel("Rating")
    .accessibilityValue("\(stars) of 5")
  }
}

@MainActor @Suite("A control of one's own")
struct RatingTests {
  @Test("A press gives as many stars as it says")
  func stars() async throws {
    let screen = Screen { RatingPage() }
    try await screen.group("Rating").button("4 stars").tap()
    #expect(screen.text("Thank you for 4").exists && screen.accessibilityProblems == [])
  }
}

private struct RatingPage: View {
  @State private var stars = 0

  var body: some View {
    Text("Thank you for \(stars)")
    Rating(stars: $stars)
  }
}
