extension Icon {
  /// The drawing with exactly this name.
  static func named(_ name: String) -> Icon? { table[name] ?? table[aliases[name] ?? ""] }

  /// The names that have a drawing, in the order of the alphabet.
  static var names: [String] { (Array(table.keys) + aliases.keys).sorted() }

  private static let table: [String: Icon] =
    [
      signs, shapes, arrows, layout, actions, things, papers, places, devices, media, people,
      nature,
    ]
    .reduce(into: [:]) { table, drawings in table.merge(drawings) { first, _ in first } }

  /// Names for what has a drawing under another name.
  private static let aliases = [
    "arrow.backward": "arrow.left",
    "arrow.forward": "arrow.right",
    "arrow.up.backward": "arrow.up.left",
    "arrow.up.forward": "arrow.up.right",
    "arrow.uturn.backward": "arrow.uturn.left",
    "arrow.uturn.forward": "arrow.uturn.right",
    "backward.end.alt": "backward.end",
    "battery.100percent": "battery.100",
    "book.closed": "text.book.closed",
    "bubble": "bubble.left",
    "building": "building.2",
    "car.side": "car",
    "chevron.backward": "chevron.left",
    "chevron.forward": "chevron.right",
    "doc.plaintext": "doc.text",
    "doc.richtext": "doc.text",
    "flag.checkered": "flag",
    "gearshape": "gear",
    "globe.americas": "globe",
    "globe.europe.africa": "globe",
    "gobackward": "arrow.counterclockwise",
    "goforward": "arrow.clockwise",
    "hourglass.bottomhalf.filled": "hourglass.bottomhalf",
    "hourglass.tophalf.filled": "hourglass.tophalf",
    "house.and.flag": "house",
    "laptopcomputer.and.iphone": "laptopcomputer",
    "list.star": "list.bullet",
    "location.north": "arrow.up",
    "mug": "cup.and.saucer",
    "multiply": "xmark",
    "person.crop.circle": "person.circle",
    "rays": "sun.max",
    "rectangle.portrait.and.arrow.forward": "rectangle.portrait.and.arrow.right",
    "sun.min": "sun.max",
    "text.alignjustify": "line.3.horizontal",
    "text.justify": "line.3.horizontal",
    "wand.and.rays": "wand.and.stars",
    "wrench.and.screwdriver": "wrench",
  ]
}
