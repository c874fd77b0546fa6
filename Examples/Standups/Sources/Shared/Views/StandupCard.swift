public import StandupsDomain
public import SwiftUI

/// A stand-up in the list: its title, how many take part, and how long it takes.
public struct StandupCard: View {
  let standup: Standup

  /// Shows a stand-up in its colours.
  public init(_ standup: Standup) {
    self.standup = standup
  }

  /// The card.
  public var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(standup.title).font(.headline)
      HStack {
        Label(standup.attendance, systemImage: "person.3")
        Spacer()
        Label(standup.length.text, systemImage: "clock")
      }
      .font(.caption)
    }
    .padding()
    .frame(maxWidth: .infinity)
    .foregroundStyle(standup.theme.accentColor)
    .background(standup.theme.color, in: RoundedRectangle(cornerRadius: 12))
  }
}
