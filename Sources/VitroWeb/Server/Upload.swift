import Foundation
import HTTPTypes
import VitroUI

/// A file that the script of a page sends: which session and which element it is for, its name, its size.
struct Upload {
  /// Where files are sent to.
  static let path = "/vitro.file"

  /// The reason why a file is not taken.
  struct Refusal: Error {
    let status: HTTPResponse.Status
    let text: String

    init(_ status: HTTPResponse.Status, _ text: String) {
      self.status = status
      self.text = text
    }
  }

  private let token: SessionToken
  private let visitor: Visitor?
  private let element: Element.ID
  private let name: String
  private let size: Int

  /// Reads what the request says of its file.
  ///
  /// - Throws: ``Refusal`` where that is not all there, or the file is larger than `maxSize` bytes.
  init(_ request: WebRequest, maxSize: Int) throws(Refusal) {
    guard request.method == .post else {
      throw Refusal(.methodNotAllowed, "Files are sent to this address with POST.")
    }
    // A form of another site cannot send these.
    guard let token = request.headers[.session], let text = request.headers[.element],
      let number = Int(text)
    else { throw Refusal(.forbidden, "Only a page's script sends files to this address.") }
    guard let size = request.headers[.contentLength].flatMap(Int.init), size >= 0 else {
      throw Refusal(.lengthRequired, "The request does not say how long the file is.")
    }
    guard size <= maxSize else {
      throw Refusal(.contentTooLarge, "The file has more than \(maxSize) bytes.")
    }
    self.token = SessionToken(sent: token)
    visitor = Visitor(sentIn: request.headers)
    element = Element.ID(rawValue: number)
    name = request.query?.removingPercentEncoding ?? ""
    self.size = size
  }

  /// Writes the file to a folder of its session, and returns the name that the page knows it by.
  ///
  /// - Throws: ``Refusal``, or the error of a body that was not sent to its end, or of the disk.
  func take(_ body: RequestBody, into sessions: Sessions) async throws -> String {
    let (files, place) = try await makePlace(in: sessions)
    do {
      try await write(body, to: place.url)
    } catch {
      await files.giveUp(place)
      throw error
    }
    guard await files.keep(place) else {
      throw Refusal(.forbidden, "The session has ended meanwhile.")
    }
    return place.id
  }

  @MainActor
  private func makePlace(in sessions: Sessions) throws -> (SessionFiles, UploadPlace) {
    guard let session = try? sessions.session(token, of: visitor), session.takesFile(for: element)
    else { throw Refusal(.forbidden, "Nothing asks for a file there.") }
    guard let place = try session.files.makePlace(for: name, bytes: size) else {
      throw Refusal(.noRoom, "There is no room for the file.")
    }
    return (session.files, place)
  }

  private func write(_ body: RequestBody, to url: URL) async throws {
    guard
      FileManager.default.createFile(
        atPath: url.path(percentEncoded: false), contents: nil,
        attributes: [.posixPermissions: 0o600])
    else { throw CocoaError(.fileWriteUnknown) }
    let file = try FileHandle(forWritingTo: url)
    defer { try? file.close() }
    while let part = try await body.next() {
      try file.write(contentsOf: Data(part.readableBytesView))
    }
  }
}

extension HTTPField.Name {
  fileprivate static let session = Self("X-Vitro-Session") ?? .authorization
  fileprivate static let element = Self("X-Vitro-Element") ?? .authorization
}

extension HTTPResponse.Status {
  fileprivate static let noRoom = Self(code: 507, reasonPhrase: "Insufficient Storage")
}
