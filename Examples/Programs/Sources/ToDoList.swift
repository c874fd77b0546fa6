import SwiftUI

struct ToDo: Identifiable, Equatable {
  let id = UUID()
  var title: String
  var isDone = false
}

@Observable
final class ToDoStore {
  var items: [ToDo]

  init(items: [ToDo] = []) {
    self.items = items
  }

  var remainingCount: Int {
    items.filter { !$0.isDone }.count
  }

  func add(_ title: String) {
    let title = title.trimmingCharacters(in: .whitespaces)
    guard !title.isEmpty else { return }
    withAnimation {
      items.append(ToDo(title: title))
    }
  }

  func delete(at offsets: IndexSet) {
    items.remove(atOffsets: offsets)
  }

  func move(from source: IndexSet, to destination: Int) {
    items.move(fromOffsets: source, toOffset: destination)
  }

  func removeCompleted() {
    items.removeAll(where: \.isDone)
  }
}

struct ToDoListView: View {
  @State private var store: ToDoStore
  @State private var newTitle = ""
  @FocusState private var isAdding: Bool

  init(store: ToDoStore = ToDoStore()) {
    _store = State(initialValue: store)
  }

  var body: some View {
    NavigationStack {
      List {
        Section {
          HStack {
            TextField("New to-do", text: $newTitle)
              .focused($isAdding)
              .submitLabel(.done)
              .onSubmit(add)
            Button(action: add) {
              Image(systemName: "plus.circle.fill")
                .imageScale(.large)
            }
            .buttonStyle(.borderless)
            .accessibilityLabel("Add")
            .disabled(newTitle.trimmingCharacters(in: .whitespaces).isEmpty)
          }
        }

        if !store.items.isEmpty {
          Section {
            ForEach($store.items) { $item in
              ToDoRow(item: $item)
            }
            .onDelete(perform: store.delete)
            .onMove(perform: store.move)
          } footer: {
            Text("\(store.remainingCount) of \(store.items.count) remaining")
          }
        }
      }
      .overlay {
        if store.items.isEmpty {
          EmptyToDoList()
        }
      }
      .navigationTitle("To-Do")
      .toolbar {
        ToolbarItem(placement: .topBarLeading) {
          Button("Clear Completed") {
            withAnimation {
              store.removeCompleted()
            }
          }
          .disabled(store.remainingCount == store.items.count)
        }
        ToolbarItem(placement: .topBarTrailing) {
          EditButton()
        }
      }
    }
  }

  private func add() {
    store.add(newTitle)
    newTitle = ""
    isAdding = true
  }
}

struct ToDoRow: View {
  @Binding var item: ToDo

  var body: some View {
    HStack(spacing: 12) {
      Button {
        item.isDone.toggle()
      } label: {
        Image(systemName: item.isDone ? "checkmark.circle.fill" : "circle")
          .font(.title3)
          .foregroundStyle(item.isDone ? Color.green : Color.secondary)
      }
      .buttonStyle(.plain)
      .accessibilityLabel(item.isDone ? "Mark as not done" : "Mark as done")

      TextField("Title", text: $item.title)
        .strikethrough(item.isDone)
        .foregroundStyle(item.isDone ? .secondary : .primary)
    }
    .padding(.vertical, 4)
  }
}

private struct EmptyToDoList: View {
  var body: some View {
    VStack(spacing: 8) {
      Image(systemName: "checklist")
        .font(.system(size: 48))
        .foregroundStyle(.tertiary)
        .accessibilityHidden(true)
      Text("Nothing to do")
        .font(.headline)
      Text("Things you add appear here.")
        .font(.subheadline)
        .foregroundStyle(.secondary)
    }
    .multilineTextAlignment(.center)
  }
}

#Preview {
  ToDoListView(
    store: ToDoStore(items: [
      ToDo(title: "Buy milk"),
      ToDo(title: "Water the plants", isDone: true),
      ToDo(title: "Call the dentist"),
    ]))
}

#Preview("Empty") {
  ToDoListView()
}
