import Testing
import VitroUI
import VitroUITesting

@MainActor @Suite("Grids know how many columns they have")
struct GridTests {
  @Test("A grid has as many columns as its widest row", arguments: [1, 10, 11, 40])
  func columns(_ count: Int) {
    let screen = Screen { Board(count: count) }
    #expect(screen.root.columns == count)
  }

  @Test("A view that takes several columns counts as many")
  func spans() {
    let screen = Screen {
      Grid {
        GridRow {
          Text("a").gridCellColumns(3); Text("b")
        }
        GridRow { Text("c") }
      }
    }
    #expect(screen.root.columns == 4)
  }

  @Test("What comes into a row, and goes, changes the columns")
  func changes() async throws {
    let screen = Screen { Board(count: 2) }
    try await screen.button("More").tap()
    #expect(screen.root.columns == 3)
    try await screen.button("Less").tap()
    try await screen.button("Less").tap()
    #expect(screen.root.columns == 1)
  }
}

private struct Board: View {
  @State var count: Int

  var body: some View {
    Grid {
      Text("Planets")
      GridRow {
        ForEach(0..<count, id: \.self) { Text("\($0)") }
      }
    }
    Button("More") { count += 1 }
    Button("Less") { count -= 1 }
  }
}

extension Element {
  /// The number of columns of the first grid in it.
  fileprivate var columns: Int? {
    for case .columns(let columns) in attributes.style.looks { return columns.widths.count }
    return children.lazy.compactMap(\.columns).first
  }
}
