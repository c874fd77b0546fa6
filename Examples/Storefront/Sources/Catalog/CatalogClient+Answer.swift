public import Foundation
import StorefrontHTTP

extension CatalogClient {
  /// A client whose server gives one answer to everything, as JSON, or is not reached where there is none: for
  /// previews.
  public static func answering(_ json: Data?) -> CatalogClient {
    let transport = HTTPTransport { _ in
      guard let json else { throw TransportError.notReached }
      return HTTPResponse(status: 200, body: json)
    } stream: { _ in
      throw TransportError.notReached
    }
    return .http(StoreHTTP(base: URL(string: "http://127.0.0.1"), transport: transport))
  }
}
