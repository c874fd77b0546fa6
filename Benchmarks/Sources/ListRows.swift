import Observation
import VitroUI

/// Figures of a list of a thousand ordinary rows, which its model decides about: a number, a title that is
/// pressed, a spacer and a button with a picture.
///
/// The naive way of each change mounts the list anew.
@MainActor func listRows() -> [Row] {
  [
    change("list.select.1000", goal: 3) { list, number in list.selection = number % 1_000 },
    change("list.swap.1000", goal: 3) { list, _ in list.lines.swapAt(1, 998) },
    change("list.remove.1000", goal: 3) { list, _ in list.lines.append(list.lines.remove(at: 500))
    },
    change("list.update.1000", goal: 6) { list, number in
      for index in stride(from: 0, to: 1_000, by: 10) {
        list.lines[index].title = "Title \(number)"
      }
    },
    change("list.append.1000", goal: 25) { list, _ in
      if list.lines.count == 1_000 {
        list.lines += Line.all(1_000..<2_000)
      } else {
        list.lines.removeLast(1_000)
      }
    },
    appearance("list.appearance.1000") { LineListView(list: LineList()) },
    appearance("list.appearance.read.1000", goal: 6) { AppearanceList(lines: Line.all(0..<1_000)) },
    Row(name: "list.create.1000", unit: "ms", goal: 20) {
      let value = nanoseconds(operations: 1, batches: 7) { blackHole(shown(LineList()).root) }
      return (value / 1_000_000, nil)
    },
    Row(name: "list.bytes", unit: "bytes", goal: 6_500) {
      blackHole(shown(LineList()))
      let before = residentBytes()
      let screens = (0..<10).map { _ in shown(LineList()) }
      let value = (residentBytes() - before) / 10_000
      blackHole(screens)
      return (value, nil)
    },
  ]
}

@MainActor private func change(
  _ name: String, goal: Goal, _ change: @escaping @MainActor (LineList, Int) -> Void
) -> Row {
  Row(name: name, unit: "ms", goal: goal) {
    let list = LineList()
    let screen = shown(list)
    var number = 0
    let (value, naive) = nanoseconds(operations: 2, batches: 11) {
      number += 1
      change(list, number)
      blackHole(screen.root)
    } naive: {
      blackHole(shown(LineList()).root)
    }
    return (value / 1_000_000, naive.map { $0 / 1_000_000 })
  }
}

/// The whole list turns from light to dark and back.
@MainActor private func appearance(
  _ name: String, goal: Goal = .value(0.1),
  @ViewBuilder _ list: @escaping @MainActor () -> some View
) -> Row {
  Row(name: name, unit: "ms", goal: goal) {
    let screen = Screen { list() }
    blackHole(screen.root)
    let (value, naive) = nanoseconds(operations: 2, batches: 11) {
      let isDark = screen.surroundings.colorScheme == .dark
      screen.surroundings.colorScheme = isDark ? .light : .dark
      blackHole(screen.root)
    } naive: {
      blackHole(Screen { list() }.root)
    }
    return (value / 1_000_000, naive.map { $0 / 1_000_000 })
  }
}

@MainActor private func shown(_ list: LineList) -> Screen {
  let screen = Screen { LineListView(list: list) }
  blackHole(screen.root)
  return screen
}

private struct Line: Identifiable {
  let id: Int
  var title: String

  static func all(_ ids: Range<Int>) -> [Line] { ids.map { Line(id: $0, title: "Title \($0)") } }
}

@MainActor @Observable
private final class LineList {
  var lines = Line.all(0..<1_000)
  var selection: Int?
}

private struct LineListView: View {
  let list: LineList

  var body: some View {
    List(list.lines) { line in
      LineView(line: line, isSelected: line.id == list.selection) {
        list.selection = line.id
      } remove: {
        list.lines.removeAll { $0.id == line.id }
      }
    }
  }
}

private struct LineView: View {
  let line: Line
  let isSelected: Bool
  let select: () -> Void
  let remove: () -> Void

  var body: some View {
    HStack {
      Text("\(line.id)")
      Button(line.title, action: select).bold(isSelected)
      Spacer()
      Button(action: remove) { Image(systemName: "trash") }
    }
  }
}

/// A list of rows each of which says how the screen looks.
private struct AppearanceList: View {
  let lines: [Line]

  var body: some View {
    List(lines) { line in
      HStack {
        Text("\(line.id)")
        Appearance()
        Spacer()
      }
    }
  }
}

private struct Appearance: View {
  @Environment(\.colorScheme) private var colorScheme

  var body: some View { Text(colorScheme == .dark ? "dark" : "light") }
}
