// swift-format-ignore-file
// Written by SessionTests.
import Testing
import VitroPreviews
import VitroUITesting

@testable import StorefrontCatalogUI

@Suite("Recorded sessions: the catalogue")
struct RecordedTests {
  @MainActor @Test("A category is chosen") func aCategoryIsChosen() async throws {
    let preview = try #require(
      Previews.all(in: "StorefrontCatalogUI").first { $0.name == "Catalogue" })
    let screen = preview.makePreviewScreen()
    await screen.rest()
    try await screen.picker("Category").choose("Kitchen")
    #expect(screen.picker("Category").value == "Kitchen")
  }

  @MainActor @Test("An order is chosen") func anOrderIsChosen() async throws {
    let preview = try #require(
      Previews.all(in: "StorefrontCatalogUI").first { $0.name == "Catalogue" })
    let screen = preview.makePreviewScreen()
    await screen.rest()
    try await screen.picker("Sort by").choose("Lowest price")
    #expect(screen.picker("Sort by").value == "Lowest price")
  }

  @MainActor @Test("A search is typed") func aSearchIsTyped() async throws {
    let preview = try #require(
      Previews.all(in: "StorefrontCatalogUI").first { $0.name == "Catalogue" })
    let screen = preview.makePreviewScreen()
    await screen.rest()
    try await screen.searchField("Search").type("lamp")
    #expect(screen.searchField("Search").value == "lamp")
  }

  @MainActor @Test("Somebody is asked what a product may cost") func somebodyIsAskedWhatAProductMayCost() async throws {
    let preview = try #require(
      Previews.all(in: "StorefrontCatalogUI").first { $0.name == "Catalogue" })
    let screen = preview.makePreviewScreen()
    await screen.rest()
    try await screen.button("Price").tap()
    #expect(screen.dialog("Price").exists)
    #expect(screen.heading("Price").exists)
    #expect(screen.button("Cancel").exists)
    #expect(screen.button("Apply").exists)
  }

  @MainActor @Test("Products have a highest price") func productsHaveAHighestPrice() async throws {
    let preview = try #require(
      Previews.all(in: "StorefrontCatalogUI").first { $0.name == "Catalogue" })
    let screen = preview.makePreviewScreen()
    await screen.rest()
    try await screen.button("Price").tap()
    #expect(screen.dialog("Price").exists)
    #expect(screen.heading("Price").exists)
    #expect(screen.button("Cancel").exists)
    #expect(screen.button("Apply").exists)
    try await screen.textField("Highest price").type("20")
    #expect(screen.textField("Highest price").value == "20")
    try await screen.button("Apply").tap()
    #expect(screen.text("Price up to 20").exists)
    #expect(screen.dialog("Price").isAbsent)
  }

  @MainActor @Test("A price that is none cannot be applied") func aPriceThatIsNoneCannotBeApplied() async throws {
    let preview = try #require(
      Previews.all(in: "StorefrontCatalogUI").first { $0.name == "Catalogue" })
    let screen = preview.makePreviewScreen()
    await screen.rest()
    try await screen.button("Price").tap()
    #expect(screen.dialog("Price").exists)
    #expect(screen.heading("Price").exists)
    #expect(screen.button("Cancel").exists)
    #expect(screen.button("Apply").exists)
    try await screen.textField("Highest price").type("cheap")
    #expect(!screen.button("Apply").isEnabled)
    #expect(screen.textField("Highest price").value == "cheap")
    #expect(screen.text("Highest price: “cheap” is not an amount. Write it like 12.50.").exists)
  }

  @MainActor @Test("The limits of the price are taken back") func theLimitsOfThePriceAreTakenBack() async throws {
    let preview = try #require(
      Previews.all(in: "StorefrontCatalogUI").first { $0.name == "Catalogue" })
    let screen = preview.makePreviewScreen()
    await screen.rest()
    try await screen.button("Price").tap()
    #expect(screen.dialog("Price").exists)
    #expect(screen.heading("Price").exists)
    #expect(screen.button("Cancel").exists)
    #expect(screen.button("Apply").exists)
    try await screen.textField("Highest price").type("20")
    #expect(screen.textField("Highest price").value == "20")
    try await screen.button("Apply").tap()
    #expect(screen.text("Price up to 20").exists)
    #expect(screen.dialog("Price").isAbsent)
    try await screen.button("Any price").tap()
    #expect(screen.text("Price up to 20").isAbsent)
    #expect(screen.button("Any price").isAbsent)
  }

  @MainActor @Test("No price is asked for after all") func noPriceIsAskedForAfterAll() async throws {
    let preview = try #require(
      Previews.all(in: "StorefrontCatalogUI").first { $0.name == "Catalogue" })
    let screen = preview.makePreviewScreen()
    await screen.rest()
    try await screen.button("Price").tap()
    #expect(screen.dialog("Price").exists)
    #expect(screen.heading("Price").exists)
    #expect(screen.button("Cancel").exists)
    #expect(screen.button("Apply").exists)
    try await screen.textField("Lowest price").type("5")
    #expect(screen.textField("Lowest price").value == "5")
    try await screen.button("Cancel").tap()
    #expect(screen.dialog("Price").isAbsent)
  }
}

