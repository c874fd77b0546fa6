import SwiftUI

struct PresentationPage: View {
  static let exhibit = Exhibit(
    "Sheets, alerts, dialogs", "rectangle.portrait.on.rectangle.portrait", file: #filePath
  ) {
    PresentationPage()
  }

  @State private var showsSheet = false
  @State private var showsCover = false
  @State private var showsAlert = false
  @State private var showsDialog = false
  @State private var showsPopover = false
  @State private var answer = "No answer yet"

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text(answer).font(.headline)
      Button("Sheet") { showsSheet = true }
        .sheet(isPresented: $showsSheet) { SheetPage(title: "A sheet") }
      Button("Full screen cover") { showsCover = true }
        .fullScreenCover(isPresented: $showsCover) { SheetPage(title: "A cover") }
      Button("Popover") { showsPopover = true }
        .popover(isPresented: $showsPopover) { Text("A remark beside it").padding() }
      Button("Alert") { showsAlert = true }
        .alert("Are you sure?", isPresented: $showsAlert) {
          Button("Yes") { answer = "Yes" }
          Button("No", role: .cancel) { answer = "No" }
        } message: {
          Text("You can change your mind later.")
        }
      Button("Confirmation dialog") { showsDialog = true }
        .confirmationDialog("Delete everything?", isPresented: $showsDialog) {
          Button("Delete", role: .destructive) { answer = "Deleted" }
        }
    }
  }
}

private struct SheetPage: View {
  let title: String
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(spacing: 16) {
      Text(title).font(.title2)
      Button("Done") { dismiss() }.buttonStyle(.borderedProminent)
    }
    .padding()
  }
}
