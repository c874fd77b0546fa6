import Foundation
import Testing
import VitroCommands

@testable import VitroTool

/// A server of the Model Context Protocol whose commands are answered by themselves.
private var server: AgentServer {
  AgentServer { request throws(Failure) in
    guard request.command != "press" else { throw Failure("It does not compile.", status: 3) }
    return CommandAnswer(request.words, status: request.command == "wait" ? 1 : 0)
  }
}

@Suite("The server of the Model Context Protocol")
struct AgentServerTests {
  @Test(
    "What is no request gets an error that says why",
    arguments: [
      ("", -32700, "This is no JSON."),
      ("[1]", -32700, "This is no JSON."),
      (#"{"jsonrpc":"2.0","id":1}"#, -32600, "There is no method."),
      (#"{"id":1,"method":7}"#, -32600, "There is no method."),
      (#"{"id":1,"method":"tools/paint"}"#, -32601, "There is no method 'tools/paint'."),
      (#"{"id":1,"method":"tools/call"}"#, -32602, "There is no such tool."),
      (
        #"{"id":1,"method":"tools/call","params":{"name":"doctor"}}"#, -32602,
        "There is no such tool."
      ),
      (
        #"{"id":1,"method":"ping","params":{"_meta":{"io.modelcontextprotocol/protocolVersion":"1999-01-01"}}}"#,
        -32022, "This revision is not known."
      ),
    ])
  func errors(_ line: String, _ code: Int, _ message: String) throws {
    let error = try #require(try response(to: line)?["error"] as? [String: Any])
    #expect(error["code"] as? Int == code)
    #expect(error["message"] as? String == message)
  }

  @Test("A notification gets no answer") func notification() throws {
    #expect(try response(to: #"{"method":"notifications/initialized"}"#) == nil)
  }

  @Test(
    "A call of a tool is the command of that name",
    arguments: [
      (#"{"name":"look"}"#, "look", false),
      (#"{"name":"look","arguments":{"find":"Tea","all":true}}"#, "look --find Tea --all", false),
      (#"{"name":"look","arguments":{"all":false}}"#, "look", false),
      (
        #"{"name":"set","arguments":{"target":"@3","value":7}}"#, "set @3 7", false
      ),
      (#"{"name":"wait","arguments":{"time":"3s"}}"#, "wait 3s", true),
      (#"{"name":"press","arguments":{"target":"Save"}}"#, "It does not compile.", true),
      (
        #"{"name":"wait","arguments":{"seconds":"3"}}"#,
        "'wait' takes no 'seconds'. It takes: time, screen.", true
      ),
      (#"{"name":"look","arguments":[]}"#, "look", false),
    ])
  func calls(_ parameters: String, _ text: String, _ isError: Bool) throws {
    let line = #"{"id":"a","method":"tools/call","params":\#(parameters)}"#
    let response = try #require(try response(to: line))
    #expect(response["id"] as? String == "a")
    let result = try #require(response["result"] as? [String: Any])
    let content = try #require(result["content"] as? [[String: String]])
    #expect(content == [["type": "text", "text": text]])
    #expect(result["isError"] as? Bool == isError)
  }

  @Test(
    "A client of either revision learns what there is",
    arguments: [
      (#"{"protocolVersion":"2025-11-25"}"#, "2025-11-25"),
      (#"{"protocolVersion":"2024-11-05"}"#, "2025-11-25"), ("{}", "2025-11-25"),
      (#"{"protocolVersion":"2026-07-28"}"#, "2026-07-28"),
    ])
  func initialize(_ parameters: String, _ version: String) throws {
    let line = #"{"id":1,"method":"initialize","params":\#(parameters)}"#
    let result = try #require(try response(to: line)?["result"] as? [String: Any])
    #expect(result["protocolVersion"] as? String == version)
  }

  @Test("Each tool says what it takes, and what it must have") func tools() throws {
    let result = try #require(
      try response(to: #"{"id":1,"method":"tools/list"}"#)?["result"] as? [String: Any])
    let tools = try #require(result["tools"] as? [[String: Any]])
    #expect(
      tools.map { $0["name"] as? String } == [
        "look", "press", "set", "go", "wait", "state", "test",
      ]
    )
    let schema = try #require(tools[2]["inputSchema"] as? [String: Any])
    #expect(schema["required"] as? [String] == ["target", "value"])
    let properties = try #require(schema["properties"] as? [String: [String: String]])
    #expect(Set(properties.keys) == ["target", "value", "in", "screen"])
  }

  private func response(to line: String) throws -> [String: Any]? {
    try server.response(to: line).map {
      try #require(try JSONSerialization.jsonObject(with: $0) as? [String: Any])
    }
  }
}
