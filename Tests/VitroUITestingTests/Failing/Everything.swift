import Foundation
import VitroUI

/// One thing of nearly every role, some of it twice.
struct Everything: View {
  @State private var name = "Milk"
  @State private var note = ""
  @State private var isBold = true
  @State private var isSent = false
  @State private var isRead = true
  @State private var volume = 20.0
  @State private var copies = 2
  @State private var size = "Small"
  @State private var day = Date(timeIntervalSince1970: 0)
  @State private var search = ""
  @State private var chosen: String? = "Milk"
  @State private var isOpen = true
  @State private var isAsking = false
  @State private var isEditing = false
  @FocusState private var isNoteFocused: Bool

  var body: some View {
    NavigationStack {
      VStack {
        texts
        fields
        controls
        rows
      }
      .navigationTitle("Groceries")
      .searchable(text: $search, prompt: "Find")
      .toolbar { Button("Share") {}.keyboardShortcut("s") }
    }
  }

  @ViewBuilder private var texts: some View {
    Text("12 items").accessibilityIdentifier("summary")
    Image(systemName: "cart").accessibilityLabel("Cart")
    if let url = URL(string: "https://example.com") { Link("Terms", destination: url) }
    ProgressView("Upload", value: 0.25)
    Gauge(value: 0.5) { Text("Battery") }
    Text("Behind glass").onTapGesture {}.allowsHitTesting(false)
  }

  @ViewBuilder private var fields: some View {
    TextField("Name", text: $name)
    TextField("Note", text: $note).focused($isNoteFocused)
    DatePicker("Day", selection: $day, displayedComponents: .date)
  }

  @ViewBuilder private var controls: some View {
    Button("Add") { copies = 0 }.accessibilityHint("Adds one")
    Button("Save") {}.disabled(true)
    Button("Delete") {}
    Button("Delete") {}
    Toggle("Bold", isOn: $isBold)
    Toggle("Sent", isOn: $isSent)
    Toggle("Read", isOn: $isRead).toggleStyle(.checkbox)
    Slider(value: $volume, in: 0...100, step: 10) { Text("Volume") }
    Stepper("Copies", value: $copies, in: 0...2)
    Stepper("Pages", onIncrement: {}, onDecrement: nil)
    Picker("Size", selection: $size) { ForEach(["Small", "Large"], id: \.self) { Text($0) } }
    Menu("Actions") { Button("Copy") {} }
    Button("Ask") { isAsking = true }
      .alert("Sure?", isPresented: $isAsking) { Button("No", role: .cancel) {} }
    Button("Edit") { isEditing = true }
      .fullScreenCover(isPresented: $isEditing) { Button("Done") { isEditing = false } }
  }

  @ViewBuilder private var rows: some View {
    List(selection: $chosen) {
      ForEach(["Milk", "Bread"], id: \.self) { Text($0) }
    }
    Section("Danger") { Button("Erase") {} }
    DisclosureGroup("More", isExpanded: $isOpen) { Text("Small print") }
    TabView {
      Text("Mails").tabItem { Text("Inbox") }.badge(3)
      Text("Drafts").tabItem { Text("Outbox") }
    }
  }
}
