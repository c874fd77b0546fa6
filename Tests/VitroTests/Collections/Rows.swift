import Testing
import Vitro

struct Row: Identifiable, Equatable, Hashable, Codable {
  var id: Int
  var title = ""
  var tags: [String] = []
}

/// An element whose id is not called 'id'.
struct Country: Equatable {
  var code: String
  var name = ""
}

func rows(_ ids: Int...) -> IdentifiedArrayOf<Row> {
  IdentifiedArray(uniqueElements: ids.map { Row(id: $0) })
}

/// Expects reports that say just this.
func reports(
  _ message: String,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ body: () -> Void
) {
  withKnownIssue(sourceLocation: sourceLocation) {
    body()
  } matching: {
    $0.comments.map(\.rawValue) == [message]
  }
}
