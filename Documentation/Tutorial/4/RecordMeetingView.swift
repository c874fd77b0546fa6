import SwiftUI
import VitroStoreUI

struct RecordMeetingView: View {
  @Bindable var model: RecordMeetingModel

  var body: some View {
    VStack {
      Text("\(model.secondsLeft) seconds left").monospacedDigit()
      ZStack {
        ForEach(model.standup.attendees.indices, id: \.self) { speaker in
          SpeakerArc(speaker: speaker, count: model.standup.attendees.count)
            .stroke(lineWidth: 12)
            .opacity(speaker < model.speaker ? 1 : 0.3)
        }
        Text(model.standup.attendees[model.speaker]).font(.title)
      }
      .frame(width: 240, height: 240)
      Text("Speaker \(model.speaker + 1) of \(model.standup.attendees.count)")
      if !model.isTranscribing { Text("Nobody writes down what is said") }
    }
    .navigationTitle(model.standup.title)
    .navigationBarBackButtonHidden()
    .toolbar { Button("End meeting") { model.endMeetingButtonTapped() } }
    .alert($model.alert) { model.alertButtonTapped($0) }
    .task { await model.task() }
  }
}

struct SpeakerArc: Shape {
  let speaker: Int
  let count: Int

  func path(in rect: CGRect) -> Path {
    let share = 360 / Double(count)
    return Path { path in
      path.addArc(
        center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2 - 6,
        startAngle: .degrees(Double(speaker) * share - 89),
        endAngle: .degrees(Double(speaker + 1) * share - 91), clockwise: false)
    }
  }
}
