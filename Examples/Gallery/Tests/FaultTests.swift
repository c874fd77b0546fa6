import BrowserTesting
import SwiftUI
import Testing

@testable import Gallery

/// Tests of the purpose of a walk: each fault that is put in between the server and the page is found.
@MainActor @Suite("A walk finds", .serialized, .needsBrowser)
struct FaultTests {
  @Test("A fault on the way to the page, within 500 steps", arguments: Fault.all)
  func finds(fault: Fault) async throws {
    var stroll = Stroll(exhibit: fault.page)
    stroll.fault = fault.script
    stroll.mostReplays = 4
    let stumble = await #expect(throws: Stumble.self) { try await stroll.walk(steps: 500) }
    #expect(stumble?.test.contains("try await page.") == true)
  }
}

/// A fault on the way from the server to the page.
struct Fault: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let page: String
  let script: String

  static let all = [
    Fault(
      testDescription: "a value before its options", page: "Toggle and Picker",
      script: """
        let late = []
        wire.rewrite = (items) => {
          const isOption = (item) => item[0] === "a" && item[2].startsWith("<option")
          if (!items.some(isOption)) return items
          const now = [...late, ...items.filter((item) => !isOption(item))]
          late = items.filter(isOption)
          return now
        }
        """),
    Fault(
      testDescription: "a lost attribute", page: "Toggle and Picker",
      script: """
        wire.rewrite = (items) => items.map((item) => item[0] !== "a" ? item
          : item.with(2, item[2].replace(/ aria-(checked|pressed)="\\w+"/, "")))
        """),
    Fault(
      testDescription: "a focus that stays", page: "Text fields",
      script: """
        wire.rewrite = (items) => items.filter((item) => item[0] !== "a"
          || !item[2].includes("data-focused") || document.activeElement.id === "v" + item[1])
        """),
    Fault(
      testDescription: "patches out of order", page: "List",
      script: """
        wire.rewrite = (items) => {
          const patches = items.filter((item) => "irm".includes(item[0]))
          return items.map((item) => patches.includes(item) ? patches.pop() : item)
        }
        """),
  ]
}

extension Stroll {
  /// A page of the gallery from which nothing leads away.
  fileprivate init(exhibit title: String) {
    self.init(title, code: "Screen(host: $0) { ExhibitView(exhibit: \"\(title)\") }") { host in
      Screen(host: host) {
        NavigationStack {
          ForEach(Exhibits.all.filter { $0.title == title }) { ExhibitView(exhibit: $0) }
        }
      }
    }
  }
}
