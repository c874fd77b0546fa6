import Foundation
import PrimeTimeDomain
import Testing

@Suite("The activity feed") struct ActivityTests {
  private let date = Date(timeIntervalSince1970: 1_234_567_890)

  @Test("An activity says what happened and when") func summary() throws {
    #expect(Activity(.added(7), at: date).summary == "Added 7")
    #expect(Activity(.removed(7), at: date).summary == "Removed 7")
    #expect(Activity(.added(7), at: date).moment() == "2009-02-13 23:31")
    let eastward = try #require(TimeZone(secondsFromGMT: 3_600))
    #expect(Activity(.added(7), at: date).moment(in: eastward) == "2009-02-14 00:31")
  }

  @Test("Each favorite that came or went is one activity, with the time of the change")
  func changes() {
    let activities = Activity.activities(from: [2, 3, 5], to: [5, 7], at: date)
    #expect(activities.map(\.kind) == [.removed(2), .removed(3), .added(7)])
    #expect(activities.allSatisfy { $0.date == date })
  }

  @Test("Another order of the same favorites is no activity") func anotherOrder() {
    #expect(Activity.activities(from: [2, 3], to: [3, 2], at: date).isEmpty)
  }

  @Test("What happened last is shown first") func newestFirst() {
    let feed = [Activity(.added(2), at: date), Activity(.added(3), at: date + 1)]
    #expect(feed.newestFirst.map(\.activity.summary) == ["Added 3", "Added 2"])
  }

  @Test("Saving, removing and saving again are three activities") func again() {
    let lists = [[], [2], [], [2]]
    let feed = zip(lists, lists.dropFirst()).flatMap {
      Activity.activities(from: $0, to: $1, at: date)
    }
    #expect(feed.map(\.kind) == [.added(2), .removed(2), .added(2)])
  }

  @Test("A row of the feed stays the same row when newer ones come") func identity() {
    let feed = [Activity(.added(2), at: date), Activity(.removed(2), at: date)]
    #expect(Set(feed.newestFirst.map(\.id)).count == 2)
    #expect(feed.newestFirst.last == Array(feed.prefix(1)).newestFirst.last)
  }
}
