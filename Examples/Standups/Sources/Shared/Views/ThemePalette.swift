import StandupsDomain
import SwiftUI

/// The colours from which a stand-up has its own.
struct ThemePalette: View {
  @Binding var theme: Theme

  var body: some View {
    VStack(alignment: .leading) {
      LabeledContent("Theme", value: theme.name)
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 44))]) {
        ForEach(Theme.allCases, id: \.self) { choice in
          Button {
            theme = choice
          } label: {
            swatch(choice)
          }
          .buttonStyle(.plain)
          .accessibilityLabel(choice.name)
          .accessibilityAddTraits(choice == theme ? .isSelected : [])
        }
      }
    }
  }

  private func swatch(_ choice: Theme) -> some View {
    Circle()
      .fill(choice.color)
      .frame(width: 36, height: 36)
      .overlay {
        if choice == theme {
          Image(systemName: "checkmark").foregroundStyle(choice.accentColor)
        }
      }
  }
}
