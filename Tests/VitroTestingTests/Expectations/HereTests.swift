import Testing
import VitroTesting

/// A helper takes the place of its caller as one parameter.
@MainActor @Suite struct HereTests {
  @Test func aHelperFailsAtTheLineOfItsCaller() async {
    await fails("9 is not prime.", line: #line + 1) {
      expectPrime(9)
    }
  }

  @Test func aHelperOfAHelperHandsThePlaceOn() async {
    await fails("4 is not prime.", line: #line + 1) {
      expectPrimes([2, 3, 4, 5])
    }
  }

  @Test func whatHoldsIsNotPutIntoWords() {
    var isAsked = false
    func comment() -> String {
      isAsked = true
      return ""
    }
    expect(true, comment())
    #expect(!isAsked)
  }

  @Test func aFailureNeedsNoCondition() async {
    await fails("The file is not there.", line: #line + 1) {
      fail("The file is not there.")
    }
  }

  @Test func swiftTestingTakesThePlaceToo() {
    let location = #_sourceLocation
    let place: SourcePlace = #here
    #expect(place.sourceLocation.fileID == location.fileID)
    #expect(place.sourceLocation.filePath == location.filePath)
    #expect(place.sourceLocation.line == location.line + 1)
    #expect(place.sourceLocation.column == location.column + 10)
  }
}

private func expectPrimes(_ numbers: [Int], at place: SourcePlace = #here) {
  for number in numbers { expectPrime(number, at: place) }
}

private func expectPrime(_ number: Int, at place: SourcePlace = #here) {
  let isPrime = number > 1 && (2..<number).allSatisfy { !number.isMultiple(of: $0) }
  expect(isPrime, "\(number) is not prime.", at: place)
}
