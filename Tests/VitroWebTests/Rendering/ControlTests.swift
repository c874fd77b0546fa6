import Testing
import VitroUI

@testable import VitroWeb

@Suite("Controls become HTML's own where they are good") struct ControlTests {
  @Test(
    "Each control",
    arguments: [
      (
        Attributes(
          role: .slider, label: "Volume", value: "5", details: [.range(0, 10, step: 0.5)]),
        "<input id=\"v1\" class=\"grow-x own-x own-y\" style=\"--value:.5\" aria-label=\"Volume\" type=\"range\" min=\"0\" max=\"10\" step=\".5\" value=\"5\">"
      ),
      (
        Attributes(role: .searchbox, value: "", actions: .setValue),
        "<input id=\"v1\" class=\"grow-x own-x own-y\" type=\"search\" autocomplete=\"off\" value=\"\">"
      ),
      (
        Attributes(
          role: .textbox, value: "a@b", actions: [.setValue, .submit, .focus],
          details: [
            .input("email"), .autofill("username"), .submitLabel("go"), .placeholder("Mail"),
          ]),
        "<input id=\"v1\" class=\"grow-x own-x own-y\" type=\"email\" value=\"a@b\" placeholder=\"Mail\" autocomplete=\"username\" enterkeyhint=\"go\" data-submit data-focus>"
      ),
      (
        Attributes(
          role: .textbox, value: "<a>\n", actions: .setValue, details: [.multiline]),
        "<textarea id=\"v1\" class=\"grow-x own-x own-y\" rows=\"1\" autocomplete=\"off\">\n&lt;a&gt;\n</textarea>"
      ),
      (
        Attributes(role: .option, text: "Dark", isSelected: true),
        "<option id=\"v1\" value=\"1\" selected>Dark</option>"
      ),
      (
        Attributes(
          role: .progressbar, label: "Load", value: "1", details: [.range(0, 4, step: nil)]),
        "<div id=\"v1\" role=\"progressbar\" class=\"grow-x own-x own-y\" style=\"--value:.25\" aria-label=\"Load\" aria-valuemin=\"0\" aria-valuemax=\"4\" aria-valuenow=\"1\"></div>"
      ),
      (
        Attributes(role: .tab, text: "Home", isSelected: false, details: [.badge("3")]),
        "<button id=\"v1\" role=\"tab\" aria-selected=\"false\" tabindex=\"-1\" aria-description=\"3\" data-badge=\"3\">Home</button>"
      ),
      (
        Attributes(role: .button, text: "OK", style: Style(variant: "bordered large")),
        "<button id=\"v1\" class=\"is-bordered size-large\" type=\"button\">OK</button>"
      ),
      (
        Attributes(role: .generic, actions: [.press, .longPress, .drag, .hover, .openMenu]),
        "<div id=\"v1\" data-press tabindex=\"0\" data-longpress data-drag data-hover data-menu></div>"
      ),
      (
        Attributes(role: .heading, text: "A", details: [.level(9)]), "<h6 id=\"v1\">A</h6>"
      ),
      (
        Attributes(role: .menu, actions: .dismiss),
        "<div id=\"v1\" role=\"menu\" popover=\"manual\" tabindex=\"-1\" data-dismiss></div>"
      ),
    ] as [(Attributes, String)])
  func controls(_ attributes: Attributes, _ html: String) {
    #expect(Element(id: .init(rawValue: 1), attributes: attributes).html() == html)
  }

  @Test(
    "Each detail that is an attribute",
    arguments: [
      (Detail.hint("h"), "aria-description=\"h\""), (.identifier("i"), "data-testid=\"i\""),
      (.valueText("v"), "data-value=\"v\" aria-description=\"v\""),
      (.hidden, "aria-hidden=\"true\""),
      (.expanded(true), "aria-expanded=\"true\""), (.help("t"), "title=\"t\""),
      (.shortcut("ctrl+s"), "data-shortcut=\"ctrl+s\" aria-keyshortcuts=\"Control+s\""),
      (.updatesFrequently, "role=\"timer\" aria-live=\"off\""),
      (
        .invalid("\"No\"."),
        "aria-description=\"&quot;No&quot;.\" aria-invalid=\"true\" data-invalid=\"&quot;No&quot;.\""
      ), (.required, "aria-required=\"true\""),
      (.badge("3"), "aria-description=\"3\" data-badge=\"3\""),
      (.focused(2), "data-focused=\"2\""),
      (.scrolled(to: .init(rawValue: 4), at: 0.5, 7), "data-scrolled=\"v4 .5 7\""),
    ] as [(Detail, String)])
  func details(_ detail: Detail, _ text: String) {
    #expect(html(.generic, [detail]) == "<div id=\"v1\" \(text)></div>")
  }

