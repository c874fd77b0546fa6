import Foundation
import Testing

@testable import VitroUI
@testable import VitroWeb

@Suite("Drawings become SVG") struct DrawingTests {
  @Test(
    "Each outline fills its room",
    arguments: [
      (Outline.rectangle, "<rect width=\"100%\" height=\"100%\"/>"),
      (.rounded(8), "<rect width=\"100%\" height=\"100%\" rx=\"8\"/>"),
      (.inset(.rounded(8), 2), "rx=\"6\"/></svg>"),
      (.ellipse, "<ellipse cx=\"50%\" cy=\"50%\" rx=\"50%\" ry=\"50%\"/>"),
      (.circle, "<circle cx=\"50%\" cy=\"50%\" style=\"r:min(50cqw,50cqh)\"/>"),
      (.capsule, "style=\"rx:min(50cqw,50cqh)\"/>"),
      (.offset(.rectangle, 1, 2), "<g transform=\"translate(1 2)\">"),
      (.rotated(.rectangle, .degrees(30)), "<g class=\"turned\" style=\"rotate:30deg\">"),
      (
        .uneven(topLeading: 1, bottomLeading: 2, bottomTrailing: 3, topTrailing: 4),
        "clip-path:inset(0 round 1px 4px 3px 2px)"
      ),
    ] as [(Outline, String)])
  func outlines(_ outline: Outline, _ svg: String) {
    #expect(
      outline.svg("").hasSuffix(svg) || outline.svg("").hasPrefix(svg)
        || outline.svg("").contains(svg))
  }

  @Test("A path is stretched from the size that it was drawn for, or drawn in points")
  func paths() {
    var path = Path()
    path.move(to: CGPoint(x: 0, y: 0.12345))
    path.addLine(to: CGPoint(x: 10, y: CGFloat.nan))
    #expect(Outline.path(path, .zero).svg("") == "<path d=\"M0 .123L10 0\"/>")
    #expect(
      Outline.path(path, CGSize(width: 10, height: 20)).svg("")
        == "<svg viewBox=\"0 0 10 20\" preserveAspectRatio=\"none\"><path d=\"M0 .123L10 0\""
        + " vector-effect=\"non-scaling-stroke\"/></svg>")
  }

  @Test("A part of a line is a dash as long as the part")
  func trimmed() {
    let ring = html([
      .stroke(.trimmed(.circle, 0.25, 0.75), .named("red"), StrokeStyle(lineWidth: 4))
    ])
    #expect(
      ring.contains(
        "stroke=\"var(--red)\" stroke-width=\"4\" pathLength=\"1\" stroke-dasharray=\".5 2\""
          + " stroke-dashoffset=\"-.25\""))
  }

  @Test("A gradient is defined under a name of its element")
  func gradient() {
    let stops = [Paint.Stop(.named("red"), at: 0), .init(.named("blue"), at: 1)]
    let svg = html([.fill(.rectangle, .linear(stops, from: .top, to: .bottom), isEvenOdd: false)])
    #expect(svg.contains("<linearGradient id=\"g7-0\" x1=\".5\" y1=\"0\" x2=\".5\" y2=\"1\">"))
    #expect(svg.contains("fill=\"url(#g7-0)\""))
  }

  @Test("Texts and groups stand where they are said to", arguments: ["<b>\"'&"])
  func texts(_ text: String) {
    let layer = Drawing.Layer.text(
      text, at: CGPoint(x: 1, y: 2), anchor: .trailing, [.fontWeight(700)])
    let group = Drawing.Layer.group([layer], CGAffineTransform(translationX: 3, y: 4), opacity: 0.5)
    let svg = html([group])
    #expect(
      svg.contains("<g transform=\"matrix(1 0 0 1 3 4)\" opacity=\".5\"><text x=\"1\" y=\"2\""))
    #expect(svg.contains("text-anchor=\"end\" dominant-baseline=\"central\""))
    #expect(!svg.contains(text))
  }

  @Test("What is behind a box in an outline that is no rectangle is drawn in it")
  func background() {
    let attributes = Attributes(
      role: .generic, style: Style(layout: .box, looks: [.background(.named("red"), .circle)]))
    let box = Element(id: .init(rawValue: 1), attributes: attributes)
    #expect(
      box.html()
        == "<div id=\"v1\" class=\"box\"><svg class=\"drawing behind\" aria-hidden=\"true\">"
        + "<circle cx=\"50%\" cy=\"50%\" fill=\"var(--red)\" style=\"r:min(50cqw,50cqh)\"/></svg></div>"
    )
  }

  @Test("A figure with a name is a picture")
  func named() {
    let drawing = Detail.drawing(Drawing(layers: []))
    let attributes = Attributes(role: .image, label: "Chart", details: [drawing])
    #expect(
      Element(id: .init(rawValue: 1), attributes: attributes).html()
        == "<svg id=\"v1\" role=\"img\" class=\"drawing grow-x grow-y own-x own-y\" aria-label=\"Chart\">"
        + "</svg>")
  }

  private func html(_ layers: [Drawing.Layer]) -> String {
    let attributes = Attributes(
      role: .generic, details: [.drawing(Drawing(layers: layers)), .hidden])
    return Element(id: .init(rawValue: 7), attributes: attributes).html()
  }
}
