/// The data of a path, which can be made smaller and moved.
struct PathData: Equatable {
  /// A letter of path data with as many numbers as it takes.
  struct Command: Equatable {
    var letter: Character
    var numbers: [Double]

    /// Whether its numbers count from where the command before it ended.
    var isRelative: Bool { letter.isLowercase }
  }

  private(set) var commands: [Command] = []

  /// Reads path data; numbers that follow a command's own repeat it.
  init(_ data: String) {
    var text = Scanner(data)
    while let letter = text.letter() {
      let numbers = text.numbers()
      let count = Self.counts[letter.lowercased()] ?? 0
      if count == 0 || numbers.isEmpty { commands.append(Command(letter: letter, numbers: [])) }
      guard count > 0 else { continue }
      for start in stride(from: 0, to: numbers.count - count + 1, by: count) {
        let own = Array(numbers[start..<start + count])
        let repeated: Character = letter == "M" ? "L" : letter == "m" ? "l" : letter
        commands.append(Command(letter: start == 0 ? letter : repeated, numbers: own))
      }
    }
  }

  /// The path made smaller about the middle of the square, which then lies elsewhere.
  func placed(_ place: Placement) -> PathData {
    var copy = self
    for index in copy.commands.indices { copy.commands[index].place(place) }
    return copy
  }

  /// The path as text, in as few bytes as two decimals need.
  var data: String {
    commands.reduce(into: "") { data, command in
      data.append(command.letter)
      data.appendNumbers(command.numbers)
    }
  }

  private static let counts = [
    "m": 2, "l": 2, "h": 1, "v": 1, "c": 6, "s": 4, "q": 4, "t": 2, "a": 7,
  ]
}

/// The placement of a smaller drawing: its scale, and the new position of the middle of the square.
struct Placement: Equatable {
  var scale: Double
  var x: Double
  var y: Double
}

extension PathData.Command {
  fileprivate mutating func place(_ place: Placement) {
    for index in numbers.indices {
      if letter == "a" || letter == "A", (2...4).contains(index % 7) { continue }
      numbers[index] *= place.scale
      if isRelative || isRadius(index) { continue }
      numbers[index] += isVertical(index) ? place.y - 12 * place.scale : place.x - 12 * place.scale
    }
  }

  private func isRadius(_ index: Int) -> Bool { letter == "A" && index % 7 < 2 }

  private func isVertical(_ index: Int) -> Bool {
    switch letter {
    case "V": true
    case "H": false
    case "A": index % 7 == 6
    default: index % 2 == 1
    }
  }
}

extension String {
  /// Appends numbers with what must stand between them.
  mutating func appendNumbers(_ numbers: [Double]) {
    var before: String?
    for number in numbers {
      let text = Self.short(number)
      if let before, !text.hasPrefix("-"), !(text.hasPrefix(".") && before.contains(".")) {
        append(" ")
      }
      append(text)
      before = text
    }
  }

  /// A number with at most two decimals, and no zero before its point.
  private static func short(_ number: Double) -> String {
    let hundredths = Int((number * 100).rounded())
    let sign = hundredths < 0 ? "-" : ""
    let (whole, part) = hundredths.magnitude.quotientAndRemainder(dividingBy: 100)
    if part == 0 { return "\(sign)\(whole)" }
    var decimals = part < 10 ? "0\(part)" : "\(part)"
    if decimals.hasSuffix("0") { decimals.removeLast() }
    return "\(sign)\(whole == 0 ? "" : "\(whole)").\(decimals)"
  }
}

/// Path data, read from left to right.
private struct Scanner {
  private var rest: Substring

  init(_ text: String) { rest = text[...] }

  mutating func letter() -> Character? { rest.popFirst() }

  mutating func numbers() -> [Double] {
    var numbers: [Double] = []
    while let first = rest.first, !first.isLetter {
      if first == " " || first == "," { rest.removeFirst() } else { numbers.append(number()) }
    }
    return numbers
  }

  private mutating func number() -> Double {
    var text = ""
    while let next = rest.first, next.isNumber || next == "." || next == "-" {
      if next == "-", !text.isEmpty { break }
      if next == ".", text.contains(".") { break }
      text.append(rest.removeFirst())
    }
    return Double(text) ?? 0
  }
}
