import Testing
import VitroUITesting

/// The walk through the whole application, written once: it runs against a screen in memory and
/// against a real browser, in both editions.
@MainActor
func playPrimeTime(on screen: some TestSurface & Queryable) async throws {
  try await screen.link("Counter demo").tap()
  for _ in 0..<7 { try await screen.button("+").tap() }
  #expect(screen.text("7").exists)

  try await screen.button("Is this prime?").tap()
  #expect(screen.sheet.text("7 is prime 🎉").exists)
  try await screen.button("Save to favorite primes").tap()
  #expect(screen.button("Remove from favorite primes").isEnabled)
  try await screen.sheet.button("Close").tap()
  #expect(screen.sheet.count == 0)

  try await screen.button("Back to State management").tap()
  try await screen.link("Favorite primes").tap()
  try await screen.group("Favorites").listItem("7").button("Delete 7").tap()
  #expect(screen.group("Favorites").text("7").count == 0)
  #expect(screen.group("Activity").text("Added 7").exists)
  #expect(screen.group("Activity").text("Removed 7").exists)
}
