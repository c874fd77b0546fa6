import Testing

@testable import VitroUI
@testable import VitroWeb

@Suite("What takes room makes what it is in take room too") struct GrowthTests {
  private let text = element(.text)
  private let spacer = element(.generic, .spacer)
  private let shape = element(.generic, details: [.drawing(Drawing(layers: []))])

  @Test("A spacer along its stack, a line across it")
  func spacers() {
    #expect(growth(element(.generic, .horizontal, [text, spacer])) == "x")
    #expect(growth(element(.generic, .vertical, [text, spacer])) == "y")
    #expect(growth(element(.generic, .vertical, [text, element(.separator)])) == "x")
    #expect(growth(element(.generic, .horizontal, [text])) == "")
  }

  @Test("Through boxes, up to one with a size")
  func boxes() {
    let padded = element(
      .generic, .box, [shape],
      looks: [.padding(.init(top: 1, leading: 1, bottom: 1, trailing: 1))])
    #expect(growth(padded) == "xy")
    var frame = Look.Frame()
    frame.width = 40
    let framed = element(.generic, .box, [padded], looks: [.frame(frame)])
    #expect(growth(framed) == "y")
    #expect(growth(element(.generic, .vertical, [framed])) == "y")
  }

  @Test("Not out of what lies behind or in front")
  func layers() {
    let layer = element(.generic, .behind, [shape])
    #expect(growth(element(.generic, .box, [layer, text])) == "")
  }

  @Test("A frame without a limit takes all")
  func endless() {
    var frame = Look.Frame()
    frame.maxWidth = .infinity
    #expect(growth(element(.generic, .box, [text], looks: [.frame(frame)])) == "x")
  }

  @Test("Steps take no more room than they need where their label is hidden")
  func steps() {
    let stepper = { element(.spinbutton, variant: $0) }
    #expect(growth(stepper(nil)) == "x" && growth(stepper("unlabeled")) == "")
  }

  private func growth(_ element: Element) -> String {
    let html = element.html()
    let tag = html.prefix { $0 != ">" }
    return ["x", "y"].filter { tag.contains("grow-\($0)") }.joined()
  }
}

private func element(
  _ role: Role, _ layout: Style.Layout? = nil, _ children: [Element] = [], looks: [Look] = [],
  details: [Detail] = [], variant: String? = nil
) -> Element {
  Element(
    id: .init(rawValue: 1),
    attributes: Attributes(
      role: role, style: Style(layout: layout, variant: variant, looks: looks), details: details),
    children: children)
}
