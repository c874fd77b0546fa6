import BrowserTesting
import Foundation
import Testing
import VitroUI
import VitroUITesting

@MainActor @Suite("A date in a browser", .serialized, .needsBrowser)
struct DateFieldTests {
  @Test("A date is typed key by key; one out of its range is judged when it is left")
  func typed() async throws {
    try await withPage(named: "Dates", showing: { Screen(host: $0) { Deadline() } }) { page in
      try await type("12242027", on: page)
      #expect(page.textField("Day").value == "2027-12-24" && page.text("2027-12-24").exists)
      // What is typed is not yet what the screen has.
      page.isCompared = false
      try await type("01012025", on: page)
      #expect(page.textField("Day").value == "2025-01-01")
      #expect(page.text("2027-01-01").exists, "\(page.root)")
      page.isCompared = true
      try await page.textField("Note").tap()
      #expect(page.textField("Day").value == "2026-06-01" && page.text("2026-06-01").exists)
      #expect(page.problems == [])
    }
  }

  /// Types a month, a day and a year from the beginning of the field on.
  private func type(_ digits: String, on page: BrowserPage) async throws {
    _ = try await page.evaluate(
      "(() => { document.activeElement.blur(); document.querySelector('[type=date]').focus(); return true })()",
      as: Bool.self)
    try await page.typeKeys(digits)
  }
}

private struct Deadline: View {
  private static let earliest = Date(timeIntervalSince1970: 1_780_315_200)
  @State private var day = Self.earliest
  @State private var note = ""

  var body: some View {
    DatePicker("Day", selection: $day, in: Self.earliest..., displayedComponents: .date)
    Text(day, format: .iso8601.year().month().day())
    TextField("Note", text: $note)
  }
}
