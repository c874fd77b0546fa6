import Testing
import VitroMutants

/// Faults on the screens of the shop, and whether its tests notice them:
///
///     VITRO_MUTANTS=1 Scripts/test shop --filter MutantsTests
@Suite("Mutants", .enabled(if: Mutants.areWanted))
struct MutantsTests {
  @Test("Nearly all that could be wrong with a screen of the shop is noticed")
  func screens() async throws {
    let report = try await Mutants(
      of: [
        "^StorefrontTests.PurchaseTests", "^StorefrontTests.[A-Za-z]*ScreensTests",
        "^StorefrontTests.PeopleTests", "^StorefrontTests.(Staff|PriceFilter|Reviews|Routes)Tests",
        "^StorefrontTests.(Office|Discounts|Addresses)Tests",
        "^StorefrontTests.(Pickup|FindOrder|Outcome|DeadEnd|CatalogueAddress)Tests",
      ],
      // A walk through all pages takes a second, and notices little that the pages' own tests do not.
      skipping: ["DeadEndTests/(asksAgain|door)"]
    ).play()
    print(report)
    #expect(report.mutants >= 1_000 && report.score >= 0.95)
  }
}
