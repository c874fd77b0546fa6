import SwiftUI

struct FieldPage: View {
  static let exhibit = Exhibit("Text fields", "character.cursor.ibeam", file: #filePath) {
    FieldPage()
  }

  private enum Field { case name, password }

  @State private var name = ""
  @State private var password = ""
  @State private var note = ""
  @State private var amount = 12.5
  @State private var greeting = ""
  @FocusState private var focus: Field?

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      TextField("Name", text: $name)
        .focused($focus, equals: .name)
        .submitLabel(.next)
        .onSubmit { focus = .password }
      SecureField("Password", text: $password)
        .focused($focus, equals: .password)
        .onSubmit { greeting = name.isEmpty ? "Who is there?" : "Welcome, \(name)!" }
      TextField("Amount", value: $amount, format: .number)
        .keyboardType(.decimalPad)
      TextField("Note", text: $note, axis: .vertical)
      TextEditor(text: $note)
        .frame(height: 96)
        .accessibilityLabel("The note again")
      HStack {
        Text("\(note.count) characters").foregroundStyle(.secondary)
        Spacer()
        Text("Twice: \(amount * 2, format: .number)").foregroundStyle(.secondary)
      }
      Button("Focus the name") { focus = .name }
      if !greeting.isEmpty { Text(greeting).font(.headline) }
    }
  }
}
