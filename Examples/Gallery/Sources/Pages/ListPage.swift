import SwiftUI

struct ListPage: View {
  static let exhibit = Exhibit("List", "list.bullet", file: #filePath, fillsPage: true) {
    ListPage()
  }

  private struct Fruit: Identifiable {
    let name: String
    var isFavorite = false
    var id: String { name }
  }

  @State private var fruits = ["Apple", "Banana", "Cherry"].map { Fruit(name: $0) }
  @State private var selection: Set<String> = []
  @State private var showsRows = true

  var body: some View {
    VStack {
      List(selection: $selection) {
        Section {
          ForEach($fruits) { $fruit in
            HStack {
              Text(fruit.name)
              Spacer()
              if fruit.isFavorite { Image(systemName: "star.fill").foregroundStyle(.yellow) }
            }
            .swipeActions {
              Button(fruit.isFavorite ? "Unstar" : "Star") { fruit.isFavorite.toggle() }
            }
          }
          .onDelete { fruits.remove(atOffsets: $0) }
          .onMove { fruits.move(fromOffsets: $0, toOffset: $1) }
        } header: {
          Text("Fruits")
        } footer: {
          Text("\(selection.count) chosen")
        }
        Section("Rows", isExpanded: $showsRows) {
          Text("With a badge").badge(3)
          Text("In another color").listRowBackground(Color.yellow.opacity(0.3))
          Text("Set in, without a line")
            .listRowInsets(EdgeInsets(top: 16, leading: 48, bottom: 16, trailing: 16))
            .listRowSeparator(.hidden)
          NavigationLink("With a menu of its own") { Text("A page") }
            .contextMenu { Button("Choose none") { selection = [] } }
        }
      }
      if fruits.isEmpty {
        ContentUnavailableView(
          "No Fruits", systemImage: "leaf", description: Text("They are all eaten."))
      }
    }
    .toolbar { EditButton() }
  }
}
