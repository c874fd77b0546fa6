import PrimeTimeDomain
import PrimeTimeShared
import Testing
import VitroStoreUI
import VitroUITesting

@MainActor @Suite("Both editions of Prime Time")
struct EditionTests {
  @Test(
    "The question for the nth prime has the right ordinal",
    arguments: Edition.allCases, [(1, "1st"), (2, "2nd"), (3, "3rd"), (11, "11th"), (21, "21st")])
  func ordinals(edition: Edition, ordinal: (Int, String)) async throws {
    let screen = edition.makeScreen(count: ordinal.0)
    try await screen.link("Counter demo").tap()
    #expect(screen.button("What is the \(ordinal.1) prime?").exists)
  }

  @Test(
    "A number that is not prime cannot be saved", .tags(.editionsAreAlike),
    arguments: Edition.allCases)
  func notPrime(edition: Edition) async throws {
    let screen = edition.makeScreen(count: 8)
    try await screen.link("Counter demo").tap()
    try await screen.button("Is this prime?").tap()
    #expect(screen.sheet.text("8 is not prime :(").exists)
    #expect(screen.sheet.button().all.map(\.name) == ["Close"])
  }

  @Test(
    "A favorite can be taken out where it was saved", .tags(.editionsAreAlike),
    arguments: Edition.allCases)
  func saveAndRemove(edition: Edition) async throws {
    let screen = edition.makeScreen(count: 7)
    try await screen.link("Counter demo").tap()
    try await screen.button("Is this prime?").tap()
    try await screen.button("Save to favorite primes").tap()
    try await screen.button("Remove from favorite primes").tap()
    #expect(screen.button("Save to favorite primes").exists)
  }

  @Test(
    "While the answer is on its way the question cannot be asked; the answer names what was asked",
    arguments: Edition.allCases)
  func nthPrime(edition: Edition) async throws {
    let clock = TestClock()
    let screen = edition.makeScreen(count: 7) {
      $0.primes.nth = { n in
        try await clock.sleep(for: .seconds(1))
        return try PrimeTimeDomain.nthPrime(n)
      }
    }
    try await screen.link("Counter demo").tap()
    try await screen.button("What is the 7th prime?").tap()
    #expect(!screen.button("What is the 7th prime?").isEnabled)
    try await screen.button("+").tap()
    await clock.advance(by: .seconds(1))
    #expect(screen.alert("The 7th prime is 17").exists)
    try await screen.alert().button("Ok").tap()
    #expect(screen.button("What is the 8th prime?").isEnabled)
  }

  @Test("If it fails, an alert says why and offers to try again", arguments: Edition.allCases)
  func failure(edition: Edition) async throws {
    let screen = edition.makeScreen(count: 0)
    try await screen.link("Counter demo").tap()
    try await screen.button("What is the 0th prime?").tap()
    let reason = "There is no 0th prime: the 1st prime is 2."
    #expect(screen.alert("The 0th prime was not found").text(reason).exists)
    try await screen.alert().button("Try again").tap()
    #expect(screen.alert().text(reason).exists)
    try await screen.alert().button("Cancel").tap()
    #expect(screen.alert().count == 0)
  }

  @Test("Who leaves the counter is not told an answer any more", arguments: Edition.allCases)
  func leaving(edition: Edition) async throws {
    let clock = TestClock()
    let screen = edition.makeScreen(count: 7) {
      $0.primes.nth = { _ in
        try await clock.sleep(for: .seconds(1))
        return 17
      }
    }
    try await screen.link("Counter demo").tap()
    try await screen.button("What is the 7th prime?").tap()
    try await screen.button("Back to State management").tap()
    #expect(clock.deadlines == [])
    try await screen.link("Counter demo").tap()
    #expect(screen.button("What is the 7th prime?").isEnabled && screen.alert().count == 0)
  }

  @Test("Several favorites are deleted at once", arguments: Edition.allCases)
  func deleteSeveral(edition: Edition) async throws {
    let screen = edition.makeScreen(favoritePrimes: [2, 3, 5, 7])
    try await screen.link("Favorite primes").tap()
    #expect(!screen.button("Delete selected").isEnabled)
    try await screen.checkbox("Select 2").tap()
    try await screen.checkbox("Select 5").tap()
    try await screen.button("Delete selected").tap()
    #expect(screen.group("Favorites").checkbox().all.map(\.name) == ["Select 3", "Select 7"])
    #expect(screen.group("Activity").text("Removed 2").exists)
    #expect(screen.group("Activity").text("Removed 5").exists)
    #expect(!screen.button("Delete selected").isEnabled)
  }

  @Test("What was saved is loaded again, and the feed tells it", arguments: Edition.allCases)
  func saveAndLoad(edition: Edition) async throws {
    let screen = edition.makeScreen(favoritePrimes: [2, 3])
    try await screen.link("Favorite primes").tap()
    try await screen.button("Save").tap()
    try await screen.button("Delete 2").tap()
    try await screen.button("Load").tap()
    #expect(screen.checkbox().all.map(\.name) == ["Select 2", "Select 3"])
    #expect(screen.group("Activity").text("Added 2").exists)
    #expect(screen.group("Activity").text("2009-02-13 23:31").count == 2)
  }

  @Test(
    "A file that is missing or damaged is told, and the screen stays", arguments: Edition.allCases)
  func badFile(edition: Edition) async throws {
    let files = Files.inMemory()
    let screen = edition.makeScreen(favoritePrimes: [2, 3]) { $0.files = files }
    try await screen.link("Favorite primes").tap()
    try await screen.button("Load").tap()
    #expect(screen.alert("The favorites were not loaded").exists)
    try await screen.alert().button("Ok").tap()
    for text in ["not json", "[2, 4]", "[2, 2]", ""] {
      try files.save(.init(text.utf8), "favorite-primes.json")
      try await screen.button("Load").tap()
      #expect(screen.alert("The favorites were not loaded").exists, "\(text)")
      try await screen.alert().button("Ok").tap()
    }
    #expect(screen.checkbox().count == 2)
  }
}
