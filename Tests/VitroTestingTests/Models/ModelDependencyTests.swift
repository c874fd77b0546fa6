import Testing
import VitroTesting

/// A child has what its parent was given, whenever it is made.
@MainActor @Suite struct ModelDependencyTests {
  let test = TestModel(ParentModel()) { $0.primes.nth = { _ in 7 } }

  @Test func aChildInheritsWhenItIsMadeInAMethod() async {
    await test.perform({ $0.addButtonTapped() }, changes: { $0.child = .init(nthPrime: nil) })
    await askChild()
  }

  @Test func aChildInheritsWhenItIsMadeInATask() async {
    await test.perform({ $0.addLaterButtonTapped() }, changes: { $0.child = .init(nthPrime: nil) })
    await askChild()
  }

  @Test func aChildInheritsWhenItIsMadeInAClosureThatIsCalledLater() async {
    var call: (@MainActor () -> Void)?
    await test.perform { $0.addWhenCalled { call = $0 } }
    call?()
    await test.receive { $0.child = .init(nthPrime: nil) }
    await askChild()
  }

  @Test func aChangeOfTheDependenciesCountsFromTheNextStepOn() async {
    await test.perform({ $0.addButtonTapped() }, changes: { $0.child = .init(nthPrime: nil) })
    test.dependencies.primes.nth = { _ in 11 }
    await test.perform {
      await $0.child?.nthPrimeButtonTapped()
    } changes: {
      $0.child?.nthPrime = 11
    }
  }

  private func askChild() async {
    await test.perform {
      await $0.child?.nthPrimeButtonTapped()
    } changes: {
      $0.child?.nthPrime = 7
    }
  }
}
