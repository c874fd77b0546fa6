import Testing
import VitroTesting

/// A table of arguments has rows with names, which may share constants.
@Suite struct TableTests {
  @Test(
    arguments: table {
      let noon = 12 * 60
      Row("noon", (minutes: noon, text: "12:00"))
      Row("a minute later", (minutes: noon + 1, text: "12:01"))
    }
  )
  func aFieldIsReadFromTheRow(_ row: Row<(minutes: Int, text: String)>) {
    #expect("\(row.minutes / 60):0\(row.minutes % 60)" == row.text)
  }

  @Test(
    arguments: table {
      Row("midnight", Noted(minutes: 0, text: "0:0"))
      for hour in 1...3 {
        Row("\(hour) o'clock", Noted(minutes: hour * 60, text: "\(hour):0"))
      }
    }
  )
  func aRowHoldsAnyValue(_ row: Row<Noted>) {
    #expect("\(row.minutes / 60):\(row.value.minutes % 60)" == row.text)
  }

  @Test(arguments: Self.primes)
  func aTableMayStandElsewhere(_ row: Row<Int>) {
    #expect((2..<row.value).allSatisfy { !row.value.isMultiple(of: $0) })
  }

  private static let primes = table {
    Row("the even one", 2)
    Row("the first odd one", 3)
  }

  @Test func aTableTakesInOthersAndRowsUnderAConditionInOrder() {
    let rows = table {
      TableTests.primes
      if rowCount > 2 { Row("the third", 5) }
      if rowCount > 3 { Row("the fourth", 7) }
    }
    #expect(rows.map(\.value) == [2, 3, 5])
  }

  @Test func theOutputNamesARow() {
    #expect(String(describingForTest: Row("noon", 720)) == "noon")
  }
}

private let rowCount = 3

struct Noted {
  var minutes: Int
  var text: String
}
