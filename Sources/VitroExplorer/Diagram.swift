/// The states of a walk as people draw them: some names, and arrows from name to name.
///
/// ```swift
/// let walk = try Explorer(OvoTimer(), events: events) { $0.handle($1) }.explore()
/// print(walk.diagram(of: \.state.name, by: \.name).mermaid)
/// ```
public struct Diagram: Hashable, Sendable {
  /// An arrow: what leads from one name to another.
  public struct Arrow: Hashable, Sendable {
    /// Where it begins: a place in ``Diagram/states``.
    public var start: Int
    /// Where it ends: a place in ``Diagram/states``.
    public var end: Int
    /// What leads there, each once.
    public var events: [String]
  }

  /// The names, in the order in which the walk met them.
  public var states: [String]
  /// The places of the names that the walk began with.
  public var initial: [Int]
  /// What leads where; the arrows of one name stand together.
  public var arrows: [Arrow]

  /// The diagram in the language of Mermaid, which many a page of documentation draws.
  public var mermaid: String {
    let names = states.enumerated().map { "  state \"\(mermaidText($1))\" as s\($0)" }
    let starts = initial.map { "  [*] --> s\($0)" }
    let steps = arrows.map { arrow in
      "  s\(arrow.start) --> s\(arrow.end) : "
        + arrow.events.map(mermaidText).joined(separator: ", ")
    }
    return (["stateDiagram-v2"] + names + starts + steps).joined(separator: "\n") + "\n"
  }
}

/// A text in which nothing ends a label or a line.
private func mermaidText(_ text: String) -> String {
  text.map { character in
    switch character {
    case "\"": "#quot;"
    case ";": "#59;"
    case "#": "#35;"
    case ":": "#58;"
    case _ where character.isNewline: " "
    default: String(character)
    }
  }
  .joined()
}

extension Exploration {
  /// Draws the states by name: states of one name are one, and what changes no state is left out.
  ///
  /// - Parameters:
  ///   - name: The name of a state.
  ///   - event: The name of an event; `nil` for one that is not drawn.
  public func diagram(
    of name: (_ state: State) -> String, by event: (_ event: Event) -> String?
  ) -> Diagram {
    var diagram = Diagram(states: [], initial: [], arrows: [])
    var places: [String: Int] = [:]
    let placeOfState = met.map { state in
      let name = name(state)
      if let place = places[name] { return place }
      places[name] = diagram.states.count
      diagram.states.append(name)
      return diagram.states.count - 1
    }
    var arrows = Array(repeating: [Diagram.Arrow](), count: diagram.states.count)
    for number in met.indices {
      let start = placeOfState[number]
      if origins[number].event == Origin.nobodys, !diagram.initial.contains(start) {
        diagram.initial.append(start)
      }
      for step in steps(number) {
        guard let label = event(step.event), let end = step.end, end != number else { continue }
        arrows[start].add(label, to: placeOfState[end], from: start)
      }
    }
    diagram.arrows = arrows.flatMap(\.self)
    return diagram
  }
}

extension [Diagram.Arrow] {
  /// Writes an event at the arrow to a state.
  fileprivate mutating func add(_ event: String, to end: Int, from start: Int) {
    guard let index = firstIndex(where: { $0.end == end }) else {
      append(Diagram.Arrow(start: start, end: end, events: [event]))
      return
    }
    if !self[index].events.contains(event) { self[index].events.append(event) }
  }
}
