import Foundation
import Testing
import VitroDependencies

@Suite struct CultureTests {
  @Dependency(\.calendar) var calendar
  @Dependency(\.locale) var locale
  @Dependency(\.timeZone) var timeZone

  @Test func aTestSaysWhereItIs() throws {
    let tokyo = try #require(TimeZone(secondsFromGMT: 9 * 3600))
    withDependencies {
      $0.calendar = Calendar(identifier: .gregorian)
      $0.calendar.timeZone = tokyo
      $0.locale = Locale(identifier: "ja_JP")
      $0.timeZone = tokyo
    } operation: {
      let dayAfterMidnight = Date(timeIntervalSince1970: 15 * 3600)
      #expect(calendar.component(.day, from: dayAfterMidnight) == 2)
      #expect(locale.identifier == "ja_JP")
      #expect(timeZone.secondsFromGMT() == 32_400)
    }
  }

  @Test func aRunningProgramIsWhereItsUserIs() {
    withDependencies {
      $0.context = .live
    } operation: {
      #expect(calendar == .autoupdatingCurrent)
      #expect(locale == .autoupdatingCurrent)
      #expect(timeZone == .autoupdatingCurrent)
    }
  }

  @Test(arguments: [("calendar", "Calendar"), ("locale", "Locale"), ("timeZone", "TimeZone")])
  func aTestThatDoesNotSayItFailsByName(name: String, type: String) {
    withKnownIssue {
      switch name {
      case "calendar": _ = calendar
      case "locale": _ = locale
      default: _ = timeZone
      }
    } matching: { issue in
      let text = issue.comments.map(\.rawValue).joined()
      return text.hasPrefix("Dependency '\(name)' was used in a test, but was not overridden.")
        && text.hasSuffix("Its type is '\(type)'.")
    }
  }
}
