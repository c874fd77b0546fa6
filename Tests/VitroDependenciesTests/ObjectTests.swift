import Testing
import VitroDependencies

private class Parent {
  @Dependency(\.title) private var title
  @Dependency(\.primes) private var primes

  func ownTitle() -> String { title }
  func nth() throws -> Int { try primes.nth(1) }
  func makeChild() -> Child { withDependencies(from: self) { Child() } }
}

private final class Heir: Parent {}

private final class Child {
  @Dependency(\.title) var title
}

private final class Stranger {}

@Suite struct ObjectTests {
  @Test func anObjectKeepsTheDependenciesThatItWasMadeWith() {
    let parent = make { $0.title = "parent's" }
    #expect(parent.ownTitle() == "parent's")
  }

  @Test func whatIsOverriddenWhereItIsUsedCountsMore() throws {
    let parent = make {
      $0.title = "parent's"
      $0.primes.nth = { _ in 2 }
    }
    try withDependencies {
      $0.title = "here"
    } operation: {
      let nth = try parent.nth()
      #expect(parent.ownTitle() == "here" && nth == 2)
    }
  }

  @Test func aChildIsMadeWithItsParentsDependencies() {
    let parent = make { $0.title = "parent's" }
    #expect(parent.makeChild().title == "parent's")
    #expect(Child().title == "test")
  }

  @Test func aGrandchildIsToo() {
    let child = make { $0.title = "parent's" }.makeChild()
    #expect(withDependencies(from: child) { Child() }.title == "parent's")
  }

  @Test func aSubclassHasWhatItsSuperclassReads() {
    let heir = withDependencies {
      $0.title = "heir's"
    } operation: {
      Heir()
    }
    #expect(heir.makeChild().title == "heir's")
  }

  @Test func theDependenciesCanBeOverriddenForTheChild() {
    let parent = make {
      $0.title = "parent's"
      $0.primes.nth = { _ in 2 }
    }
    let child = withDependencies(from: parent) {
      $0.title += " child"
    } operation: {
      Child()
    }
    #expect(child.title == "parent's child")
    #expect(parent.ownTitle() == "parent's")
  }

  @Test func whatIsOverriddenAroundItReachesTheChild() {
    let parent = make { $0.primes.nth = { _ in 2 } }
    let child = withDependencies {
      $0.title = "around"
    } operation: {
      parent.makeChild()
    }
    #expect(child.title == "around")
  }

  @Test func objectsOfDifferentOriginsWorkSideBySide() {
    let parents = ["a", "b", "c"].map { title in make { $0.title = title } }
    withDependencies {
      $0.primes.nth = { _ in 2 }
    } operation: {
      for _ in 0..<2 { #expect(parents.map { $0.ownTitle() } == ["a", "b", "c"]) }
    }
  }

  @Test func whatIsChangedAroundTheObjectCountsFromThenOn() throws {
    let parent = make { $0.primes.nth = { _ in 2 } }
    var around = DependencyValues.current
    for title in ["first", "second"] {
      around.title = title
      try withDependencies(from: around) {
        let nth = try parent.nth()
        #expect(parent.ownTitle() == title && nth == 2)
      }
    }
  }

  @Test func whatIsChangedAfterwardsDoesNotReachTheObject() {
    var values = DependencyValues.current
    values.title = "before"
    let parent = withDependencies(from: values) { Parent() }
    values.title = "after"
    #expect(parent.ownTitle() == "before")
  }

  @Test func theContextIsInheritedToo() {
    let parent = make { $0.context = .preview }
    #expect(parent.ownTitle() == "preview")
    #expect(parent.makeChild().title == "preview")
  }

  @Test func itWorksAcrossSuspensions() async {
    let parent = make { $0.title = "parent's" }
    let title = await withDependencies(from: parent) {
      await Task.yield()
      return await Task { Child().title }.value
    }
    #expect(title == "parent's")
  }

  @Test func anObjectThatReadsNoDependencyIsReported() {
    fails(
      """
      Dependencies were to be taken from an object of type 'Stranger', which reads none.

      Expected: a stored '@Dependency' in the object, which knows the values that the object was made \
      with.
      To fix: add '@Dependency(\\.…) var …' to 'Stranger'.
      """
    ) {
      #expect(withDependencies(from: Stranger()) { Child().title } == "test")
    }
  }

  private func make(_ update: (inout DependencyValues) -> Void) -> Parent {
    withDependencies(update) { Parent() }
  }
}
