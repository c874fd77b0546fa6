import Foundation
import Testing
import VitroUI
import VitroUITesting

@MainActor @Suite("Pictures from an address")
struct AsyncImageTests {
  @Test(
    "A picture is shown from the web or the application's server, and from nowhere else",
    arguments: [
      ("https://example.com/mug.png", "picture"), ("/mug.png?size=2", "picture"),
      ("HTTP://example.com/mug.png", "picture"), ("file:///tmp/mug.png", "failure"),
      ("data:image/png;base64,iVBORw0KGgo=", "failure"), ("mug.png", "failure"), (nil, "empty"),
    ] as [(String?, String)])
  func addresses(address: String?, phase: String) {
    let url = address.flatMap { URL(string: $0) }
    let screen = Screen {
      AsyncImage(url: url) { phase in
        switch phase {
        case .empty: Text("empty")
        case .success(let image): image.accessibilityLabel("picture")
        case .failure: Text("failure")
        @unknown default: Text("another")
        }
      }
      AsyncImage(url: url) {
        $0.accessibilityLabel("in place")
      } placeholder: {
        Text("beside")
      }
    }
    #expect(screen.image("picture").exists == (phase == "picture"))
    #expect(screen.image("in place").exists == (phase == "picture"))
    #expect(screen.text("beside").exists == (phase != "picture"))
    #expect(screen.text(phase).exists == (phase != "picture"))
  }
}
