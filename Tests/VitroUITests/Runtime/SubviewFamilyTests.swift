import Testing
import VitroUI
import VitroUITesting

/// A piece of a random view.
private indirect enum Piece: Sendable {
  case text(String), counter(String), pair([Piece]), rows([Piece]), branch(Piece, Piece)
  case erased(Piece), padded(Piece), localized(Piece), tagged(Piece), identified(Piece)
  case modified(Piece), composed(Piece), hinted(Piece), growing(Piece), optional(Piece, Int)
  case layered(Piece)

  static func random(_ depth: Int, using generator: inout SeededGenerator) -> Piece {
    let name = "\(UInt8.random(in: 0...255, using: &generator))"
    if depth == 0 { return Bool.random(using: &generator) ? .text(name) : .counter(name) }
    func one() -> Piece { random(depth - 1, using: &generator) }
    func some() -> [Piece] { (0..<Int.random(in: 0...3, using: &generator)).map { _ in one() } }
    switch Int.random(in: 0..<16, using: &generator) {
    case 0: return .text(name)
    case 1: return .pair(some())
    case 2: return .rows(some())
    case 3: return .branch(one(), one())
    case 4: return .erased(one())
    case 5: return .padded(one())
    case 6: return .localized(one())
    case 7: return .tagged(one())
    case 8: return .identified(one())
    case 9: return .modified(one())
    case 10: return .composed(one())
    case 11: return .hinted(one())
    case 12: return .growing(one())
    case 13: return .optional(one(), Int.random(in: 0..<7, using: &generator))
    case 14: return .layered(one())
    default: return .counter(name)
    }
  }
}

/// The view of a random piece. What it is in changes with a number in the environment, and its own state.
private struct PieceView: View {
  let piece: Piece
  @Environment(\.turn) private var turn

  var body: some View { view }

  private var view: AnyView {
    switch piece {
    case .text(let name): AnyView(Text("\(name) at \(turn)"))
    case .counter(let name): AnyView(Counter(name: name))
    case .pair(let pieces):
      AnyView(
        TupleView(
          PieceView(piece: pieces.first ?? .text("none")),
          PieceView(piece: pieces.last ?? .text("none"))))
    case .rows(let pieces):
      // They turn round, come and go.
      AnyView(ForEach(order(of: pieces.count), id: \.self) { PieceView(piece: pieces[$0]) })
    case .branch(let even, let odd):
      AnyView(Group { if turn % 2 == 0 { PieceView(piece: even) } else { PieceView(piece: odd) } })
    case .erased(let piece): AnyView(AnyView(PieceView(piece: piece)))
    case .padded(let piece):
      AnyView(PieceView(piece: piece).padding(CGFloat(turn)).frame(width: 50))
    case .localized(let piece): AnyView(PieceView(piece: piece).disabled(turn % 2 == 1).bold())
    case .tagged(let piece): AnyView(PieceView(piece: piece).tag(turn))
    case .identified(let piece): AnyView(PieceView(piece: piece).id(turn / 3))
    case .modified(let piece): AnyView(PieceView(piece: piece).modifier(Framed()))
    case .composed(let piece): AnyView(Composed(content: piece))
    case .hinted(let piece): AnyView(PieceView(piece: piece).accessibilityHint("hint \(turn)"))
    case .growing(let piece): AnyView(Growing(content: piece))
    case .optional(let piece, let kind): AnyView(Sometimes(content: piece, kind: kind))
    case .layered(let piece):
      AnyView(VStack { PieceView(piece: piece) }.overlay { Text("over \(turn)") })
    }
  }

  /// Rows turn round, come and go.
  private func order(of count: Int) -> [Int] {
    (0..<count).filter { ($0 + turn) % 3 != 0 }.sorted { ($0 + turn) % 4 < ($1 + turn) % 4 }
  }
}

private struct Counter: View {
  let name: String
  @State private var count = 0

  var body: some View { Button("\(name): \(count)") { count += 1 } }
}

private struct Framed: ViewModifier {
  @Environment(\.turn) private var turn

  func body(content: Content) -> some View {
    if turn % 2 == 0 { Text("framed") }
    content.padding()
  }
}

private struct Composed: View {
  let content: Piece

  var body: some View {
    Text("before")
    PieceView(piece: content)
  }
}

/// A view that is there at every other turn, with a modifier of a kind.
private struct Sometimes: View {
  let content: Piece
  let kind: Int
  @Environment(\.turn) private var turn

  var body: some View {
    let isThere = turn % 2 == 0
    switch kind {
    case 0: Group { if isThere { PieceView(piece: content).padding() } }
    case 1: Group { if isThere { PieceView(piece: content).onAppear {} } }
    case 2: Group { if isThere { PieceView(piece: content).tag(turn) } }
    case 3: Group { if isThere { Text("even \(turn)").bold().padding() } }
    case 4:
      Group { if let number = isThere ? turn : nil { Text("\(number)").tag(1).disabled(true) } }
    case 5:
      Group {
        if true { ForEach(0..<turn, id: \.self) { Text("row \($0)") }.accessibilityHint("x") }
      }
    default: Group { if isThere { Composed(content: content).modifier(Framed()).bold() } }
    }
  }
}

private struct Growing: View {
  let content: Piece
  @State private var count = 1

  var body: some View {
    Button("Grow \(count)") { count = count % 3 + 1 }
    ForEach(0..<count, id: \.self) { _ in PieceView(piece: content) }
  }
}

/// The same view by itself and through a container, each on a screen of its own.
private struct Shown: View {
  let piece: Piece
  let isListed: Bool
  @State private var turn = 0

  var body: some View {
    VStack {
      if isListed {
        Group(subviews: PieceView(piece: piece)) { subviews in
          ForEach(subviews) { $0 }
        }
      } else {
        PieceView(piece: piece)
      }
    }
    .environment(\.turn, turn)
    Button("Turn") { turn += 1 }
  }
}

private enum TurnKey: EnvironmentKey {
  static var defaultValue: Int { 0 }
}

extension EnvironmentValues {
  fileprivate var turn: Int {
    get { self[TurnKey.self] }
    set { self[TurnKey.self] = newValue }
  }
}

@MainActor @Suite("A view through a container that shows its views as they are")
struct SubviewFamilyTests {
  @Test("Looks like the view itself, whatever happens to both", arguments: 0..<100)
  func family(_ seed: Int) async throws {
    var generator = SeededGenerator(state: UInt64(seed) &+ 7)
    let piece = Piece.random(6, using: &generator)
    let plain = Screen { Shown(piece: piece, isListed: false) }
    let listed = Screen { Shown(piece: piece, isListed: true) }
    #expect(listed.root.outline == plain.root.outline, "\(piece)")
    for step in 0..<12 {
      let (left, right) = (plain.buttons, listed.buttons)
      let index = Int.random(in: 0..<min(left.count, right.count), using: &generator)
      try plain.send(.press(left[index].id))
      try listed.send(.press(right[index].id))
      await plain.rest()
      await listed.rest()
      try #require(
        listed.root.outline == plain.root.outline, "step \(step), \(left[index].name): \(piece)")
    }
  }
}

@MainActor
extension Screen {
  fileprivate var buttons: [Element] {
    root.all.filter { $0.role == .button && $0.attributes.isEnabled }
  }
}
