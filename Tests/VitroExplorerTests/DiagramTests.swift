import Testing
import VitroExplorer

@Suite("Diagrams of what a walk has met")
struct DiagramTests {
  @Test("States of one name are one, and what changes nothing has no arrow")
  func names() throws {
    let diagram = try Explorer(Lamp()) { $0.handle($1) }.explore()
      .diagram {
        !$0.isPlugged ? "off" : $0.brightness == 0 ? "dark" : "bright"
      } by: {
        "\($0)"
      }
    #expect(diagram.states == ["off", "dark", "bright"])
    #expect(
      diagram.mermaid == """
        stateDiagram-v2
          state "off" as s0
          state "dark" as s1
          state "bright" as s2
          [*] --> s0
          s0 --> s1 : plug
          s1 --> s2 : brighter
          s2 --> s2 : brighter, darker
          s2 --> s1 : darker

        """)
  }

  @Test("Events without a name are not drawn")
  func events() throws {
    let diagram = try Explorer(Lamp()) { $0.handle($1) }.explore()
      .diagram(of: { "\($0.brightness)" }, by: { $0 == .darker ? nil : "\($0)" })
    #expect(diagram.arrows.flatMap(\.events) == ["plug", "brighter", "brighter"])
  }

  @Test("No name breaks the picture")
  func escaping() throws {
    let diagram = try Explorer(0, events: [1]) { $0 = min(1, $0 + $1) }.explore()
      .diagram(of: { $0 == 0 ? "say \"hi\"\nand #1" : "end; of it" }, by: { _ in "a;b(c: 1)" })
    #expect(
      diagram.mermaid == """
        stateDiagram-v2
          state "say #quot;hi#quot; and #35;1" as s0
          state "end#59; of it" as s1
          [*] --> s0
          s0 --> s1 : a#59;b(c#58; 1)

        """)
  }

  @Test("A picture has a box for each state and an arrow for each way, and no name breaks it")
  func picture() throws {
    let lamp = try Explorer(Lamp()) { $0.handle($1) }.explore()
      .diagram(of: { !$0.isPlugged ? "<off>" : "on & \($0.brightness)" }, by: { "\($0)" })
    let svg = lamp.svg
    #expect(svg.split(separator: "<rect ").count - 1 == lamp.states.count)
    #expect(
      svg.split(separator: "marker-end=").count - 1 == lamp.arrows.count + lamp.initial.count)
    #expect(svg.contains(">&lt;off&gt;</text>") && svg.contains(">on &amp; 0</text>"))
    #expect(svg.contains(">brighter</text>") && svg == lamp.svg)
  }
}
