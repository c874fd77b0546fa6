import Foundation
import OvoTimerClient
import OvoTimerDomain
import SwiftUI
import Vitro

#Preview("Idle") { preview(InMemoryTimer(recentTimes: [300, 90])) }

#Preview("Winding") { preview(InMemoryTimer(after: [.wind(to: 1_500)])) }

#Preview("Running") { preview(InMemoryTimer(after: [.wind(to: 1_500), .start], ticks: 192)) }

#Preview("Paused") {
  let service = InMemoryTimer(after: [.wind(to: 1_500), .start], ticks: 192)
  service.elsewhere(.pause)
  return preview(service)
}

#Preview("Time is up") {
  preview(InMemoryTimer(after: [.wind(to: 300), .start], ticks: 300, endedAgo: 130))
}

#Preview("Snoozed") {
  let service = InMemoryTimer(after: [.wind(to: 300), .start], ticks: 300)
  service.elsewhere(.snooze(for: 60))
  return preview(service)
}

#Preview("Finished") {
  let service = InMemoryTimer(after: [.wind(to: 300), .start], ticks: 300)
  service.elsewhere(.acknowledge)
  return preview(service)
}

#Preview("Without its service") {
  let service = InMemoryTimer(after: [.wind(to: 1_500), .start])
  var client = service.client
  let follow = client.follow
  // It tells of the timer once, and has gone.
  client.follow = {
    let statuses = follow()
    service.goes()
    return statuses
  }
  return OvoTimerView(model: OvoTimerModel(client: client))
}

@MainActor
private func preview(_ service: InMemoryTimer) -> some View {
  LiveTimer(service: service, model: OvoTimerModel(client: service.client))
}

/// A timer of which each second passes.
private struct LiveTimer: View {
  let service: InMemoryTimer
  let model: OvoTimerModel
  @Dependency(\.continuousClock) private var clock

  var body: some View {
    OvoTimerView(model: model).task {
      for await _ in clock.timer(interval: .seconds(1)) { service.ticks() }
    }
  }
}

extension InMemoryTimer {
  /// A service of which all this has been asked, and for which seconds have passed since, up to `endedAgo` seconds
  /// before now.
  fileprivate convenience init(
    after requests: [TimerRequest], ticks: Int = 0, endedAgo seconds: Double = 0
  ) {
    self.init(at: .now - Double(ticks) - seconds)
    for request in requests { elsewhere(request) }
    self.ticks(ticks)
  }
}
