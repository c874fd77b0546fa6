import Foundation
import Testing
import VitroUI

@testable import VitroWeb

@Suite struct MessageTests {
  private let id = Element.ID(rawValue: 12)

  @Test(arguments: [
    Event.press(Element.ID(rawValue: 9)),
    .setValue(Element.ID(rawValue: 12), "a \"b\" \\ \n\t\u{1} 🎉 </script>"),
    .dismiss(Element.ID(rawValue: 20)), .adjust(Element.ID(rawValue: 1), -2),
    .submit(Element.ID(rawValue: 1)), .focus(Element.ID(rawValue: 1), true),
    .longPress(Element.ID(rawValue: 1)), .hover(Element.ID(rawValue: 1), false),
    .openMenu(Element.ID(rawValue: 1)), .perform(Element.ID(rawValue: 1), "Archive \"all\""),
    .follow(Element.ID(rawValue: 1), "app:settings?\"a\"&b"),
    .measure(Element.ID(rawValue: 1), CGSize(width: 320, height: 0.5)),
    .drag(
      Element.ID(rawValue: 1),
      Event.Drag(from: CGPoint(x: 1, y: 2), to: CGPoint(x: -3.5, y: 4), isEnded: true)),
  ])
  func anEventSurvivesTheWayUp(_ event: Event) throws {
    #expect(try UpMessage(json: UpMessage.json(event)) == .event(event))
  }

  @Test(arguments: [
    "[4,1]", "[4,1,0]", "[4,1,100001]", "[4,1,-9223372036854775808]", "[5,1,1]",
    "[6,1]", "[6,1,2]", "[6,1,true]", "[7,1,1]", "[8,1,1,2,3,4]", "[8,1,1,2,3,4,2]",
    "[8,1,1e9,2,3,4,0]", "[8,1,null,2,3,4,0]", "[8,1,1,2,3,4,0,0]", "[9,1,-1]", "[10,1,0]",
    "[11,1]", "[11,1,10]", "[11,1,-1,10]", "[11,1,100001,1]", "[11,1,\"1\",1]", "[11,1,1,1,1]",
    "[12,1]", "[12,0,7]", "[12,0,\"/\",1]", "[13,0,100,100,1,0,1,\"de\"]",
    "[13,0,-1,100,1,0,1,\"de\",\"UTC\"]", "[13,0,100,100,2,0,1,\"de\",\"UTC\"]",
    "[14,1]", "[0,1]", "[-1,1]", "[15]", "[15,1]", "[15,1,2,\"a\"]", "[15,1,1,7]",
    "[15,\"1\",1]", "[16,1]", "[16,1,\"tired\"]", "[16,1,\"failed\"]",
    "[16,1,\"denied\",\"why\"]",
  ])
  func whatIsNoEventIsRefused(_ json: String) {
    #expect(throws: Refusal(.violation, "the message is not an event")) {
      try UpMessage(json: json)
    }
  }

  @Test(arguments: [
    "[11,1,1e999,1]", "[8,1,1,2,-1e999,4,0]", "[11,1,NaN,1]", "[4,1,0.5]", "[1.5,1]", "[15,1.5,1]",
  ])
  func whatIsNoNumberIsRefused(_ json: String) {
    #expect(throws: Refusal.self) { try UpMessage(json: json) }
  }

  @Test func aBrowserSaysWhatThePageIsShownOn() throws {
    let json = #"[13,0,1024,768.5,1,0,1,"de-CH","Europe/Zurich"]"#
    guard case .surroundings(let surroundings) = try UpMessage(json: json) else {
      throw Refusal(.violation, "not surroundings")
    }
    #expect(surroundings.size == CGSize(width: 1_024, height: 768.5))
    #expect(surroundings.colorScheme == .dark && !surroundings.reduceMotion)
    #expect(surroundings.scenePhase == .active)
    #expect(surroundings.locale.identifier == "de_CH")
    #expect(surroundings.timeZone.identifier == "Europe/Zurich")
  }

  @Test(arguments: [
    ("de-CH,en;q=0.8", "de_CH"), ("de-XX", "de"), ("tlh, fr;q=0.9", "fr"), ("", "sv"),
    ("*", "sv"), (String(repeating: "x", count: 100_000) + ",fr", "sv"), ("../../etc,-,;", "sv"),
  ])
  func ofLanguagesTheFirstThatIsKnownCounts(_ languages: String, _ locale: String) {
    var surroundings = Surroundings(locale: Locale(identifier: "sv"))
    surroundings.setLocale(languages)
    #expect(surroundings.locale.identifier == locale)
  }

  @Test(arguments: [
    "", "Nowhere/City", "../../../etc/passwd", String(repeating: "a", count: 9_999),
  ])
  func aTimeZoneThatIsNotThereChangesNothing(_ name: String) throws {
    var surroundings = Surroundings(timeZone: .gmt)
    surroundings.setTimeZone(name)
    #expect(surroundings.timeZone == .gmt)
  }

  @Test(.tags(.wireIsThin), arguments: [(1, 5), (9, 5), (10, 6), (12_345, 9), (99_999, 9)])
  func aPressIsAFewBytes(id: Int, bytes: Int) {
    let message = Wire.up(.press(Element.ID(rawValue: id)))
    #expect(message == "[1,\(id)]" && message.utf8.count == bytes)
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
      .setValue(id, "x"), .setEnabled(id, false), .remove(id),
      .move(id, before: Element.ID(rawValue: 2)),
      .setAttributes(id, Attributes(role: .button, text: "A")),
    ]
    for patch in patches { message.append(patch, root: root, received: 3) }
    #expect(
      message.json == #"[["v",12,"x",3],["e",12,0],["r",12],["m",12,2],"#
        + #"["a",12,"<button id=\"v12\" type=\"button\">A</button>"]]"#
    )
  }
}
