import Foundation
import Observation
import VitroUI

/// A page with every kind of field, rows that come, go and move, and sheets: for what others do to it.
struct LabView: View {
  @Observable
  final class Model {
    struct Row: Identifiable, Equatable {
      var id: Int
      var name: String
    }

    var name = ""
    var loud = ""
    var short = ""
    var secret = ""
    var notes = ""
    var isOn = false
    var part = 0.5
    var count = 0
    var choice = "Pear"
    var day = Date(timeIntervalSinceReferenceDate: 0)
    var rows = [Row(id: 1, name: "One"), Row(id: 2, name: "Two"), Row(id: 3, name: "Three")]
    var next = 4
    var isSheetShown = false
    var sent = "Nothing was sent"
  }

  @State private var model = Model()

  var body: some View {
    VStack {
      Text("\(model.count)")
      HStack {
        Button("Less") { model.count -= 1 }
        Button("More") { model.count += 1 }
        if model.count.isMultiple(of: 2) { Text("even") }
        Text("**Bold** and \(model.count)")
      }
      TextField("Name", text: $model.name).onSubmit { send() }
      ForEach(model.rows) { row in
        HStack {
          Text(row.name)
          Button("Remove \(row.name)") { model.rows.removeAll { $0.id == row.id } }
        }
      }
      HStack {
        Button("Add") { add(at: model.rows.count) }
        Button("Add first") { add(at: 0) }
        Button("Turn round") { model.rows.reverse() }
        Button("Rename") { for index in model.rows.indices { model.rows[index].name += "'" } }
      }
      TextField(
        "Loud",
        text: Binding {
          model.loud
        } set: {
          model.loud = $0.uppercased()
        })
      TextField(
        "Short",
        text: Binding {
          model.short
        } set: {
          model.short = String($0.prefix(5))
        })
      SecureField("Secret", text: $model.secret)
      TextField("Notes", text: $model.notes, axis: .vertical)
      Toggle("On", isOn: $model.isOn)
      Slider(value: $model.part)
      Stepper("Count \(model.count)", value: $model.count)
      Picker("Fruit", selection: $model.choice) {
        ForEach(["Apple", "Pear", "Plum"], id: \.self) { Text($0) }
      }
      Button("Send") { send() }
      Text(model.sent)
      Button("Sheet") { model.isSheetShown = true }
    }
    .sheet(isPresented: $model.isSheetShown) {
      VStack {
        TextField("In the sheet", text: $model.name)
        Text("Name: \(model.name)")
        Button("Close") { model.isSheetShown = false }
      }
    }
  }

  private func add(at index: Int) {
    model.rows.insert(Model.Row(id: model.next, name: "Row \(model.next)"), at: index)
    model.next += 1
  }

  private func send() {
    model.sent = [model.name, model.loud, model.short, model.secret, model.notes].joined(
      separator: "|")
  }
}
