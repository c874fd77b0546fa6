import Foundation
import VitroCommands

/// The server of the Model Context Protocol: the commands as tools of an agent, over standard input and output, a message
/// of JSON a line.
///
/// It speaks two revisions: that of 2025-11-25, which begins with `initialize`, and that of 2026-07-28, in which each
/// request says its version. The screens go on between requests; each request names the one that it means.
struct AgentServer {
  let answer: (CommandRequest) throws(Failure) -> CommandAnswer

  private static let versions = ["2026-07-28", "2025-11-25"]
  private static let information = ["name": "vitro", "version": "1"]

  /// Answers requests until the input ends.
  func run() -> Int32 {
    while let line = readLine() {
      guard let answer = response(to: line) else { continue }
      FileHandle.standardOutput.write(answer + [UInt8(ascii: "\n")])
    }
    return 0
  }

  /// The response to a message; `nil` where it wants none.
  func response(to line: String) -> Data? {
    guard let message = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
    else {
      return response(id: NSNull(), error: (-32700, "This is no JSON."))
    }
    guard let id = message["id"] else { return nil }
    guard let method = message["method"] as? String else {
      return response(id: id, error: (-32600, "There is no method."))
    }
    let parameters = message["params"] as? [String: Any] ?? [:]
    if let version = version(asked: parameters), !Self.versions.contains(version) {
      return response(
        id: id, error: (-32022, "This revision is not known."),
        data: ["supported": Self.versions, "requested": version])
    }
    switch method {
    case "initialize":
      let asked = parameters["protocolVersion"] as? String ?? ""
      let version = Self.versions.contains(asked) ? asked : Self.versions[1]
      return response(
        id: id,
        result: [
          "protocolVersion": version, "capabilities": ["tools": [String: Any]()],
          "serverInfo": Self.information, "instructions": Self.instructions,
        ])
    case "server/discover":
      return response(
        id: id,
        result: [
          "resultType": "complete", "supportedVersions": Self.versions,
          "capabilities": ["tools": [String: Any]()], "instructions": Self.instructions,
          "ttlMs": 3_600_000, "cacheScope": "public",
          "_meta": ["io.modelcontextprotocol/serverInfo": Self.information],
        ])
    case "ping": return response(id: id, result: [:])
    case "tools/list":
      return response(
        id: id,
        result: [
          "resultType": "complete", "tools": Self.tools, "ttlMs": 3_600_000, "cacheScope": "public",
        ])
    case "tools/call": return call(id, parameters)
    default: return response(id: id, error: (-32601, "There is no method '\(method)'."))
    }
  }

  /// The revision that a request says; `nil` where it says none, as in the older one.
  private func version(asked parameters: [String: Any]) -> String? {
    let meta = parameters["_meta"] as? [String: Any]
    return meta?["io.modelcontextprotocol/protocolVersion"] as? String
  }

  private func call(_ id: Any, _ parameters: [String: Any]) -> Data {
    guard let name = parameters["name"] as? String,
      let command = CommandDescription.all.first(where: { $0.name == name && $0.isTool })
    else { return response(id: id, error: (-32602, "There is no such tool.")) }
    let arguments = parameters["arguments"] as? [String: Any] ?? [:]
    let known = command.parameters.map(\.name) + ["screen"]
    if let unknown = arguments.keys.sorted().first(where: { !known.contains($0) }) {
      let text = "'\(name)' takes no '\(unknown)'. It takes: \(known.joined(separator: ", "))."
      return response(id: id, result: Self.result(text, isError: true))
    }
    var values: [String: String] = [:]
    for (key, value) in arguments {
      let isFlag = command.parameters.contains { $0.name == key && $0.kind == .flag }
      if isFlag {
        if value as? Bool == true { values[key] = "true" }
      } else {
        values[key] = value as? String ?? (value as? NSNumber).map { "\($0)" }
      }
    }
    let (text, isError): (String, Bool)
    do throws(Failure) {
      let answer = try answer(CommandRequest(command.name, screen: values["screen"], values))
      (text, isError) = (answer.text, answer.status != 0)
    } catch {
      (text, isError) = (error.message, true)
    }
    return response(id: id, result: Self.result(text, isError: isError))
  }

  private static func result(_ text: String, isError: Bool) -> [String: Any] {
    ["resultType": "complete", "content": [["type": "text", "text": text]], "isError": isError]
  }

  private func response(
    id: Any, result: [String: Any]? = nil, error: (code: Int, message: String)? = nil,
    data: [String: Any]? = nil
  ) -> Data {
    var message: [String: Any] = ["jsonrpc": "2.0", "id": id]
    if let result { message["result"] = result }
    if let error {
      var fields: [String: Any] = ["code": error.code, "message": error.message]
      if let data { fields["data"] = data }
      message["error"] = fields
    }
    return (try? JSONSerialization.data(withJSONObject: message, options: [.sortedKeys])) ?? Data()
  }

  /// The tools, made from the table of commands.
  static var tools: [[String: Any]] {
    CommandDescription.all.filter(\.isTool).map { command in
      var properties: [String: Any] = [:]
      for parameter in command.parameters {
        let type = parameter.kind == .flag ? "boolean" : "string"
        properties[parameter.name] = ["type": type, "description": parameter.help]
      }
      properties["screen"] =
        command.name == "look"
        ? ["type": "string", "description": "a preview; a name that is none lists them"]
        : ["type": "string"]
      let required = command.parameters.filter { $0.kind == .argument }.map(\.name)
      return [
        "name": command.name, "description": command.help,
        "inputSchema": ["type": "object", "properties": properties, "required": required],
      ]
    }
  }

  private static let instructions = """
    Screens of the package in memory. An answer comes once the screen is at rest, with what changed (- gone, + new, \
    ~ other): never wait or look again to make sure. 'screen' names a preview; without it the application is meant.
    """
}
