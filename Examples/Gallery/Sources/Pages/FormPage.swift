import SwiftUI

struct FormPage: View {
  static let exhibit = Exhibit("Form", "checklist", file: #filePath, fillsPage: true) { FormPage() }

  @State private var name = ""
  @State private var isPublic = true
  @State private var language = "English"
  @State private var size = 2

  var body: some View {
    Form {
      Section("Profile") {
        TextField("Display name", text: $name)
        Toggle("Public", isOn: $isPublic)
      }
      Section {
        Picker("Language", selection: $language) {
          ForEach(["English", "Deutsch", "Français"], id: \.self) { Text($0) }
        }
        Stepper("Text size: \(size)", value: $size, in: 1...5)
        LabeledContent("Version", value: "1.0")
      } footer: {
        Text("Changes are kept until you leave the page.")
      }
      Section {
        Button("Reset", role: .destructive) {
          name = ""
          isPublic = true
          language = "English"
          size = 2
        }
      }
    }
  }
}

struct FormPage_Previews: PreviewProvider {
  static var previews: some View {
    FormPage().previewLayout(.sizeThatFits)
  }
}
