public import StandupsDomain
public import SwiftUI

/// The stand-ups as cards, or what to do where there are none.
public struct StandupList: View {
  let standups: [Standup]
  let open: (Standup.ID) -> Void
  let add: () -> Void
  let addSamples: () -> Void

  /// Shows stand-ups.
  ///
  /// - Parameters:
  ///   - standups: What is shown.
  ///   - open: Called with the one that somebody wants to see.
  ///   - add: Called when somebody wants another one.
  ///   - addSamples: Called when somebody who has none wants to look around.
  public init(
    _ standups: [Standup], open: @escaping (Standup.ID) -> Void, add: @escaping () -> Void,
    addSamples: @escaping () -> Void
  ) {
    self.standups = standups
    self.open = open
    self.add = add
    self.addSamples = addSamples
  }

  /// The cards.
  public var body: some View {
    Group {
      if standups.isEmpty { nothing } else { cards }
    }
    .navigationTitle("Daily stand-ups")
    .toolbar {
      Button(action: add) { Label("Add a stand-up", systemImage: "plus") }
    }
  }

  private var cards: some View {
    ScrollView {
      LazyVStack(spacing: 12) {
        ForEach(standups) { standup in
          Button {
            open(standup.id)
          } label: {
            StandupCard(standup)
          }
          .buttonStyle(.plain)
        }
      }
      .padding()
      .frame(maxWidth: 720)
    }
  }

  private var nothing: some View {
    ContentUnavailableView {
      Label("No stand-ups yet", systemImage: "person.3")
    } description: {
      Text("Add the meeting that your team holds every day, or look around with samples.")
    } actions: {
      Button("Add the first one", action: add).buttonStyle(.borderedProminent)
      Button("Load samples", action: addSamples)
    }
  }
}
