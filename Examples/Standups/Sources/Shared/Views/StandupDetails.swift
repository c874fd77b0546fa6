import Foundation
public import StandupsDomain
public import SwiftUI

/// The details of a stand-up, and the actions that people can take on it.
public struct StandupDetails: View {
  let standup: Standup
  let actions: Actions

  /// The actions that people can take on a stand-up.
  public struct Actions {
    /// Called when the meeting is to begin.
    public var start: () -> Void
    /// Called with the past meeting that somebody wants to see.
    public var open: (Meeting) -> Void
    /// Called when it is to be edited.
    public var edit: () -> Void
    /// Called when it is to be deleted.
    public var delete: () -> Void

    /// Makes the actions.
    public init(
      start: @escaping () -> Void, open: @escaping (Meeting) -> Void, edit: @escaping () -> Void,
      delete: @escaping () -> Void
    ) {
      self.start = start
      self.open = open
      self.edit = edit
      self.delete = delete
    }
  }

  /// Shows a stand-up.
  public init(_ standup: Standup, actions: Actions) {
    self.standup = standup
    self.actions = actions
  }

  /// The sections.
  public var body: some View {
    List {
      Section("Stand-up") {
        Button(action: actions.start) { Label("Start meeting", systemImage: "timer") }
          .font(.headline)
        LabeledContent {
          Text(standup.length.text)
        } label: {
          Label("Length", systemImage: "clock")
        }
        LabeledContent {
          ThemeName(standup.theme)
        } label: {
          Label("Theme", systemImage: "paintpalette")
        }
      }
      Section("Past meetings") {
        if standup.meetings.isEmpty {
          Text("None yet").foregroundStyle(.secondary)
        }
        ForEach(standup.meetings) { meeting in
          Button {
            actions.open(meeting)
          } label: {
            Label {
              MeetingDate(meeting)
            } icon: {
              Image(systemName: "calendar")
            }
          }
        }
      }
      Section("Attendees") {
        ForEach(standup.attendees) { Label($0.name, systemImage: "person") }
      }
      Section {
        Button("Delete", role: .destructive, action: actions.delete)
      }
    }
    .navigationTitle(standup.title)
    .toolbar { Button("Edit", action: actions.edit) }
  }
}

/// The name of a theme on its colour.
private struct ThemeName: View {
  let theme: Theme

  init(_ theme: Theme) { self.theme = theme }

  var body: some View {
    Text(theme.name)
      .padding(.horizontal, 8)
      .padding(.vertical, 4)
      .foregroundStyle(theme.accentColor)
      .background(theme.color, in: RoundedRectangle(cornerRadius: 6))
  }
}

/// In place of a stand-up that somebody else has deleted meanwhile.
public struct DeletedStandup: View {
  /// Makes the page.
  public init() {}

  /// What has happened.
  public var body: some View {
    ContentUnavailableView(
      "This stand-up has been deleted", systemImage: "trash",
      description: Text("Somebody has deleted it meanwhile, with its past meetings."))
  }
}
