import Observation
import VitroUI

extension Situation {
  static let environment = [
    Situation(
      "A value of the environment runs those who read it", tap: "Font",
      runs: ["FontOwner<FontReader>": 1, "FontReader": 1], shows: "title"
    ) { FontOwner { FontReader() } },
    Situation(
      "A value of the environment runs nobody who reads another one", tap: "Font",
      runs: ["FontOwner<EnabledReader>": 1]
    ) { FontOwner { EnabledReader() } },
    Situation(
      "A value of the environment that is overridden in between runs nobody below",
      tap: "Font", runs: ["FontOwner<CaptionOwner>": 1], shows: "caption"
    ) { FontOwner { CaptionOwner() } },
  ]

  static let objects = [
    Situation(
      "A property of an object runs the body that reads it", tap: "Left", runs: ["LeftView": 1],
      shows: "left 1"
    ) { PairView(pair: Pair()) },
    Situation(
      "A property of an object that no body reads runs none", tap: "Unread", runs: [:]
    ) { PairView(pair: Pair()) },
    Situation(
      "A property of an object that is set to an equal value runs nothing", tap: "Left again",
      runs: [:]
    ) { PairView(pair: Pair()) },
    Situation(
      "An object in the environment runs those who read what changes in it", tap: "Left",
      runs: ["LeftInside": 1], shows: "left 1"
    ) { PairOwner() },
    Situation(
      "Another object in the environment runs those who take it", tap: "Replace",
      runs: ["PairOwner": 1, "LeftInside": 1], shows: "left 9"
    ) { PairOwner() },
  ]
}

private struct FontOwner<Inside: View>: View {
  @State private var isTitle = false
  private let inside: Inside

  init(@ViewBuilder inside: () -> Inside) {
    self.inside = inside()
  }

  var body: some View {
    inside.font(isTitle ? .title : .body)
    Button("Font") { isTitle = true }
  }
}

private struct FontReader: View {
  @Environment(\.font) var font
  var body: some View {
    Text(font == .title ? "title" : font == .caption ? "caption" : "body")
  }
}

private struct EnabledReader: View {
  @Environment(\.isEnabled) var isEnabled
  @Environment(\.dismiss) var dismiss
  var body: some View { Text("\(isEnabled)") }
}

private struct CaptionOwner: View {
  var body: some View { FontReader().font(.caption) }
}

@Observable @MainActor private final class Pair {
  var left = 0
  var right = 0
}

private struct PairView: View {
  let pair: Pair
  var body: some View {
    LeftView(pair: pair)
    Button("Left") { pair.left += 1 }
    Button("Left again") { pair.left = 0 }
    Button("Unread") { pair.right += 1 }
  }
}

private struct LeftView: View {
  let pair: Pair
  var body: some View { Text("left \(pair.left)") }
}

private struct PairOwner: View {
  @State var pair = Pair()
  var body: some View {
    LeftInside().environment(pair)
    Title(text: "same").environment(pair)
    Button("Left") { pair.left += 1 }
    Button("Replace") {
      pair = Pair()
      pair.left = 9
    }
  }
}

private struct LeftInside: View {
  @Environment(Pair.self) var pair
  var body: some View { Text("left \(pair.left)") }
}

private struct Title: View {
  let text: String
  var body: some View { Text(text) }
}
