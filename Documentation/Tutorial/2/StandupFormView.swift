import SwiftUI

struct StandupFormView: View {
  @Binding var form: StandupForm
  let add: () -> Void
  @FocusState private var focusedRow: Int?

  var body: some View {
    NavigationStack {
      Form {
        TextField("Title", text: $form.title)
        ForEach(form.attendees.indices, id: \.self) { row in
          TextField("Attendee \(row + 1)", text: $form.attendees[row])
            .focused($focusedRow, equals: row)
        }
        Button("New attendee") {
          form.attendees.append("")
          focusedRow = form.attendees.count - 1
        }
      }
      .navigationTitle("New stand-up")
      .toolbar { Button("Add", action: add).disabled(form.standup == nil) }
    }
  }
}
