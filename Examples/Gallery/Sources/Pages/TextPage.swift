import SwiftUI

struct TextPage: View {
  static let exhibit = Exhibit("Text", "textformat", file: #filePath) { TextPage() }

  @State private var isLarge = false

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("Large title").font(.largeTitle)
      Text("Title").font(.title)
      Text("Headline").font(.headline)
      Text("Body, in as many lines as it takes to say what has to be said.")
      Text("Footnote").font(.footnote).foregroundStyle(.secondary)
      Text("Markdown: **bold**, *italic*, ~~struck~~, `code` and a [link](https://www.swift.org).")
      Text("Rounded ").font(.system(.body, design: .rounded)) + Text("and bold").bold()
        + Text(" and red").foregroundColor(.red)
      Text("Numbers: \(1234.5, format: .number) and \(0.25, format: .percent)")
      Text("Monospaced digits 0123456789").monospacedDigit()
      Text("Only one line of a text that is longer than the screen of a phone is wide")
        .lineLimit(1)
        .minimumScaleFactor(0.8)
      Text("UPPERCASE by its case").textCase(.uppercase).tracking(2)
      Text("Grows").font(isLarge ? .largeTitle : .body).animation(.spring, value: isLarge)
      Button(isLarge ? "Smaller" : "Larger") { isLarge.toggle() }
    }
  }
}
