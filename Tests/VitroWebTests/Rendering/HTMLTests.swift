import Testing
import VitroUI

@testable import VitroWeb

@Suite struct HTMLTests {
  @Test func aScreenIsReadableHTML() {
    let page = Element(
      1,
      .main,
      [
        Element(2, .banner, [Element(3, .heading, text: "Favorites", purpose: .title)]),
        Element(4, .list, [Element(5, .listitem, [Element(6, .text, text: "2")])]),
      ]
    )
    #expect(
      page.html() == """
        <div id="v1" class="page"><header id="v2"><h1 id="v3" class="title">Favorites</h1>\
        </header><ul id="v4" role="list"><li id="v5"><p id="v6">2</p></li></ul></div>
        """
    )
  }

  @Test(
    arguments: [
      (Role.button, "<button id=\"v1\" type=\"button\">A</button>"),
      (.link, "<a id=\"v1\" role=\"link\" tabindex=\"0\">A</a>"),
      (.heading, "<h2 id=\"v1\">A</h2>"),
      (.text, "<p id=\"v1\">A</p>"),
      (.checkbox, "<button id=\"v1\" role=\"checkbox\">A</button>"),
      (.switch, "<button id=\"v1\" role=\"switch\" class=\"grow-x own-x own-y\">A</button>"),
      (
        .alertdialog,
        "<div id=\"v1\" role=\"alertdialog\" aria-modal=\"true\" tabindex=\"-1\">A</div>"
      ),
      (.group, "<section id=\"v1\" role=\"group\">A</section>"),
      (.separator, "<hr id=\"v1\">"),
    ])
  func eachRoleHasItsTag(_ role: Role, _ html: String) {
    #expect(Element(1, role, text: "A").html() == html)
  }

  @Test func whatIsInAButtonIsWords() {
    let button = Element(1, .button, [Element(2, .generic, [Element(3, .text, text: "+")])])
    #expect(
      button.html() == """
        <button id="v1" type="button"><span id="v2"><span id="v3">+</span></span></button>
        """
    )
  }

  @Test func aFieldShowsItsValueAndItsName() {
    var field = Element(1, .textbox)
    field.attributes.label = "Name"
    field.attributes.value = "Blob"
    field.attributes.actions = .setValue
    #expect(
      field.html() == """
        <input id="v1" class="grow-x own-x own-y" aria-label="Name" type="text" autocomplete="off" value="Blob" \
        placeholder="Name">
        """
    )
  }

  @Test func disabledThingsSaySo() {
    var button = Element(1, .button, text: "Save")
    button.attributes.isEnabled = false
    #expect(button.html() == "<button id=\"v1\" type=\"button\" disabled>Save</button>")
  }

  @Test func stylesAreClasses() {
    var stack = Element(1, .generic)
    stack.attributes.style = Style(
      layout: .vertical,
      alignment: .start,
      spacing: 17,
      font: "title"
    )
    #expect(
      stack.html()
        == "<div id=\"v1\" class=\"vertical align-start font-title\" style=\"gap:17px\"></div>"
    )
  }

  @Test(arguments: ["<script>", "\"><img src=x onerror=alert(1)>", "' onclick='x", "a & b", "a\0b"])
  func whatAnApplicationSaysIsNeverMarkup(_ text: String) {
    var field = Element(1, .textbox, text: text)
    field.attributes.value = text
    field.attributes.label = text
    let html = Element(2, .button, text: text, [field]).html()
    #expect(html.count { $0 == "<" } == 3, "button, input, end of the button")
    #expect(html.count { $0 == ">" } == 3)
    #expect(!html.contains(text))
  }

  @Test func theTitleOfThePageIsEscaped() {
    let document = Document(
      words: PageWords(languages: "en"), site: Site(name: "A", icon: nil))
    let html = document.page(
      title: "</title><script>", description: nil, body: "", token: "", limit: 1, fileLimit: 2)
    #expect(html.contains("<title>&lt;/title&gt;&lt;script&gt;</title>"))
  }

  @Test func theColourOfACatalogIsThatOfWhatCanBePressed() {
    let page = { (site: Site) in
      Document(words: PageWords(languages: "en"), site: site).message(title: "", text: "")
    }
    let orange = Site(name: "A", icon: nil, tint: .rgb(1, 0.5, 0, 1))
    #expect(page(orange).contains("<html lang=\"en\" dir=\"ltr\" style=\"--tint:#ff8000\"><head>"))
    #expect(!page(Site(name: "A", icon: nil)).contains("--tint"))
  }

  @Test func whatIsInsertedIsRenderedAsItWouldStandThere() {
    let link = Element(2, .button, [Element(3, .text, text: "+")])
    let root = Element(1, .main, [link])
    var message = DownMessage()
    let patch = Patch.insert(Element(4, .text, text: "!"), parent: link.id, before: nil)
    message.append(patch, root: root, received: 0)
    #expect(message.json == #"[["i",2,0,"<span id=\"v4\">!</span>"]]"#)
  }
}

extension Element {
  fileprivate init(
    _ id: Int,
    _ role: Role,
    text: String? = nil,
    purpose: Style.Purpose? = nil,
    _ children: [Element] = []
  ) {
    self.init(
      id: ID(rawValue: id),
      attributes: Attributes(role: role, text: text, style: Style(purpose: purpose)),
      children: children
    )
  }
}
