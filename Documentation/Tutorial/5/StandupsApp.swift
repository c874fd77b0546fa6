import SwiftUI

struct StandupsApp: App {
  var body: some Scene {
    WindowGroup("Stand-ups") { StandupsView(model: StandupsModel()) }
  }
}
