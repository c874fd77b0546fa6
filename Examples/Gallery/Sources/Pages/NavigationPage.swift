import SwiftUI

struct NavigationPage: View {
  static let exhibit = Exhibit("Navigation", "arrow.right.square", file: #filePath) {
    NavigationPage()
  }

  @State private var showsSecret = false

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      NavigationLink("A page of its own") {
        Text("You are one page deeper.").navigationTitle("Deeper")
      }
      ForEach(1..<4) { number in
        NavigationLink("Number \(number)", value: number)
      }
      Button("Open by a state") { showsSecret = true }
    }
    .navigationDestination(for: Int.self) { NumberView(number: $0) }
    .navigationDestination(isPresented: $showsSecret) {
      Button("Close by the state") { showsSecret = false }.navigationTitle("Opened")
    }
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        Button("Secret", systemImage: "key") { showsSecret = true }
      }
    }
  }
}

private struct NumberView: View {
  let number: Int
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(spacing: 16) {
      Text("\(number) × \(number) = \(number * number)").font(.title2)
      NavigationLink("Next number", value: number + 1)
      Button("One page back") { dismiss() }
    }
    .navigationTitle("\(number)")
  }
}
