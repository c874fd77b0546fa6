// A model as strangers write it, without a word of Combine, observation or the network.
import Foundation
import OSLog

class Favorites: ObservableObject {
  @Published var names: [String] {
    didSet { UserDefaults.standard.set(names, forKey: "Favorites") }
  }

  init() {
    names = UserDefaults.standard.stringArray(forKey: "Favorites") ?? []
  }
}

@Observable
class Ticker {
  var count = 0
}

struct Request {
  // swift-format-ignore: NeverForceUnwrap
  var url = URLRequest(url: URL(string: "https://example.com/quotes")!)
  let pause = UInt64(2 * Double(NSEC_PER_SEC))
  let file = URL.documentsDirectory.appendingPathComponent("quotes.json")
}
