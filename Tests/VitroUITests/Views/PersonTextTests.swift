import Foundation
import Testing
import VitroUI
import VitroUITesting

/// Tests of texts that depend on who reads them: the same moment, seen in Tokyo by somebody who
/// reads German.
@MainActor @Suite("Texts in the person's language and time zone")
struct PersonTextTests {
  private let moment = Date(timeIntervalSince1970: 1_700_000_000)  // 14 November 2023, 22:13 UTC
  private let tokyo = Surroundings(
    locale: Locale(identifier: "de_DE"), timeZone: TimeZone(identifier: "Asia/Tokyo") ?? .gmt)

  private func text(_ text: Text) -> String {
    Screen(surroundings: tokyo) { text }.root.text
  }

  @Test("A date and a time are the person's")
  func styles() {
    #expect(text(Text(moment, style: .date)) == "15. November 2023")
    #expect(text(Text(moment, style: .time)) == "7:13")
  }

  @Test("How long something takes is said in the person's language")
  func relative() {
    let date = Date(timeIntervalSinceNow: 19_830)
    #expect(text(Text(date, style: .relative)) == "5 Std., 30 Min.")
    #expect(text(Text(date, style: .offset)) == "+5 Std., 30 Min.")
  }

  @Test("Whether two dates are on one day is a matter of the person's zone")
  func ranges() {
    let evening = moment.addingTimeInterval(-6 * 3_600)  // 16:13 UTC, after midnight in Tokyo
    let night = moment.addingTimeInterval(-8 * 3_600)  // 14:13 UTC, before it
    #expect(text(Text(evening...moment)) == "1:13 – 7:13")
    #expect(text(Text(night...moment)) == "14. Nov. 2023 – 15. Nov. 2023")
  }

  @Test("A format is in the person's locale and zone, alone, within a text and in a sum")
  func formats() {
    let day = Date.FormatStyle(date: .numeric, time: .shortened)
    #expect(text(Text(moment, format: day)) == "15.11.2023, 7:13")
    #expect(
      text(Text("Um \(moment, format: day), \(1.5, format: .number)")) == "Um 15.11.2023, 7:13, 1,5"
    )
    #expect(text(Text("Am ") + Text(moment, style: .date).bold()) == "Am 15. November 2023")
    #expect(text(Text("Am \(Text(moment, style: .date))")) == "Am 15. November 2023")
    #expect(
      text(Text("Am \(moment, style: .date) um \(moment, style: .time)"))
        == "Am 15. November 2023 um 7:13")
    let days = Date.IntervalFormatStyle(date: .abbreviated, time: .omitted)
    #expect(
      text(Text(moment..<moment.addingTimeInterval(400_000), format: days)) == "15.–19. Nov. 2023")
  }

  @Test("A zone that the format names itself counts")
  func ownZone() {
    var format = Date.FormatStyle(date: .omitted, time: .shortened)
    format.timeZone = .gmt
    #expect(text(Text(moment, format: format)) == "22:13")
  }

  @Test("A button and a field say it in the person's way too, and the field takes it so")
  func controls() async throws {
    let screen = Screen(surroundings: tokyo) { Prices(date: moment) }
    #expect(screen.button("15. November 2023").exists)
    #expect(screen.textField("Price").value == "1.234,5")
    try await screen.textField("Price").type("2,25")
    #expect(screen.text("2.25").exists)
    #expect(screen.textField("When").value == "2023-11-15T07:13")
  }

  @Test("What a person sees follows who looks at it")
  func changes() {
    let screen = Screen(surroundings: tokyo) { Text(moment, style: .time) }
    screen.surroundings.timeZone = .gmt
    #expect(screen.text("22:13").exists)
    screen.surroundings.locale = Locale(identifier: "en_US")
    #expect(screen.root.text.hasPrefix("10:13"))
  }

  @Test("A text is another one when its moment is, though both look the same here")
  func equality() {
    let day = Date.FormatStyle(date: .numeric, time: .omitted)
    #expect(Text(moment, format: day) == Text(moment, format: day))
    #expect(Text(moment, format: day) != Text(moment.addingTimeInterval(1), format: day))
  }

  @Test("The days of another calendar are exchanged as a surface writes them")
  func calendar() {
    var surroundings = tokyo
    surroundings.locale = Locale(identifier: "th_TH")
    let screen = Screen(surroundings: surroundings) { Prices(date: moment) }
    #expect(screen.textField("When").value == "2023-11-15T07:13")
  }
}

private struct Prices: View {
  @State private var price = 1234.5
  @State var date: Date

  var body: some View {
    Button {
    } label: {
      Text(date, style: .date)
    }
    TextField("Price", value: $price, format: .number)
    DatePicker("When", selection: $date)
    Text(verbatim: "\(price)")
  }
}
