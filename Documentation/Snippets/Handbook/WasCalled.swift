// A test that asserts "was called" goes red when a method is renamed and nothing else changes.
// A test of what came of it stays green.
import Testing

@Suite("A method was renamed") struct WasCalled {
  final class Archive {
    private(set) var calls: [String] = []
    private(set) var notes: [String] = []

    // It was called 'add(_:)' when the tests were written.
    func append(_ note: String) {
      calls.append("append")
      notes.append(note)
    }
  }

  struct Notebook {
    var archive: Archive
    func saveButtonTapped(_ note: String) { archive.append(note) }
  }

  @Test("A test of the call goes red") func call() {
    let archive = Archive()
    Notebook(archive: archive).saveButtonTapped("Buy milk")
    withKnownIssue {
      #expect(archive.calls == ["add"])
    }
  }

  @Test("A test of the behaviour stays green") func behaviour() {
    let archive = Archive()
    Notebook(archive: archive).saveButtonTapped("Buy milk")
    #expect(archive.notes == ["Buy milk"])
  }
}
