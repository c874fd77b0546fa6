import SwiftUI

struct MenuPage: View {
  static let exhibit = Exhibit("Menu and DisclosureGroup", "ellipsis.circle", file: #filePath) {
    MenuPage()
  }

  @State private var last = "Nothing yet"
  @State private var showsDetails = false

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text(last).font(.headline)
      Menu("Actions") {
        Button("Duplicate", systemImage: "doc.on.doc") { last = "Duplicated" }
        Button("Rename", systemImage: "pencil") { last = "Renamed" }
        Divider()
        Button("Delete", systemImage: "trash", role: .destructive) { last = "Deleted" }
      }
      Text("Press me with the other button")
        .padding()
        .background(.fill, in: .rect(cornerRadius: 12))
        .contextMenu {
          Button("Copy") { last = "Copied" }
          Button("Share") { last = "Shared" }
        }
      DisclosureGroup("Details", isExpanded: $showsDetails) {
        Text("What was hidden is here.")
      }
      GroupBox("A box") {
        Text("with things that belong together")
      }
    }
  }
}
