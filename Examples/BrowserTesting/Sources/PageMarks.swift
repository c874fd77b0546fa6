/// The attributes of a page's elements that its accessibility tree leaves out, by the elements'
/// nodes in the browser.
struct PageMarks: Decodable {
  /// The attributes of one element.
  struct Mark {
    var identifier: String?
    var badge: String?
    var valueText: String?
    var invalid: String?
    var isRequired = false
    var address: String?
    /// Whether it is heard, and is nothing on the screen.
    var isAnnouncement = false
    /// The value or the badge, and what happens when it is used.
    var description: String?
    var isCurrent: Bool?
    /// Whether it lets people choose files.
    var choosesFiles = false

    /// What happens when it is used, which comes last of what is described.
    var hint: String? {
      var text = (description ?? "")[...]
      for before in [invalid, badge, valueText, badge, invalid] {
        guard let before, text.hasPrefix(before) else { continue }
        text = text.dropFirst(before.count)
        if text.hasPrefix(". ") { text = text.dropFirst(2) }
      }
      return text.isEmpty ? nil : String(text)
    }
  }

  private struct Document: Decodable {
    struct Nodes: Decodable {
      var backendNodeId: [Int]
      /// Of each node the names and values of its attributes, by their places among all strings.
      var attributes: [[Int]]
    }

    var nodes: Nodes
  }

  private enum Key: CodingKey { case documents, strings }

  private var marks: [Int: Mark] = [:]

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let strings = try container.decode([String].self, forKey: .strings)
    let word = { (place: Int) in strings.indices.contains(place) ? strings[place] : "" }
    for document in try container.decode([Document].self, forKey: .documents) {
      for (id, places) in zip(document.nodes.backendNodeId, document.nodes.attributes) {
        for index in stride(from: 0, to: places.count - 1, by: 2) {
          let value = word(places[index + 1])
          switch word(places[index]) {
          case "data-testid": marks[id, default: Mark()].identifier = value
          case "data-badge": marks[id, default: Mark()].badge = value
          case "data-invalid": marks[id, default: Mark()].invalid = value
          case "aria-required": marks[id, default: Mark()].isRequired = value == "true"
          case "data-value": marks[id, default: Mark()].valueText = value
          case "aria-description": marks[id, default: Mark()].description = value
          case "class" where value == "announcement":
            marks[id, default: Mark()].isAnnouncement = true
          case "href" where value.hasPrefix("/"): marks[id, default: Mark()].address = value
          case "data-files": marks[id, default: Mark()].choosesFiles = true
          case "aria-current": marks[id, default: Mark()].isCurrent = value == "true"
          default: break
          }
        }
      }
    }
  }

  subscript(_ id: Int?) -> Mark { id.flatMap { marks[$0] } ?? Mark() }
}
