import Foundation
import Testing

@testable import VitroUI
@testable import VitroWeb

@Suite("Looks become declarations and classes") struct LookTests {
  @Test(
    "Each look of letters",
    arguments: [
      (Look.foreground(.named("red")), "color:var(--red)"),
      (.foreground(.named("accentColor")), "color:var(--tint)"),
      (.foreground(.named("foreground")), "color:currentColor"),
      (.foreground(.named("Brand")), "color:var(--gray)"),
      (.foreground(.rgb(1, 0.5, 0, 1)), "color:#ff8000"),
      (.foreground(.rgb(0, 0, 0, 0.5)), "color:#00000080"),
      (
        .foreground(.translucent(.named("red"), 0.25)),
        "color:color-mix(in srgb,var(--red) 25%,#0000)"
      ),
      (.tint(.named("green")), "--tint:var(--green)"),
      (.fontSize(34), "font-size:2rem"),
      (.fontFamily("Avenir Next"), "font-family:'Avenir Next',var(--font)"),
      (.fontDesign(.monospaced), "font-family:var(--font-monospaced)"),
      (.fontWeight(700), "font-weight:700"),
      (.italic, "font-style:italic"),
      (.tracking(1.5), "letter-spacing:1.5px"),
      (.textCase(.uppercase), "text-transform:uppercase"),
      (.lineLimit(2), "-webkit-line-clamp:2"),
      (.textAlignment(.trailing), "text-align:end"),
      (.underline(.named("red")), "text-decoration-color:var(--red)"),
    ] as [(Look, String)])
  func letters(_ look: Look, _ css: String) {
    #expect(declarations(look).text == css)
  }

  @Test(
    "Each look of a box",
    arguments: [
      (.padding(.init(top: nil, leading: nil, bottom: nil, trailing: nil)), "padding:16px"),
      (
        .padding(.init(top: 0, leading: 4, bottom: 0, trailing: 8)),
        "padding-block:0;padding-inline:4px 8px"
      ),
      (.background(.named("red"), .rectangle), "background:var(--red)"),
      (.background(.named("red"), .capsule), "background:var(--red);border-radius:100vmax"),
      (.background(.named("red"), .circle), ""),
      (.border(.named("red"), 2), "outline:2px solid var(--red);outline-offset:-2px"),
      (.clip(.rounded(8)), "overflow:clip;border-radius:8px"),
      (.clip(.circle), "clip-path:circle()"),
      (.position(10, 20), "--x:10px;--y:20px"),
      (.aspectRatio(1.5, .fit), "--ratio:1.5"),
      (.layoutPriority(1), "flex-shrink:0"),
      (
        .columns(.init(widths: [.fixed(40), .flexible(10, .infinity)], spacing: 4)),
        "grid-template-columns:40px minmax(10px,1fr);column-gap:4px"
      ),
      (
        .columns(.init(widths: [.adaptive(140, 280)])),
        "grid-template-columns:repeat(auto-fill,minmax(min(100%,140px),1fr));--most:280px"
      ),
      (
        .columns(.init(widths: .init(repeating: .fitting, count: 11))),
        "grid-template-columns:repeat(11,auto)"
      ),
      (.columnSpan(2), "grid-column-end:span 2"),
    ] as [(Look, String)])
  func boxes(_ look: Look, _ css: String) {
    #expect(declarations(look).text == css)
  }

  @Test(
    "Each effect",
    arguments: [
      (.opacity(0.5), "opacity:.5"), (.opacity(0), "opacity:0;visibility:hidden"),
      (.offset(-4, 2.25), "translate:-4px 2.25px"),
      (.scale(2, 1, .topLeading), "scale:2 1;transform-origin:0% 0%"),
      (.rotation(.degrees(45), .center), "rotate:45deg"),
      (.shadow(.rgb(0, 0, 0, 1), radius: 4, x: 0, y: 2), "filter:drop-shadow(0 2px 8px #000000)"),
      (.blur(3), "filter:blur(3px)"), (.brightness(-0.25), "filter:brightness(.75)"),
      (.contrast(2), "filter:contrast(2)"), (.saturation(0), "filter:saturate(0)"),
      (.grayscale(1), "filter:grayscale(1)"), (.colorInvert, "filter:invert(1)"),
      (.hueRotation(.degrees(90)), "filter:hue-rotate(90deg)"),
      (.blendMode(.plusLighter), "mix-blend-mode:plus-lighter"), (.zIndex(3), "z-index:3"),
      (.hidden, "visibility:hidden"), (.ignoresPointer, "pointer-events:none"),
      (.animation(seconds: 0.3, curve: "easeIn", repeats: false), "--time:.3s;--curve:ease-in"),
    ] as [(Look, String)])
  func effects(_ look: Look, _ css: String) {
    #expect(declarations(look).text == css)
  }

  @Test("A frame is a size, limits and a place")
  func frame() {
    var frame = Look.Frame()
    (frame.width, frame.maxHeight, frame.minHeight) = (100, .infinity, 20)
    frame.alignment = .bottomLeading
    let css = declarations(.frame(frame))
    #expect(css.text == "width:100px;min-height:20px;place-items:end start")
    #expect(css.classes == ["sized-x"])
  }

  @Test("Gradients follow their points")
  func gradients() {
    let stops = [Paint.Stop(.named("red"), at: 0), .init(.rgb(0, 0, 0, 1), at: 1)]
    let colors = ("var(--red)", "#000000")
    #expect(
      Paint.linear(stops, from: .leading, to: .trailing).image
        == "linear-gradient(90deg,\(colors.0) 0%,\(colors.1) 100%)")
    #expect(
      Paint.linear(stops, from: .top, to: .center).image
        == "linear-gradient(180deg,\(colors.0) 0%,\(colors.1) 50%)")
    #expect(
      Paint.radial(stops, center: .center, from: 10, to: 40).image
        == "radial-gradient(circle at 50% 50%,\(colors.0) 10px,\(colors.1) 40px)")
    #expect(
      Paint.angular(stops, center: .center, from: .zero, to: .degrees(180)).image
        == "conic-gradient(from 90deg at 50% 50%,\(colors.0) 0%,\(colors.1) 50%)")
  }

  @Test(
    "No name of an application ends a declaration",
    arguments: ["red;}</style>", "'\"\\);x:y", "url(javascript:1)", "*/ <b>", "a\u{0}\n\r"])
  func hostileNames(_ name: String) {
    let looks: [Look] = [
      .fontFamily(name), .foreground(.named(name)), .background(.material(name), .rectangle),
      .animation(seconds: .nan, curve: name, repeats: false),
    ]
    for look in looks {
      let text = declarations(look).text
      let values = text.replacing(/'[^'\\]*'/, with: "")
      #expect(!text.contains { "<>{}\"\\\n\r\0".contains($0) })
      #expect(values.split(separator: ";").allSatisfy { $0.contains(":") })
      #expect(!values.contains("url(") && !values.contains("/*"))
    }
  }

  @Test(
    "Numbers are short, finite and within reason",
    arguments: [
      (1.0, "1"), (0.5, ".5"), (-0.25, "-.25"), (1.0 / 3, ".333"), (12.3456, "12.346"),
      (-0.0001, "0"), (.nan, "0"), (.infinity, "1000000"), (-.infinity, "0"), (1e300, "1000000"),
      (1.05, "1.05"),
    ] as [(Double, String)])
  func numbers(_ number: Double, _ text: String) {
    #expect(CSS.number(number) == text)
  }

  private func declarations(_ look: Look) -> Declarations {
    Attributes(role: .generic, style: Style(looks: [look])).declarations
  }
}
