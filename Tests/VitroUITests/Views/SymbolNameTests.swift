import Foundation
import Testing

@testable import VitroUI

@MainActor @Suite("Names of system images")
struct SymbolNameTests {
  @Test(
    "A symbol is called by what it is for, or by its words without how it is drawn",
    arguments: [
      ("plus", "Add"), ("plus.circle.fill", "Add"), ("xmark", "Close"), ("gearshape", "Settings"),
      ("square.and.arrow.up", "Share"), ("chevron.right", "Forward"), ("trash.fill", "Delete"),
      ("leaf.fill", "Leaf"), ("person.crop.circle", "Person"), ("bell.slash.fill", "Bell slash"),
      ("folder.fill.badge.plus", "Folder plus"), ("circle", "Circle"), ("square.fill", "Square"),
      ("something.unheard.of", "Something unheard of"), ("", ""),
    ]
  )
  func label(_ name: String, _ label: String) {
    #expect(symbolName(name, Vocabulary(locale: Locale(identifier: "en_US"))) == label)
  }
}
