import Testing
import VitroDependencies

/// A key for each type, so that there are as many as a test wants.
private enum Key<Name>: DependencyKey {
  static var liveValue: String { "\(Name.self)" }
  static var testValue: String { "test" }
}

private func withTypes(_ count: Int, of type: Any.Type = Int.self, _ body: (Any.Type) -> Void) {
  func next<Name>(_: Name.Type) -> Any.Type { [Name].self }
  var type = type
  for _ in 0..<count {
    body(type)
    type = _openExistential(type, do: next)
  }
}

extension DependencyValues {
  fileprivate func read(_ type: Any.Type) -> String {
    func open<Name>(_: Name.Type) -> String { self[Key<Name>.self] }
    return _openExistential(type, do: open)
  }

  fileprivate mutating func write(_ type: Any.Type, _ value: String) {
    func open<Name>(_: Name.Type, _ values: inout DependencyValues) {
      values[Key<Name>.self] = value
    }
    func call<Name>(_ type: Name.Type) -> (inout DependencyValues) -> Void { { open(type, &$0) } }
    _openExistential(type, do: call)(&self)
  }
}

@Suite struct ManyKeysTests {
  @Test func eachOfManyOverridesIsFound() {
    var values = DependencyValues()
    withTypes(100) { values.write($0, "\($0)!") }
    withTypes(100) { #expect(values.read($0) == "\($0)!") }
    withTypes(10, of: Double.self) { #expect(values.read($0) == "test") }
  }

  @Test func aCopyIsApartFromWhatItWasCopiedFrom() {
    var values = DependencyValues()
    withTypes(20) { values.write($0, "old") }
    var copy = values
    withTypes(40) { copy.write($0, "new") }
    withTypes(20) { #expect(values.read($0) == "old") }
    withTypes(40) { #expect(copy.read($0) == "new") }
    #expect(!copy.isIdentical(to: values))
  }

  @Test func aCopyIsIdenticalUntilOneOfThemIsChanged() {
    var values = DependencyValues()
    values.write(Int.self, "a")
    var copy = values
    #expect(copy.isIdentical(to: values) && !copy.isDefault)
    copy.write(Int.self, "a")
    #expect(!copy.isIdentical(to: values))
  }

  @Test func eachOfManyDefaultsIsFoundWhileOthersAreMade() async {
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<4 {
        group.addTask {
          var values = DependencyValues()
          values.context = .live
          withTypes(100) { #expect(values.read($0) == "\($0)") }
          withTypes(100) { #expect(values.read($0) == "\($0)") }
        }
      }
    }
  }
}
