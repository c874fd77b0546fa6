// A model as strangers write it: this is all that it imports.
import Foundation

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
