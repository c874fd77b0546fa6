import Foundation
import StandupsDomain
import StandupsShared
import SwiftUI
import Vitro

#Preview("List") { preview(Standup.samples) }

#Preview("Empty list") { preview([]) }

#Preview("Details") {
  preview(Standup.samples) { first in .detail(StandupDetailModel(first.id)) }
}

#Preview("Meeting") {
  preview(Standup.samples) { first in
    let meeting = RecordMeeting(first, id: Identifier(UUID()), date: .now)
    let model = RecordMeetingModel(meeting, isTranscribing: false)
    return .detail(StandupDetailModel(first.id, destination: .record(model)))
  }
}

/// The application with these stand-ups in its file, at what the first of them leads to.
@MainActor
private func preview(
  _ standups: [Standup],
  _ destination: (Standup) -> StandupsModel.Destination? = { _ in nil }
) -> some View {
  withDependencies {
    let file = URL.applicationFolder.appending(path: "standups.json")
    let data = (try? Standups(standups)).map { StandupsFile.encode($0) }
    $0.defaultFileStorage = .inMemory(data.map { [file: $0] } ?? [:])
  } operation: {
    StandupsView(model: StandupsModel(destination: standups.first.flatMap(destination)))
  }
}
