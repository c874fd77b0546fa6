// The names that people write, made of what the sources declare.

/// Names of our own, which people who write SwiftUI do not meet.
private let ownNames: Set = [
  "ConditionalContent", "ConditionalTools", "Drawing", "KeyframeSeries", "KeyframeTracks", "Look",
  "ModifiedShape",
  "ModifierContent", "Outline", "Paint", "Preview", "PreviewList", "Previews", "Problem", "Screen",
  "ShapeView", "StyleContent", "StyleLabel", "SurfaceTransition", "Surroundings", "TextFieldLabel",
  "TimelineClock", "TupleView",
  "timelineClock",
]
/// The protocols of types that are views, or are used as one.
private let viewRoots: Set = [
  "App", "Commands", "Gesture", "PreviewProvider", "Scene", "ToolbarContent", "View",
  "ViewModifier",
]
/// The types and protocols that have modifiers.
private let modified: Set = [
  "ChartContent", "DynamicViewContent", "ForEach", "Gesture", "Image", "Scene", "Shape",
  "InsettableShape", "ShapeView", "SingleMark", "Text", "ToolbarContent", "View",
]

/// A name, and what is known about it.
struct Entry {
  var section: String
  var name: String
  /// How it looks where somebody uses it.
  var forms: Set<String>
  var notes: [String] = []
}

/// All names, and what is wrong with how they are declared.
struct Names {
  /// The entries by their sections and names.
  private(set) var entries: [String: Entry] = [
    // OpenCombine's.
    "Property wrappers Published": Entry(
      section: "Property wrappers", name: "Published", forms: ["@Published"])
  ]
  private(set) var complaints: [String] = []
  /// The names of all that is public.
  let members: Set<String>
  private let parents: [String: Set<Substring>]

  init(of all: [(declaration: Declaration, scope: Declaration?)]) {
    members = Set(all.filter { $0.declaration.isPublic }.map(\.declaration.name))
    parents = Dictionary(
      all.filter { $0.scope == nil }.map { ($0.declaration.name, $0.declaration.parents) },
      uniquingKeysWith: { $0.union($1) })
    for (it, scope) in all where scope == nil { if let entry = outerEntry(it) { add(entry) } }
    for (it, scope) in all {
      guard let scope, it.isPublic else { continue }
      check(it, in: scope)
      addShortName(it, in: scope)
      if let entry = memberEntry(it, in: scope) { add(entry) } else { addNotes(of: it, in: scope) }
    }
  }

  private func isView(_ name: String) -> Bool {
    viewRoots.contains(name)
      || parents[name, default: []].contains { $0 != name && isView(String($0)) }
  }

  private func isStyle(_ it: Declaration) -> Bool {
    guard it.name.hasSuffix("Style"), it.name != "ShapeStyle" else { return false }
    return ["protocol", "typealias"].contains(it.keyword)
      || it.parents.contains { $0.hasSuffix("Style") && $0 != "ShapeStyle" }
  }

  /// The name at the left margin, or `nil` where nobody writes it.
  private func outerEntry(_ it: Declaration) -> Entry? {
    guard it.isPublic, it.keyword == "macro" || !ownNames.contains(it.name) else { return nil }
    if it.keyword == "func" {
      return Entry(section: "Values", name: it.name, forms: ["\(it.name)("], notes: it.notes)
    }
    if it.attributes.contains("@freestanding") {
      return Entry(section: "Views", name: it.name, forms: ["#\(it.name)"], notes: it.notes)
    }
    if !it.attributes.contains(#/@(propertyWrapper|resultBuilder|attached)/#) {
      let section = isStyle(it) ? "Styles" : isView(it.name) ? "Views" : "Values"
      return Entry(section: section, name: it.name, forms: [it.name], notes: it.notes)
    }
    return Entry(
      section: "Property wrappers", name: it.name, forms: ["@\(it.name)"], notes: it.notes)
  }

  /// The name of a member that is an entry of its own.
  private func memberEntry(_ it: Declaration, in scope: Declaration) -> Entry? {
    guard !ownNames.contains(it.name) else { return nil }
    if scope.name == "EnvironmentValues", it.keyword == "var" {
      return Entry(section: "Environment", name: it.name, forms: ["\\.\(it.name)"], notes: it.notes)
    }
    guard modified.contains(scope.name), it.keyword == "func", !it.isStatic else { return nil }
    return Entry(section: "Modifiers", name: it.name, forms: [".\(it.name)"], notes: it.notes)
  }

  private mutating func add(_ entry: Entry) {
    let key = "\(entry.section) \(entry.name)"
    let old = entries[key]?.notes ?? []
    entries[key, default: entry].notes = old + entry.notes.filter { !old.contains($0) }
  }

  /// Complains of a function that does nothing and says nothing about it.
  private mutating func check(_ it: Declaration, in scope: Declaration) {
    let isDemanded = scope.keyword == "extension" && !scope.parents.isEmpty
    guard it.returnsItself, !it.isStatic, it.notes.isEmpty, !isDemanded else { return }
    complaints.append(
      "\(it.file): '\(it.name)' returns itself, and its comment says no difference from SwiftUI. "
        + "To fix: '/// - Note: Has no effect; …'.")
  }

  /// Adds what a member says about the type that it belongs to.
  private mutating func addNotes(of it: Declaration, in scope: Declaration) {
    let sections = ["Views", "Property wrappers", "Styles", "Values"]
    guard let section = sections.first(where: { entries["\($0) \(scope.name)"] != nil }) else {
      return
    }
    let notes = it.notes.map { it.keyword == "init" ? $0 : "`\(it.name)`: \($0)" }
    add(Entry(section: section, name: scope.name, forms: [], notes: notes))
  }

  /// Adds the short name of a style: `listStyle(.plain` is `PlainListStyle`.
  private mutating func addShortName(_ it: Declaration, in scope: Declaration) {
    let pattern = #/extension (?:Primitive)?(\w+Style) where Self == (\w+)/#
    guard let match = scope.text.firstMatch(of: pattern) else { return }
    let function = match.1.prefix(1).lowercased() + match.1.dropFirst()
    entries["Styles \(match.2)"]?.forms.insert("\(function)(.\(it.name)")
  }
}
