import BrowserTesting
import Foundation
import Testing
import VitroUI
import VitroUITesting

/// A page on which others have their hands: after each of their deeds it holds what its screen holds, and goes on.
@MainActor @Suite("A page in foreign hands", .serialized, .needsBrowser)
struct LabTests {
  private static func lab(_ hands: [ForeignHand] = ForeignHand.allCases) -> Stroll {
    var stroll = Stroll("Lab", code: "Screen(host: $0) { LabView() }") { host in
      Screen(host: host) { LabView() }
    }
    stroll.hands = hands
    return stroll
  }

  /// How many steps are walked: `VITRO_LAB`, or 200.
  private static let steps =
    ProcessInfo.processInfo.environment["VITRO_LAB"].flatMap(Int.init) ?? 200

  @Test("Whatever others do between the steps of a person, the page shows what the screen holds")
  func walk() async throws {
    try await Self.lab().walk(steps: Self.steps)
  }

  /// A page that does not hear when a password manager has filled a field.
  @Test("A page that hears less than all of it is found, with the shortest way there")
  func fault() async throws {
    var lab = Self.lab([.fillWithChange, .splitTexts, .copyScreen])
    lab.fault = """
      for (const name of ["change", "focusout"]) {
        document.addEventListener(name, (event) => event.stopImmediatePropagation(), true)
      }
      """
    let stumble = await #expect(throws: Stumble.self) { try await lab.walk(steps: 60) }
    #expect(stumble?.truth.contains("value of textbox") == true)
    #expect(stumble?.test.contains("page.suffer(.fillWithChange, seed:") == true)
  }

  @Test("Each hand by itself", arguments: ForeignHand.allCases)
  func hand(_ hand: ForeignHand) async throws {
    try await Self.lab([hand]).walk(steps: 12)
  }
}
