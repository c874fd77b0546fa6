import Testing
import VitroCommands

@Suite("The words of a command")
struct CommandWordsTests {
  @Test(
    "A line is read as a shell reads it",
    arguments: [
      ("", []), ("   ", []), ("look", ["look"]), ("  press\tSave ", ["press", "Save"]),
      (#"type Name "Ann Lee""#, ["type", "Name", "Ann Lee"]),
      (#"type Name 'a "b" c'"#, ["type", "Name", #"a "b" c"#]),
      (#"type Name "a \"b\" c""#, ["type", "Name", #"a "b" c"#]),
      (#"type Name """#, ["type", "Name", ""]), (#"a\ b c\\d e\"#, ["a b", #"c\d"#, #"e\"#]),
      (#"pre"fi"x"#, ["prefix"]), (#"'a\b'"#, [#"a\b"#]),
    ])
  func reads(_ line: String, _ words: [String]) throws {
    #expect(try CommandWords.read(line) == words)
  }

  @Test("A quotation mark that is not closed is refused", arguments: [#"press "Save"#, "press 'a"])
  func unclosed(_ line: String) throws {
    #expect(throws: Refusal.self) { try CommandWords.read(line) }
  }

  @Test("A command is written as it is read, whatever its values are") func written() throws {
    var generator = SystemRandomNumberGenerator()
    let signs = Array("ab \"'\\-@…é\t")
    for _ in 0..<2_000 {
      let command = try #require(CommandDescription.all.randomElement(using: &generator))
      var values: [String: String] = [:]
      for parameter in command.parameters where parameter.kind == .argument || Bool.random() {
        let text = String((0..<Int.random(in: 0...5)).map { _ in signs.randomElement() ?? "a" })
        values[parameter.name] = parameter.kind == .flag ? "true" : text
      }
      let line = CommandRequest(command.name, values).words
      let words = try CommandWords.read(line)
      #expect(words.first == command.name)
      #expect(try command.values(of: Array(words.dropFirst())) == values, "\(line)")
    }
  }
}
