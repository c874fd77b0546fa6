import BrowserTesting
import WebAPI
import WebAPINIO

/// How long an answer of a program may take: ten times as long as usual, for a machine that is slow or busy.
private let patientDeadline = HTTPTransport.usualDeadline * 10

extension Program {
  /// Starts the shop on a folder, for a machine that may be slow or busy.
  static func shop(
    in folder: String, _ environment: [String: String] = [:], port: Int = 0, limits: [String] = [],
    openFiles: Int? = nil
  ) throws -> Program {
    let usual = [
      "STOREFRONT_FOLDER": folder, "STOREFRONT_DEADLINE": "\(Int(patientDeadline / .seconds(1)))",
    ]
    return try Program(
      "storefront", arguments: ["--port", "\(port)"] + limits.flatMap { ["--limit", $0] },
      environment: usual.merging(environment) { $1 }, openFiles: openFiles)
  }
}

extension HTTPTransport {
  /// The way to a program.
  static let toProgram = HTTPTransport.nio(deadline: patientDeadline)
}
