import Foundation
import PrimeTimeDomain
import WebAPITesting

extension MisbehavingServer.Answer {
  /// The answer of Wolfram|Alpha's API that is this text.
  static func wolfram(_ text: String) -> Self {
    let pod =
      #"{"title":"Result","id":"Result","primary":true,"subpods":[{"title":"","plaintext":"\#(text)"}]}"#
    return .json(#"{"queryresult":{"success":true,"error":false,"numpods":1,"pods":[\#(pod)]}}"#)
  }

  /// The answer to a request for the nth prime, which is asked for as Wolfram|Alpha's API is.
  ///
  /// It is the twin of that API: it knows the primes and one key, "right".
  static func primes(_ request: MisbehavingServer.Request) -> Self {
    let query = URLComponents(string: request.head.uri)?.queryItems ?? []
    let fields = query.reduce(into: [:]) { $0[$1.name] = $1.value }
    guard fields["appid"] == "right" else {
      return .json(
        #"{"queryresult":{"success":false,"error":{"code":"1","msg":"Invalid appid"}}}"#)
    }
    let words = (fields["input"] ?? "").split(separator: " ")
    guard words.count == 2, words[0] == "prime", fields["output"] == "JSON",
      let n = Int(words[1]), let prime = try? nthPrime(n)
    else { return .json(#"{"queryresult":{"success":false,"error":false,"numpods":0}}"#) }
    return .wolfram("\(prime)")
  }
}

extension MisbehavingServer.Answer {
  /// The answer to a request to log in: the twin of the accounts knows Ada, whose password is "right".
  static func accounts(_ request: MisbehavingServer.Request) -> Self {
    let body = try? JSONDecoder().decode([String: String].self, from: request.body)
    return body == ["email": "ada@example.com", "password": "right"]
      ? .json(#"{"name":"Ada"}"#) : .raw("HTTP/1.1 401 No\nContent-Length: 0\n\n", .stay)
  }
}
