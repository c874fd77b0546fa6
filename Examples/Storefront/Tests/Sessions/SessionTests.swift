import BrowserTesting
import Testing

/// Sessions as an agent has them from a shell, each written as a test: `RecordedTests.swift` holds those tests, with
/// each once more without its last action, which fails.
///
///     VITRO_RECORD=1 swift test --package-path Examples/Storefront --filter SessionTests
///
/// writes that file anew.
@MainActor @Suite("Sessions with the catalogue, from a shell")
struct SessionTests {
  @Test("Each session is written as the test that is in the file") func recorded() async throws {
    try await expect(Self.sessions, of: "StorefrontCatalogUI", recordedAs: "catalogue")
  }

  private static let sessions = [
    RecordedSession("A category is chosen", on: "Catalogue") { "set Category Kitchen" },
    RecordedSession("An order is chosen", on: "Catalogue") {
      #"choose "Sort by" "Lowest price""#
    },
    RecordedSession("A search is typed", on: "Catalogue") { "type Search lamp" },
    RecordedSession("Somebody is asked what a product may cost", on: "Catalogue") { "press Price" },
    RecordedSession("Products have a highest price", on: "Catalogue") {
      """
      press Price
      type "Highest price" 20
      press Apply
      """
    },
    RecordedSession("A price that is none cannot be applied", on: "Catalogue") {
      """
      press Price
      type "Highest price" cheap
      """
    },
    RecordedSession("The limits of the price are taken back", on: "Catalogue") {
      """
      press Price
      type "Highest price" 20
      press Apply
      press "Any price"
      """
    },
    RecordedSession("No price is asked for after all", on: "Catalogue") {
      """
      press Price
      type "Lowest price" 5
      press Cancel
      """
    },
  ]
}
