import Testing

@testable import VitroWeb

@Suite("The modules of the page's script")
struct ScriptModuleTests {
  @Test("Modules become one script, without comments, imports and the names of kinds")
  func bundling() {
    let egg = ScriptModule(
      name: "egg",
      text: """
        // An egg.

        /** How long it takes.
            @type {number} */
        export const minutes = 6
        const secret = "//" // nobody's
        /** @type {(egg: any) => string} */
        export const boil = (egg) => {
          return /** @type {any} */ (secret)
        }
        """)
    // The check of imports reads this file.
    let take = "import"
    let toast = ScriptModule(
      name: "toast",
      text: """
        \(take) { boil, minutes } from "./egg.js"
        \(take) {
          up,
        } from "./kinds.js"
        \(take) "./egg.js"

        boil(minutes, up.press, up.dragged, down.text, [up, down])
        """)
    #expect(
      ScriptModule.bundle([egg, toast]) == """
        (() => {
        "use strict"
        const minutes = 6
        const secret = "//"
        const boil = (egg) => {
        return (secret)
        }
        boil(minutes, 1, up.dragged, "t", [up, down])
        })()

        """)
  }

  @Test("Each module imports what modules before it export, and all that is exported is imported")
  func imports() {
    var exported: [String: Set<String>] = [:]
    var unused: Set<String> = []
    for module in ScriptModule.all where module.name != "early" && module.name != "device" {
      for match in module.text.matches(of: #/import \{([^}]*)\} from "\./(\w+)\.js"/#) {
        let from = String(match.2)
        let names = match.1.split { !($0.isLetter || $0.isNumber) }.map(String.init)
        #expect(
          exported[from]?.isSuperset(of: names) == true, "\(module.name) imports from \(from)")
        unused.subtract(names.map { "\(from).\($0)" })
      }
      exported[module.name] = Set(names(in: module, #/(?:^|\n)export const (\w+)/#))
      unused.formUnion(exported[module.name, default: []].map { "\(module.name).\($0)" })
    }
    #expect(exported.count == ScriptModule.main.count + 1 && exported.count > 15)
    #expect(unused == [])
  }

  @Test("No two modules of the script have a name for something of their own in common")
  func names() {
    var modules: [String: String] = [:]
    for module in ScriptModule.main {
      for name in names(in: module, #/(?:^|\n)(?:export )?(?:const|let) (\w+)/#) {
        let other = modules.updateValue(module.name, forKey: name)
        #expect(other == nil, "\(name) of \(module.name)")
      }
    }
    #expect(modules.count > 150)
  }

  private func names(
    in module: ScriptModule, _ pattern: some RegexComponent<(Substring, Substring)>
  ) -> [String] {
    module.text.matches(of: pattern).map { String($0.output.1) }
  }

  @Test("The server and the script call the kinds of messages by the same names")
  func kinds() {
    let kinds = ScriptModule.kinds.text
    let up = kinds.matches(of: #/(\w+): (\d+)/#).map { "\($0.1) \($0.2)" }
    let down = kinds.matches(of: #/(\w+): "(\w)"/#).map { "\($0.1) \($0.2)" }
    #expect(up == UpMessage.Kind.allCases.map { "\($0) \($0.rawValue)" })
    #expect(down == DownMessage.Kind.allCases.map { "\($0) \($0.rawValue)" })
  }
}
