import Testing
import VitroUI

@testable import VitroWeb

@Suite struct MessageTests {
  private let id = Element.ID(rawValue: 12)

  @Test(arguments: [
    Event.press(Element.ID(rawValue: 9)),
    .setValue(Element.ID(rawValue: 12), "a \"b\" \\ \n\t\u{1} 🎉 </script>"),
    .dismiss(Element.ID(rawValue: 20)),
  ])
  func anEventSurvivesTheWayUp(_ event: Event) throws {
    #expect(try UpMessage(json: UpMessage.json(event)).event == event)
  }

  @Test(.tags(.wireIsThin)) func aPressIsAFewBytes() {
    #expect(Wire.up(.press(Element.ID(rawValue: 9))) == "[1,9]")
  }

  @Test func anIncrementIsAtMost60BytesDown() {
    let root = Element(id: Element.ID(rawValue: 1), attributes: Attributes(role: .generic))
    let down = Wire.down(
      [.setText(id, "8"), .setText(Element.ID(rawValue: 14), "What is the 8th prime?")],
      root: root,
      acknowledging: 7
    )
    #expect(down == #"[["t",12,"8"],["t",14,"What is the 8th prime?"],7]"#)
    #expect(down.utf8.count <= 60)
  }

  @Test func everyKindOfPatchHasAMessage() {
    var message = DownMessage()
    let root = Element(id: id, attributes: Attributes(role: .button))
    let patches: [Patch] = [
      .setValue(id, "x"), .setEnabled(id, false), .remove(id), .move(id, at: 2),
      .setAttributes(id, Attributes(role: .button, text: "A")),
    ]
    for patch in patches { message.append(patch, root: root, received: 3) }
    #expect(
      message.json == #"[["v",12,"x",3],["e",12,0],["r",12],["m",12,2],"#
        + #"["a",12,"<button id=\"v12\" type=\"button\">A</button>"]]"#
    )
  }
}
