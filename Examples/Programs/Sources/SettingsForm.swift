import SwiftUI

enum Appearance: String, CaseIterable, Identifiable {
  case system, light, dark

  var id: Self { self }
  var title: String { rawValue.capitalized }
}

enum TextSize: Int, CaseIterable, Identifiable {
  case small, medium, large

  var id: Int { rawValue }

  var title: LocalizedStringKey {
    switch self {
    case .small: "Small"
    case .medium: "Medium"
    case .large: "Large"
    }
  }
}

struct SettingsView: View {
  @AppStorage("username") private var username = ""
  @AppStorage("appearance") private var appearance = Appearance.system
  @AppStorage("textSize") private var textSize = TextSize.medium
  @AppStorage("language") private var language = "English"
  @AppStorage("notificationsEnabled") private var notificationsEnabled = true
  @AppStorage("soundVolume") private var soundVolume = 0.5
  @AppStorage("snoozeMinutes") private var snoozeMinutes = 10
  @AppStorage("debugLogging") private var debugLogging = false

  @State private var reminderTime = Date(timeIntervalSinceReferenceDate: 0)
  @State private var showsAdvanced = false
  @State private var isConfirmingReset = false

  private let languages = ["English", "Deutsch", "Français", "日本語"]

  var body: some View {
    NavigationStack {
      Form {
        profile
        appearanceSection
        notifications
        advanced
        about
      }
      .navigationTitle("Settings")
      .navigationBarTitleDisplayMode(.inline)
    }
  }

  private var profile: some View {
    Section("Profile") {
      TextField("Username", text: $username, prompt: Text("Required"))
      Picker("Language", selection: $language) {
        ForEach(languages, id: \.self) { language in
          Text(language)
        }
      }
      .pickerStyle(.navigationLink)
    }
  }

  private var appearanceSection: some View {
    Section {
      Picker("Appearance", selection: $appearance) {
        ForEach(Appearance.allCases) { appearance in
          Text(appearance.title).tag(appearance)
        }
      }
      .pickerStyle(.segmented)

      Picker("Text Size", selection: $textSize) {
        ForEach(TextSize.allCases) { size in
          Text(size.title).tag(size)
        }
      }
      .pickerStyle(.menu)
    } header: {
      Text("Appearance")
    } footer: {
      Text("System follows the appearance of your device.")
    }
  }

  private var notifications: some View {
    Section("Notifications") {
      Toggle("Allow Notifications", isOn: $notificationsEnabled.animation())
      if notificationsEnabled {
        VStack(alignment: .leading) {
          Text("Volume: \(soundVolume, format: .percent.precision(.fractionLength(0)))")
          Slider(value: $soundVolume, in: 0...1, step: 0.1) {
            Text("Volume")
          } minimumValueLabel: {
            Image(systemName: "speaker")
          } maximumValueLabel: {
            Image(systemName: "speaker.wave.3")
          }
        }
        Stepper("Snooze for \(snoozeMinutes) minutes", value: $snoozeMinutes, in: 5...30, step: 5)
        DatePicker(
          "Daily Reminder", selection: $reminderTime, displayedComponents: .hourAndMinute)
      }
    }
  }

  private var advanced: some View {
    Section {
      DisclosureGroup("Advanced", isExpanded: $showsAdvanced) {
        Toggle("Debug Logging", isOn: $debugLogging)
        LabeledContent("Cache", value: "12.4 MB")
      }
    }
  }

  private var about: some View {
    Section {
      LabeledContent("Version", value: "2.1.0")
      LabeledContent {
        Text(username.isEmpty ? "Guest" : username)
          .bold()
      } label: {
        Label("Signed in as", systemImage: "person.crop.circle")
      }
      Button("Reset All Settings", role: .destructive) {
        isConfirmingReset = true
      }
      .confirmationDialog(
        "Reset all settings?", isPresented: $isConfirmingReset, titleVisibility: .visible
      ) {
        Button("Reset", role: .destructive, action: reset)
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("This cannot be undone.")
      }
    }
  }

  private func reset() {
    username = ""
    appearance = .system
    textSize = .medium
    language = "English"
    notificationsEnabled = true
    soundVolume = 0.5
    snoozeMinutes = 10
    debugLogging = false
  }
}

struct SettingsView_Previews: PreviewProvider {
  static var previews: some View {
    SettingsView()
    SettingsView()
      .preferredColorScheme(.dark)
      .previewDisplayName("Dark")
  }
}
