import CalculatorDomain
import Foundation
import SwiftUI
import Testing
import VitroUITesting

@testable import CalculatorUI

/// The screen after its keys were pressed; what a calculation leads to is the domain's.
@MainActor @Suite("The calculator on the screen")
struct CalculatorTests {
  private let screen = Screen { CalculatorView().environment(\.locale, .init(identifier: "en_US")) }

  private var display: String? { screen.element(id: "display").text }

  private func press(_ keys: String...) async throws {
    for key in keys { try await screen.button(key).tap() }
  }

  @Test("Three plus four equals seven")
  func sum() async throws {
    try await press("3", "Plus", "4", "Equals")
    #expect(display == "7")
  }

  @Test("It has twenty keys, each with a name of its own")
  func keys() {
    #expect(screen.button().count == 20)
    #expect(Set(Key.rows.joined()) == Set(Key.allCases).subtracting([.backspace]))
    for key in Key.rows.joined() {
      #expect(screen.button(key.spoken(in: .english)).text == key.label)
    }
    for language in Language.allCases {
      #expect(Set(Key.allCases.map { $0.spoken(in: language) }).count == Key.allCases.count)
    }
    #expect(screen.accessibilityProblems == [])
  }

  @Test("Each key has one on a keyboard that presses it")
  func keyboard() async throws {
    try await type("1", ".", "5", "*", "4", "%", .return)
    #expect(display == "0.06")
    try await type(.escape)
    #expect(display == "0")
    for key in Key.rows.joined() {
      #expect(
        screen.element(shortcut: key.equivalent(in: Locale(identifier: "en")), modifiers: []).exists
      )
    }
  }

  @Test("Backspace takes back a digit, C all of them, and = works out as Return does")
  func typing() async throws {
    try await type("1", "2", .delete, "+", "3", "4", .deleteForward, "5", "=")
    #expect(display == "6")
    try await type("7", "c", "8", "/", "2", .return)
    #expect(display == "4")
  }

  private func type(_ keys: KeyEquivalent...) async throws {
    for key in keys { try await screen.element(shortcut: key, modifiers: []).tap() }
  }

  @Test(
    "Point and comma are keys of the keyboard wherever numbers have one of them",
    arguments: ["de_DE", "en_US"], [".", ","] as [KeyEquivalent])
  func point(locale: String, sign: KeyEquivalent) async throws {
    let screen = Screen { CalculatorView().environment(\.locale, .init(identifier: locale)) }
    let keys: [KeyEquivalent] = ["1", sign, "5", "*", "2", .return]
    for key in keys { try await screen.element(shortcut: key, modifiers: []).tap() }
    #expect(screen.element(id: "display").text == "3")
  }

  @Test("Long numbers are written in groups")
  func groups() async throws {
    for _ in 0..<12 { try await press("9") }
    #expect(display == "999,999,999,999")
    try await press("Change sign")
    #expect(display == "-999,999,999,999")
  }

  @Test("What has no result says why, and the next digit begins anew")
  func failure() async throws {
    try await press("5", "Divided by", "0", "Equals")
    #expect(display == "Cannot divide by zero")
    try await press("8")
    #expect(display == "8")
  }

  @Test(
    "It speaks the language of its reader, or English",
    arguments: [
      ("en_GB", "Divided by", "Equals", "Cannot divide by zero"),
      ("de_AT", "Geteilt durch", "Ist gleich", "Durch null teilt man nicht"),
      ("fr_FR", "Divisé par", "Égale", "Division par zéro impossible"),
      ("es_MX", "Dividido por", "Es igual a", "No se puede dividir por cero"),
      ("fi_FI", "Divided by", "Equals", "Cannot divide by zero"),
    ])
  func language(_ locale: String, _ divided: String, _ equals: String, _ failure: String)
    async throws
  {
    let screen = Screen { CalculatorView().environment(\.locale, .init(identifier: locale)) }
    for key in ["5", divided, "0", equals] { try await screen.button(key).tap() }
    #expect(screen.element(id: "display").text == failure)
  }

  @Test("The operation that waits for a number is marked")
  func chosen() async throws {
    try await press("3", "Plus")
    #expect(screen.button("Plus").isSelected && !screen.button("Minus").isSelected)
    try await press("4")
    #expect(!screen.button("Plus").isSelected)
  }

  @Test("A calculator goes on from what it knows")
  func restored() async throws {
    var calculator = Calculator()
    for key in [Key.two, .times, .two, .one] { calculator.press(key) }
    let screen = Screen { CalculatorView(calculator) }
    try await screen.button("Equals").tap()
    #expect(screen.element(id: "display").text == "42")
  }

  @Test(
    "A number is written as people of a country write it",
    arguments: [
      ("0", "en_US", "0"), ("999", "en_US", "999"), ("1000", "en_US", "1,000"),
      ("-1234567.50", "en_US", "-1,234,567.50"), ("1234.", "en_US", "1,234."),
      ("1234567.5", "de_DE", "1.234.567,5"), ("0.001", "de_DE", "0,001"),
      ("Cannot divide by zero", "de_DE", "Cannot divide by zero"),
    ])
  func grouping(_ display: String, _ locale: String, _ written: String) {
    #expect(display.grouped(for: Locale(identifier: locale)) == written)
  }
}
