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
        "^StorefrontTests.PurchaseTests", "^StorefrontTests.(People|Office)?ScreensTests",
        "^StorefrontTests.PeopleTests", "^StorefrontTests.(Staff|PriceFilter|Reviews|Routes)Tests",
        "^StorefrontTests.(Office|Discounts|Addresses)Tests",
        "^StorefrontTests.(Pickup|FindOrder)Tests",
      ]
    ).play()
    print(report)
    // The ends of orders, the dead ends and the addresses of the catalogue are held by suites that take too long to be
    // played under each mutant; what they alone would notice counts as unnoticed here.
    #expect(report.mutants >= 150 && report.score >= 0.88)
  }
}
