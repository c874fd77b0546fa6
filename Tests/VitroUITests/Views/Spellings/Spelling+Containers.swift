import VitroUI

extension Spelling {
  static let containers = [
    Spelling("DisclosureGroup, open", .button) {
      DisclosureGroup("Title", isExpanded: .constant(true)) { content }
    },
    Spelling("DisclosureGroup, string, open", .button) {
      DisclosureGroup(title, isExpanded: .constant(true)) { content }
    },
    Spelling("DisclosureGroup, label, open", .button) {
      DisclosureGroup(isExpanded: .constant(true)) {
        content
      } label: {
        Text("Title")
      }
    },
    Spelling("GroupBox, key", .text) { GroupBox("Title") { content } },
    Spelling("GroupBox, string", .text) { GroupBox(title) { content } },
    Spelling("GroupBox, label", .text) {
      GroupBox {
        content
      } label: {
        Text("Title")
      }
    },
    Spelling("ControlGroup, key", .group) { ControlGroup("Title") { content } },
    Spelling("LabeledContent, key", .text) { LabeledContent("Title") { content } },
    Spelling("LabeledContent, string", .text) { LabeledContent(title) { content } },
    Spelling("LabeledContent, value", .text) { LabeledContent("Title", value: "Content") },
    Spelling("LabeledContent, string and value", .text) {
      LabeledContent(title, value: "Content")
    },
    Spelling("Section, key", .heading) { List { Section("Title") { content } } },
    Spelling("Section, string", .heading) { List { Section(title) { content } } },
    Spelling("Section, key and whether it is open", .heading) {
      List { Section("Title", isExpanded: .constant(true)) { content } }
    },
    Spelling("Section, string and whether it is open", .heading) {
      List { Section(title, isExpanded: .constant(true)) { content } }
    },
    Spelling("Section, whether it is open and a header", .heading) {
      List {
        Section(isExpanded: .constant(true)) {
          content
        } header: {
          Text("Title")
        }
      }
    },
    Spelling("Section, header", .heading) { List { Section(header: Text("Title")) { content } } },
    Spelling("Section, header and footer", .heading) {
      List { Section(header: Text("Title"), footer: Text("Footer")) { content } }
    },
    Spelling("Section, closures", .heading) {
      List {
        Section {
          content
        } header: {
          Text("Title")
        } footer: {
          Text("Footer")
        }
      }
    },
    Spelling("Section, footer", .text) { List { Section(footer: Text("Title")) { content } } },
    Spelling("ContentUnavailableView, key", .text) {
      ContentUnavailableView("Title", systemImage: "star", description: content)
    },
    Spelling("ContentUnavailableView, string", .text) {
      ContentUnavailableView(title, systemImage: "star", description: content)
    },
    Spelling("ContentUnavailableView, closures", .text) {
      ContentUnavailableView {
        Text("Title")
      } description: {
        content
      }
    },
  ]

  static let links = [
    Spelling("key, closure") { NavigationLink("Title") { content } },
    Spelling("string, closure") { NavigationLink(title) { content } },
    Spelling("key, view") { NavigationLink("Title", destination: content) },
    Spelling("string, view") { NavigationLink(title, destination: content) },
    Spelling("label, view") { NavigationLink(destination: content) { Text("Title") } },
    Spelling("label, closure") {
      NavigationLink {
        content
      } label: {
        Text("Title")
      }
    },
    Spelling("key, active") {
      Kept(false) { NavigationLink("Title", destination: content, isActive: $0) }
    },
    Spelling("label, active") {
      Kept(false) { isActive in
        NavigationLink(destination: content, isActive: isActive) { Text("Title") }
      }
    },
    Spelling("key, chosen") {
      Kept(Int?.none) { NavigationLink("Title", destination: content, tag: 1, selection: $0) }
    },
    Spelling("label, chosen") {
      Kept(Int?.none) { selection in
        NavigationLink(destination: content, tag: 1, selection: selection) { Text("Title") }
      }
    },
    Spelling("key, value") {
      NavigationLink("Title", value: 1).navigationDestination(for: Int.self) { _ in content }
    },
    Spelling("string, value") {
      NavigationLink(title, value: 1).navigationDestination(for: Int.self) { _ in content }
    },
    Spelling("custom style") {
      NavigationLink("Title") { content }.buttonStyle(.bordered)
    },
  ]

  @MainActor private static var content: Text { Text("Content") }
}

/// A view that keeps a value, and what it shows of it.
struct Kept<Value, Content: View>: View {
  @State private var value: Value
  private let content: (Binding<Value>) -> Content

  init(_ value: Value, @ViewBuilder content: @escaping (Binding<Value>) -> Content) {
    _value = State(initialValue: value)
    self.content = content
  }

  var body: some View { content($value) }
}
