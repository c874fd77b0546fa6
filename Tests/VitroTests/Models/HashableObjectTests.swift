import Testing
import Vitro

@MainActor @Suite struct HashableObjectTests {
  @Test func anObjectEqualsItselfWhateverItsStateIs() {
    let (one, other) = (PageModel(title: "A"), PageModel(title: "A"))
    #expect(one.snapshot == other.snapshot && one != other)
    one.title = "B"
    #expect(Set([one, one, other]).count == 2)
  }
}

@ObservableModel @MainActor final class PageModel: HashableObject {
  var title: String
}
