import Foundation
import Testing
import VitroUI
import VitroUITesting

@MainActor @Suite("Pickers of dates and colours")
struct DatePickerTests {
  private let zone = TimeZone(secondsFromGMT: 0) ?? .current
  private let noon = Date(timeIntervalSince1970: 12 * 3_600)

  private func screen<Content: View>(_ content: Content) -> Screen {
    Screen(surroundings: Surroundings(timeZone: zone)) { content }
  }

  @Test("A date is shown and taken as the field of a surface writes it")
  func dateAndTime() throws {
    let screen = screen(DateForm(date: noon))
    #expect(screen.textField("When").value == "1970-01-01T12:00")
    try screen.send(.setValue(screen.first(.textbox).id, "1970-01-02T03:04"))
    #expect(screen.text("97440").exists)
  }

  @Test(
    "What is no date changes nothing, and the field shows the date again",
    arguments: [
      "", "T", "x", "1970-02-30T10:00", "1970-01-01", "1970-01-01T25:00", "1970-01-01T10:61",
      "99999999999999999999-01-01T00:00", "1970-01-01T",
    ])
  func badDates(text: String) throws {
    let screen = screen(DateForm(date: noon))
    let id = try screen.first(.textbox).id
    var patches: [Patch] = []
    screen.onPatches = { patches += $0 }
    try screen.send(.setValue(id, text))
    #expect(screen.text("43200").exists)
    #expect(patches == [.setValue(id, "1970-01-01T12:00")])
  }

  @Test("A date beyond the limits is the nearest within them")
  func limits() throws {
    let screen = screen(DateForm(date: noon, range: noon...noon.addingTimeInterval(60)))
    let id = try screen.first(.textbox).id
    try screen.send(.setValue(id, "2024-01-01T00:00"))
    #expect(screen.text("43260").exists)
    try screen.send(.setValue(id, "1960-01-01T00:00"))
    #expect(screen.text("43200").exists)
  }

  @Test("A range with one end holds dates, too")
  func openRanges() async throws {
    let screen = screen(OpenRanges(date: noon))
    try await screen.textField("From").type("1960-01-01T00:00")
    #expect(screen.text("43200").exists)
    try await screen.textField("From").type("1970-01-01T12:01")
    #expect(screen.text("43260").exists)
    try await screen.textField("Through").type("1980-01-01T00:00")
    #expect(screen.text("43200").exists)
    try await screen.textField("Through").type("1970-01-01T00:00")
    #expect(screen.text("0").exists)
  }

  @Test("A colour is shown and taken in hexadecimal digits, and nothing else is")
  func colors() throws {
    let screen = screen(ColorForm())
    let id = try screen.first(.textbox).id
    #expect(screen.textField("Colour").value == "#ff3b30")
    for bad in ["", "#", "red", "#+12345", "#-12345", "#1234567", "#12345g"] {
      try screen.send(.setValue(id, bad))
      #expect(screen.text("red").exists)
    }
    try screen.send(.setValue(id, "#0080ff"))
    #expect(screen.text("#0080FFFF").exists && screen.textField("Colour").value == "#0080ff")
  }
}

private struct DateForm: View {
  @State var date: Date
  var range = Date.distantPast...Date.distantFuture

  var body: some View {
    DatePicker("When", selection: $date, in: range)
    Text(verbatim: "\(Int(date.timeIntervalSince1970))")
  }
}

private struct ColorForm: View {
  @State private var color = Color.red

  var body: some View {
    ColorPicker("Colour", selection: $color)
    Text(verbatim: color.description)
  }
}

private struct OpenRanges: View {
  @State var date: Date
  private let noon = Date(timeIntervalSince1970: 12 * 3_600)

  var body: some View {
    DatePicker("From", selection: $date, in: noon...)
    DatePicker("Through", selection: $date, in: ...noon)
    Text(verbatim: "\(Int(date.timeIntervalSince1970))")
  }
}
