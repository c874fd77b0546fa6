public import Foundation
import PrimeTimeDomain
public import WebAPI
import WebAPINIO

/// The reason why a web API has not told the nth prime.
public enum PrimesAPIError: Error, Hashable, Sendable, CustomStringConvertible {
  /// It could not be reached, or the connection broke.
  case notReached
  /// It did not answer in time.
  case timedOut
  /// It has been asked too often.
  case busy
  /// It does not know the key of this program.
  case keyRefused
  /// It failed, with this status.
  case failed(status: Int)
  /// It answered something that holds no number.
  case unreadable
  /// It answered a number that is not prime.
  case notPrime(Int)
  /// Its address begins with something that is not spoken here, such as `ftp`.
  case unsupportedScheme(String)

  init(_ error: TransportError) {
    self =
      switch error {
      case .notReached: .notReached
      case .timedOut: .timedOut
      case .tooLarge: .unreadable
      case .unsupportedScheme(let scheme): .unsupportedScheme(scheme)
      }
  }

  /// The message for people: what is wrong, and what to do.
  public var description: String {
    switch self {
    case .notReached: "The primes cannot be reached. Check the connection, and try again."
    case .timedOut: "The primes take too long to come. Try again."
    case .busy: "Too many primes were asked for. Try again in a minute."
    case .keyRefused: "The key of this program is not accepted. Ask whoever runs it."
    case .failed(let status): "The source of primes has a problem (\(status)). Try again later."
    case .unreadable: "The answer cannot be read. Try again later."
    case .notPrime(let number): "The answer was \(number), which is not prime. Try again later."
    case .unsupportedScheme(let scheme):
      "The address of the primes begins with '\(scheme):', which is not spoken here."
    }
  }
}

extension Primes {
  /// The address of Wolfram|Alpha's API. It may be asked without encryption, and so may anybody on the way see
  /// the key.
  private static let wolframAlpha = URL(string: "http://api.wolframalpha.com/v2/query")

  /// The primes of the web API for which the environment variable `PRIMETIME_KEY` holds a key, at the address in
  /// `PRIMETIME_API` or else at Wolfram|Alpha; without a key they are computed.
  /// `PRIMETIME_DEADLINE` says how many seconds an answer may take, by default ten.
  public static func fromEnvironment(
    _ environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> Primes {
    let api = environment["PRIMETIME_API"].map { URL(string: $0) } ?? wolframAlpha
    guard let key = environment["PRIMETIME_KEY"], !key.isEmpty, let api else { return .computed }
    let deadline = HTTPTransport.deadline(setting: environment["PRIMETIME_DEADLINE"])
    return .webAPI(api, key: key, transport: .nio(deadline: deadline))
  }

  /// Asks a web API that answers as Wolfram|Alpha's does.
  ///
  /// - Parameters:
  ///   - api: The address, without a query.
  ///   - key: The key of this program, which the API has given out.
  ///   - transport: The way to it.
  public static func webAPI(_ api: URL, key: String, transport: HTTPTransport) -> Primes {
    Primes { n in
      guard n > 0 else { throw NthPrimeError.noSuchPrime(n) }
      let query = [
        ("input", "prime \(n)"), ("includepodid", "Result"), ("format", "plaintext"),
        ("output", "JSON"), ("appid", key),
      ]
      let url = api.appending(queryItems: query.map { URLQueryItem(name: $0.0, value: $0.1) })
      do {
        let request = HTTPRequest("GET", url, headers: ["Accept": "application/json"])
        return try prime(of: await transport.send(request))
      } catch let error as TransportError {
        throw PrimesAPIError(error)
      }
    }
  }

  private static func prime(of response: HTTPResponse) throws(PrimesAPIError) -> Int {
    switch response.status {
    case 200: break
    case 401, 403: throw .keyRefused
    case 429: throw .busy
    case let status: throw .failed(status: status)
    }
    let answer = try? JSONDecoder().decode(WolframAnswer.self, fromOutside: response.body)
    guard let answer else { throw .unreadable }
    if answer.isKeyRefused { throw .keyRefused }
    guard let number = answer.number else { throw .unreadable }
    guard isPrime(number) else { throw .notPrime(number) }
    return number
  }
}

/// The answer of Wolfram|Alpha's API, as far as it is read here.
private struct WolframAnswer: Decodable {
  private struct Result: Decodable {
    var error: Failure?
    var pods: [Pod]?
  }

  private struct Pod: Decodable {
    var subpods: [Subpod]
  }

  private struct Subpod: Decodable {
    var plaintext: String
  }

  /// `false` where nothing is wrong.
  private struct Failure: Decodable {
    enum Key: CodingKey { case code }
    var code: String?

    init(from decoder: any Decoder) throws {
      code = try? decoder.container(keyedBy: Key.self).decode(String.self, forKey: .code)
    }
  }

  private var queryresult: Result

  /// Whether the key is unknown or was left out.
  var isKeyRefused: Bool { ["1", "2"].contains(queryresult.error?.code) }

  /// The number in the first part of the answer, if one stands there.
  var number: Int? { queryresult.pods?.first?.subpods.first.flatMap { Int($0.plaintext) } }
}
