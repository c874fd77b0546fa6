import Foundation
public import StandupsDomain
public import SwiftUI

/// The fields in which a stand-up is typed.
public struct StandupFields: View {
  @Binding var form: StandupForm
  let addAttendee: () -> Void
  let deleteAttendees: (IndexSet) -> Void
  @FocusState private var focus: StandupForm.Field?

  /// Shows a form.
  ///
  /// - Parameters:
  ///   - form: What is typed in.
  ///   - addAttendee: Called when there is to be another row.
  ///   - deleteAttendees: Called with the rows that are to go.
  public init(
    _ form: Binding<StandupForm>, addAttendee: @escaping () -> Void,
    deleteAttendees: @escaping (IndexSet) -> Void
  ) {
    _form = form
    self.addAttendee = addAttendee
    self.deleteAttendees = deleteAttendees
  }

  /// The fields.
  public var body: some View {
    Form {
      Section("Stand-up") {
        TextField("Title", text: $form.title)
          .focused($focus, equals: .title)
        LabeledContent("Length") {
          Slider(value: $form.minutes, in: minutes, step: 1) { Text("Length") }
          Text(form.length.text).monospacedDigit()
        }
        ThemePalette(theme: $form.theme)
      }
      Section("Attendees") {
        ForEach(Array(form.rows.enumerated()), id: \.element.id) { index, row in
          TextField("Attendee \(index + 1)", text: $form[name: row.id])
            .focused($focus, equals: .attendee(row.id))
            .onSubmit(addAttendee)
        }
        .onDelete(perform: deleteAttendees)
        Button("New attendee", action: addAttendee)
      }
    }
    .onAppear { focus = form.focus }
    .onChange(of: form.focus) { focus = form.focus }
    .onChange(of: focus) { form.focus = focus }
  }

  private var minutes: ClosedRange<Double> {
    Double(MeetingLength.choices.lowerBound)...Double(MeetingLength.choices.upperBound)
  }
}
