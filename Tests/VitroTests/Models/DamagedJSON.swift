import Foundation

/// A state as JSON, in which one field is missing or one too many.
struct DamagedJSON {
  let data: Data
  /// The place of the field.
  let field: String

  init(_ value: some Encodable, using numbers: inout Numbers) throws {
    let data = try JSONEncoder().encode(value)
    let object = try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
    let (damaged, field) = Self.damaged(object, at: "", using: &numbers)
    self.field = field
    self.data = try JSONSerialization.data(withJSONObject: damaged)
  }

  private static func damaged(
    _ object: [String: Any], at place: String, using numbers: inout Numbers
  ) -> (object: [String: Any], field: String) {
    var object = object
    let key = object.keys.sorted()[numbers.below(object.count)]
    let inside = place + key
    if var child = object[key] as? [String: Any], !child.isEmpty, numbers.below(3) > 0 {
      let field: String
      if key == "named", let row = child["a"] as? [String: Any] {
        (child["a"], field) = damaged(row, at: "\(inside).a.", using: &numbers)
      } else {
        (child, field) = damaged(child, at: "\(inside).", using: &numbers)
      }
      object[key] = child
      return (object, field)
    }
    if var children = object[key] as? [[String: Any]], !children.isEmpty, numbers.below(3) > 0 {
      let index = numbers.below(children.count)
      let field: String
      (children[index], field) = damaged(
        children[index], at: "\(inside)[\(index)].", using: &numbers)
      object[key] = children
      return (object, field)
    }
    // An optional may be missing.
    if ["detail", "step"].contains(key) || numbers.below(2) == 0 {
      object["extra"] = 1
      return (object, "\(place)extra")
    }
    object[key] = nil
    return (object, inside)
  }
}
