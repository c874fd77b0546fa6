import SwiftUI
import Testing
import VitroUITesting

@testable import Programs

@MainActor @Suite("The shopping cart")
struct ShoppingCartTests {
  @Test("An empty cart cannot be paid")
  func empty() async throws {
    let screen = makeScreen()
    try await screen.button("Cart").tap()
    #expect(screen.sheet.text("Your cart is empty.").exists)
    #expect(!screen.sheet.button("Check Out").isEnabled)
    try await screen.sheet.button("Close").tap()
    #expect(screen.sheet.count == 0)
  }

  @Test("The total has the shipping in it, which is free from fifty dollars")
  func totals() async throws {
    let screen = makeScreen()
    try await add("Coffee", "Umbrella", to: screen)
    try await screen.button("Cart").tap()
    #expect(screen.sheet.listItem("Subtotal").text("$28.49").exists)
    #expect(screen.sheet.listItem("Total").text("$33.49").exists)
    for _ in 0..<3 { try await screen.sheet.listItem("Coffee").stepper().increment() }
    #expect(screen.sheet.listItem("Shipping").text("$0.00").exists)
    #expect(screen.sheet.listItem("Total").text("$53.99").exists)
  }

  @Test("What is taken out, or comes down to none, is gone")
  func remove() async throws {
    let screen = makeScreen()
    try await add("Coffee", "Notebook", to: screen)
    try await screen.button("Cart").tap()
    try await screen.sheet.listItem("Coffee").stepper().decrement()
    #expect(screen.sheet.listItem("Coffee").count == 0)
    try await screen.sheet.button("Delete Notebook × 1").tap()
    #expect(screen.sheet.text("Your cart is empty.").exists)
  }

  @Test("The order is placed when the alert has been answered")
  func checkOut() async throws {
    let screen = makeScreen()
    try await add("Notebook", "Notebook", to: screen)
    try await screen.button("Cart").tap()
    try await screen.button("Check Out").tap()
    try await screen.alert("Place order?").button("Cancel").tap()
    #expect(screen.sheet.listItem("Notebook").text("× 2").exists)
    try await screen.button("Check Out").tap()
    try await screen.alert("Place order?").button("Buy").tap()
    #expect(screen.sheet.count == 0 && screen.text("2").count == 0)
  }

  @Test("The buttons of a stepper change how many are bought")
  func steppers() async throws {
    let screen = makeScreen()
    try await add("Coffee", to: screen)
    try await screen.button("Cart").tap()
    try await screen.sheet.button("Increment Coffee × 1").tap()
    #expect(screen.sheet.listItem("Subtotal").text("$17.00").exists)
    try await screen.sheet.button("Decrement Coffee × 2").tap()
    #expect(screen.sheet.listItem("Subtotal").text("$8.50").exists)
  }

  @Test("Who sends the question away has bought nothing, and the cart keeps what is in it")
  func escape() async throws {
    let screen = makeScreen()
    try await add("Coffee", to: screen)
    try await screen.button("Cart").tap()
    try await screen.button("Check Out").tap()
    try await screen.alert().dismiss()
    #expect(screen.alert().isAbsent && screen.sheet.listItem("Coffee").exists)
    try await screen.sheet.dismiss()
    #expect(screen.sheet.isAbsent && screen.text("1").exists)
  }

  private func makeScreen() -> Screen {
    Screen { ShopView().environment(\.locale, Locale(identifier: "en_US")) }
  }

  private func add(_ names: String..., to screen: Screen) async throws {
    for name in names { try await screen.listItem(name).button("Add").tap() }
  }
}