  @Test("Tab does not lead to a control that is hidden from those who listen")
  func hidden() {
    #expect(html(.button, [.hidden]).contains("aria-hidden=\"true\" tabindex=\"-1\""))
  }

  @Test("Words for a value belong to what has a range; elsewhere they come before the hint")
  func valueText() {
    let details: [Detail] = [.hint("Swipe"), .valueText("Half")]
    #expect(html(.slider, details).contains(#"aria-valuetext="Half" aria-description="Swipe""#))
    #expect(html(.image, details).contains(#"aria-description="Half. Swipe""#))
  }

  @Test(
    "No address runs anything",
    arguments: [
      "javascript:alert(1)", " javascript:alert(1)", "JAVASCRIPT:x", "java\nscript:x",
      "data:text/html,x",
      "vbscript:x", "file:///etc/passwd", "//evil.example", "\\\\evil.example", "/\\evil", "",
      "blob:x",
      "\u{1}javascript:x",
    ])
  func hostileAddresses(_ url: String) {
    #expect(!html(.link, [.url(url)]).contains("href"))
    #expect(!html(.text, [.runs([TextRun("a", url: url)])]).contains("href"))
    #expect(!html(.image, [.picture(url)]).contains("<img"))
    let asked = html(.text, [.runs([TextRun("a", url: url)]), .asksFirst])
    #expect(asked.contains("data-ask=\"") && asked.contains(" href=\"#\">"))
  }

  @Test(
    "A picture is fetched from the web, or from the program's own server; other names are shown",
    arguments: [
      ("https://a.b/mug.png", true), ("/api/mug/picture?size=2", true), ("mug", false),
      ("api/mug", false), ("tel:112", false), ("data:image/png;base64,iVBORw0KGgo=", true),
      ("data:image/svg+xml;base64,iVBO", false),
    ])
  func pictures(_ name: String, isFetched: Bool) {
    #expect(html(.image, [.picture(name)]).contains("<img src=\"\(name)\"") == isFetched)
  }

  @Test("A link that asks first says so; parts of one that look different stand in one")
  func askingLinks() {
    let runs = [
      TextRun("Read "), TextRun("our", looks: [.italic], url: "https://a.b"),
      TextRun(" terms", url: "https://a.b"), TextRun("&", url: "app:c"),
    ]
    #expect(
      html(.text, [.runs(runs), .asksFirst]) == """
        <p id="v1"><span>Read </span><a data-ask="https://a.b" href="https://a.b" target="_blank" \
        rel="noopener noreferrer"><span style="font-style:italic">our</span><span> terms</span></a>\
        <a data-ask="app:c" href="#"><span>&amp;</span></a></p>
        """)
    #expect(html(.link, [.url("https://a.b"), .asksFirst]).contains("data-ask=\"\" href="))
    #expect(!html(.text, [.runs(runs)]).contains("data-ask"))
  }

  @Test(
    "Ordinary addresses lead there",
    arguments: [
      "https://swift.org/a?b#c", "http://a", "mailto:a@b.c", "tel:+49", "/a:b", "#top", "a/b",
    ])
  func ordinaryAddresses(_ url: String) {
    #expect(html(.link, [.url(url)]).contains("href=\"\(url)\" target=\"_blank\""))
  }

  @Test(
    "Nothing that an application says is markup, wherever it stands",
    arguments: ["\"><script>", "' onclick='x", "</textarea><b>", "a\" style=\"x"])
  func hostileDetails(_ text: String) {
    let details: [Detail] = [
      .hint(text), .identifier(text), .valueText(text), .shortcut(text), .help(text), .badge(text),
      .placeholder(text), .autofill(text), .submitLabel(text), .input(text), .picture(text),
      .symbol(text), .url(text), .runs([TextRun(text, font: text, url: text, symbol: text)]),
    ]
    for role in Role.allCases {
      var attributes = Attributes(
        role: role, text: text, label: text, value: text, details: details)
      attributes.style = Style(font: text, variant: text)
      let html = Element(id: .init(rawValue: 1), attributes: attributes).html()
      #expect(!html.contains(text) && !html.contains("<script") && !html.contains("<b>"))
      #expect(html.replacing(/"[^"]*"/, with: "").allSatisfy { $0 != "'" && $0 != "\"" })
    }
  }

  private func html(_ role: Role, _ details: [Detail]) -> String {
    let attributes = Attributes(
      role: role, actions: role == .text ? .follow : [], details: details)
    return Element(id: .init(rawValue: 1), attributes: attributes).html()
  }
}
