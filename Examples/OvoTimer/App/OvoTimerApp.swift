import OvoTimerClient
import OvoTimerUI
import SwiftUI

/// A kitchen timer: every page shows, and controls, the one timer of this user's service.
@main
struct OvoTimerApp: App {
  private let client = TimerClient.socket(at: .ofUser(), starting: .besideThisProgram)

  var body: some Scene {
    WindowGroup("Ovo Timer") { OvoTimerScene(client: client) }
  }
}

/// One page, with a model of its own.
private struct OvoTimerScene: View {
  @State private var model: OvoTimerModel

  init(client: TimerClient) { _model = State(initialValue: OvoTimerModel(client: client)) }

  var body: some View { OvoTimerView(model: model) }
}
