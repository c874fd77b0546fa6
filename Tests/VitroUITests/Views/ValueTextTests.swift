import Foundation
import Testing
import VitroUI
import VitroUITesting

@MainActor @Suite("Texts of values")
struct ValueTextTests {
  private func text(_ text: Text) -> String { Screen { text }.root.text }

  @Test(
    "How long something takes is said in its two largest units",
    arguments: [
      (19_830.0, "5 hr, 30 min"), (178_200, "2 days, 1 hr"), (88_230, "1 day, 30 min"),
    ])
  func relative(seconds: Double, expected: String) {
    #expect(text(Text(Date(timeIntervalSinceNow: seconds), style: .relative)) == expected)
    #expect(text(Text(Date(timeIntervalSinceNow: seconds), style: .offset)) == "+" + expected)
    #expect(text(Text(Date(timeIntervalSinceNow: -seconds), style: .offset)) == "-" + expected)
  }

  @Test(
    "A clock shows minutes and seconds, and hours where there are some",
    arguments: [(9.0, "0:0"), (79, "1:1"), (3_609, "1:00:0")])
  func timer(seconds: Double, beginning: String) {
    // While the test runs, seconds may pass.
    let clock = text(Text(Date(timeIntervalSinceNow: seconds), style: .timer))
    #expect(clock.hasPrefix(beginning) && clock.count == beginning.count + 1)
  }

  @Test("Between two dates stand days, within a day times")
  func ranges() {
    let noon = Calendar.current.startOfDay(for: .now).addingTimeInterval(43_200)
    let hour = text(Text(noon...noon.addingTimeInterval(3_600)))
    let week = text(Text(noon...noon.addingTimeInterval(7 * 86_400)))
    #expect(hour.contains(":00") && hour.contains(" – ") && !week.contains(":00"))
    #expect(text(Text(noon, style: .time)).contains(":00"))
    #expect(!text(Text(noon, style: .date)).contains(":"))
  }

  @Test("One of Foundation's formatters writes an object, in a text and within one")
  func formatter() {
    let formatter = NumberFormatter()
    formatter.minimumFractionDigits = 2
    formatter.locale = Locale(identifier: "en_US")
    #expect(text(Text(NSNumber(value: 1.5), formatter: formatter)) == "1.50")
    #expect(text(Text("\(NSNumber(value: 1.5), formatter: formatter) €")) == "1.50 €")
  }

  @Test("A text is made of others, of symbols, and of attributes")
  func runs() throws {
    var linked = AttributedString("site")
    linked.link = URL(filePath: "/site")
    let screen = Screen {
      Text(linked)
      Text("go \(Text("there").bold())")
      Text("a \(Image(systemName: "star")) b")
      Text(Image(systemName: "star"))
    }
    let runs = screen.root.all.flatMap(\.runs)
    #expect(runs.contains { $0.text == "site" && $0.url?.hasSuffix("/site") == true })
    #expect(runs.contains { $0.text == "there" && $0.looks == [.fontWeight(700)] })
    #expect(runs.count { $0.symbol == "star" } == 2)
    #expect(screen.text("go there").exists)
  }

  @Test("A field takes a value in the way that its format or its formatter writes it")
  func fields() async throws {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    let screen = Screen {
      Kept(NSNumber(value: 7)) { value in
        TextField("Formatter", value: value, formatter: formatter)
        Text(verbatim: "is \(value.wrappedValue)")
      }
      Kept(Int?.none) { value in
        TextField("Optional", value: value, format: .number)
        Text(value.wrappedValue.map { "has \($0)" } ?? "has none")
      }
    }
    #expect(screen.textField("Formatter").value == "7")
    try await screen.textField("Formatter").type("12")
    try await screen.textField("Optional").type("3")
    #expect(screen.text("is 12").exists && screen.text("has 3").exists)
    try await screen.textField("Optional").type("much")
    #expect(screen.text("has 3").exists)
    try await screen.textField("Optional").type("")
    #expect(screen.text("has none").exists)
  }
}

extension Element {
  /// The parts of its text that look different.
  fileprivate var runs: [TextRun] {
    let runs: [[TextRun]] = attributes.details.compactMap {
      if case .runs(let runs) = $0 { runs } else { nil }
    }
    return runs.flatMap { $0 }
  }
}
