/// Which pages the views of a navigation stack make of the values of its path.
@MainActor
final class Destinations {
  private struct Entry {
    weak var owner: Node?
    let make: (AnyHashable) -> AnyView?
  }

  /// What the column before this one makes of values, where this one does not know.
  weak var outer: Destinations?
  /// What happens when the pages for a type of values are made otherwise.
  var onChange: ((ObjectIdentifier) -> Void)?
  private var entries: [ObjectIdentifier: [Entry]] = [:]

  /// Whether something makes a page of such a value.
  func contains(_ value: AnyHashable) -> Bool { find(value.kind) != nil }

  /// The page for a value; where nothing makes one, it says so.
  func page(for value: AnyHashable) -> DestinationView<AnyView> {
    DestinationView { [weak self] in
      self?.find(value.kind)?(value)
        ?? AnyView(MissingDestination(type: "\(type(of: value.base))"))
    }
  }

  /// Has a view make the pages of a type of values; of several views the first one does.
  func set(_ type: ObjectIdentifier, by owner: Node, make: @escaping (AnyHashable) -> AnyView?) {
    let entry = Entry(owner: owner, make: make)
    if let index = entries[type]?.firstIndex(where: { $0.owner === owner }) {
      entries[type]?[index] = entry
    } else {
      entries[type, default: []].append(entry)
    }
    onChange?(type)
  }

  func remove(_ type: ObjectIdentifier, by owner: Node) {
    entries[type]?.removeAll { $0.owner == nil || $0.owner === owner }
  }

  /// The place that makes the page of a value.
  func owner(of value: AnyHashable) -> Node? {
    entries[value.kind]?.first?.owner ?? outer?.owner(of: value)
  }

  private func find(_ type: ObjectIdentifier) -> ((AnyHashable) -> AnyView?)? {
    entries[type]?.first?.make ?? outer?.find(type)
  }
}

/// A page that is made where its state is read.
struct DestinationView<Content: View>: View {
  let make: () -> Content

  var body: Content { make() }
}

/// The page for a value of which nothing makes a page.
private struct MissingDestination: View {
  let type: String

  var body: some View {
    Text(verbatim: "There is no page for a '\(type)'")
    Text(verbatim: "Nothing in this stack has '.navigationDestination(for: \(type).self)'.")
  }
}