@Suite("The same without their last action, which fails: the catalogue")
struct UnfinishedTests {
  @MainActor @Test("A category is chosen") func aCategoryIsChosen() async throws {
    await withKnownIssue {
      let preview = try #require(
        Previews.all(in: "StorefrontCatalogUI").first { $0.name == "Catalogue" })
      let screen = preview.makePreviewScreen()
      await screen.rest()
      #expect(screen.picker("Category").value == "Kitchen")
    }
  }

  @MainActor @Test("An order is chosen") func anOrderIsChosen() async throws {
    await withKnownIssue {
      let preview = try #require(
        Previews.all(in: "StorefrontCatalogUI").first { $0.name == "Catalogue" })
      let screen = preview.makePreviewScreen()
      await screen.rest()
      #expect(screen.picker("Sort by").value == "Lowest price")
    }
  }

  @MainActor @Test("A search is typed") func aSearchIsTyped() async throws {
    await withKnownIssue {
      let preview = try #require(
        Previews.all(in: "StorefrontCatalogUI").first { $0.name == "Catalogue" })
      let screen = preview.makePreviewScreen()
      await screen.rest()
      #expect(screen.searchField("Search").value == "lamp")
    }
  }

  @MainActor @Test("Somebody is asked what a product may cost") func somebodyIsAskedWhatAProductMayCost() async throws {
    await withKnownIssue {
      let preview = try #require(
        Previews.all(in: "StorefrontCatalogUI").first { $0.name == "Catalogue" })
      let screen = preview.makePreviewScreen()
      await screen.rest()
      #expect(screen.dialog("Price").exists)
      #expect(screen.heading("Price").exists)
      #expect(screen.button("Cancel").exists)
      #expect(screen.button("Apply").exists)
    }
  }

  @MainActor @Test("Products have a highest price") func productsHaveAHighestPrice() async throws {
    await withKnownIssue {
      let preview = try #require(
        Previews.all(in: "StorefrontCatalogUI").first { $0.name == "Catalogue" })
      let screen = preview.makePreviewScreen()
      await screen.rest()
      try await screen.button("Price").tap()
      #expect(screen.dialog("Price").exists)
      #expect(screen.heading("Price").exists)
      #expect(screen.button("Cancel").exists)
      #expect(screen.button("Apply").exists)
      try await screen.textField("Highest price").type("20")
      #expect(screen.textField("Highest price").value == "20")
      #expect(screen.text("Price up to 20").exists)
      #expect(screen.dialog("Price").isAbsent)
    }
  }

  @MainActor @Test("A price that is none cannot be applied") func aPriceThatIsNoneCannotBeApplied() async throws {
    await withKnownIssue {
      let preview = try #require(
        Previews.all(in: "StorefrontCatalogUI").first { $0.name == "Catalogue" })
      let screen = preview.makePreviewScreen()
      await screen.rest()
      try await screen.button("Price").tap()
      #expect(screen.dialog("Price").exists)
      #expect(screen.heading("Price").exists)
      #expect(screen.button("Cancel").exists)
      #expect(screen.button("Apply").exists)
      #expect(!screen.button("Apply").isEnabled)
      #expect(screen.textField("Highest price").value == "cheap")
      #expect(screen.text("Highest price: “cheap” is not an amount. Write it like 12.50.").exists)
    }
  }

  @MainActor @Test("The limits of the price are taken back") func theLimitsOfThePriceAreTakenBack() async throws {
    await withKnownIssue {
      let preview = try #require(
        Previews.all(in: "StorefrontCatalogUI").first { $0.name == "Catalogue" })
      let screen = preview.makePreviewScreen()
      await screen.rest()
      try await screen.button("Price").tap()
      #expect(screen.dialog("Price").exists)
      #expect(screen.heading("Price").exists)
      #expect(screen.button("Cancel").exists)
      #expect(screen.button("Apply").exists)
      try await screen.textField("Highest price").type("20")
      #expect(screen.textField("Highest price").value == "20")
      try await screen.button("Apply").tap()
      #expect(screen.text("Price up to 20").exists)
      #expect(screen.dialog("Price").isAbsent)
      #expect(screen.text("Price up to 20").isAbsent)
      #expect(screen.button("Any price").isAbsent)
    }
  }

  @MainActor @Test("No price is asked for after all") func noPriceIsAskedForAfterAll() async throws {
    await withKnownIssue {
      let preview = try #require(
        Previews.all(in: "StorefrontCatalogUI").first { $0.name == "Catalogue" })
      let screen = preview.makePreviewScreen()
      await screen.rest()
      try await screen.button("Price").tap()
      #expect(screen.dialog("Price").exists)
      #expect(screen.heading("Price").exists)
      #expect(screen.button("Cancel").exists)
      #expect(screen.button("Apply").exists)
      try await screen.textField("Lowest price").type("5")
      #expect(screen.textField("Lowest price").value == "5")
      #expect(screen.dialog("Price").isAbsent)
    }
  }
}
