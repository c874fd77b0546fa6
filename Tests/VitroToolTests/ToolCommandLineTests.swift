import Testing

@testable import VitroTool

@Suite("The command line of the tool")
struct ToolCommandLineTests {
  @Test("Options of the tool may stand before and after the command") func options() throws {
    let line = try ToolCommandLine(
      ["--live", "press", "--package-path", "/a", "Save", "--screen", "List", "--in", "Milk"])
    #expect(line.isLive && line.folder == "/a" && line.screen == "List")
    #expect(line.words == ["press", "Save", "--in", "Milk"])
  }

  @Test("What follows '--' is a value, whatever it is called") func end() throws {
    let line = try ToolCommandLine(["type", "Name", "--", "--live"])
    #expect(!line.isLive && line.words == ["type", "Name", "--", "--live"])
  }

  @Test("An option without its value is refused", arguments: ["--screen", "--program"])
  func missing(_ option: String) {
    let failure = #expect(throws: Failure.self) { try ToolCommandLine(["look", option]) }
    #expect(failure?.status == 64)
    #expect(failure?.message == "'\(option)' needs a value.")
  }
}
