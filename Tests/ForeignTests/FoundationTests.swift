import SwiftUI
import Testing
import os

@MainActor @Suite("Foundation and the log")
struct FoundationTests {
  @Test("Folders, constants and times are there")
  func constants() {
    let folders: [URL] = [
      .documentsDirectory, .applicationSupportDirectory, .cachesDirectory, .libraryDirectory,
      .downloadsDirectory,
    ]
    #expect(folders.allSatisfy { $0.isFileURL })
    #expect(NSEC_PER_SEC == 1_000 * NSEC_PER_MSEC && NSEC_PER_MSEC == 1_000 * NSEC_PER_USEC)
    #expect(USEC_PER_SEC == 1_000_000)
    #expect(CFAbsoluteTimeGetCurrent() > 0 && CACurrentMediaTime() > 0)
    #expect(autoreleasepool { 3 } == 3)
    #expect(String(localized: "Nowhere") == "Nowhere")
  }

  @Test("What the program has as resources lies beside it, its own before that of others")
  func resources() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["a_Other.resources", "b_Trips.resources", "Trips.build"] {
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
    }
    #expect(
      Bundle.folders(beside: folder.path, of: "Trips") == [
        "\(folder.path)/b_Trips.resources", "\(folder.path)/a_Other.resources",
      ])
    #expect(Bundle.main.url(forResource: "Nowhere", withExtension: "json") == nil)
    #expect(Bundle.main.path(forResource: "Nowhere", ofType: "json") == nil)
  }

  @Test("The standard defaults read a value as whatever is asked for, and take each kind")
  func kinds() throws {
    let screen = Screen { Text("Empty") }
    let address = try #require(URL(string: "https://example.com/a"))
    screen.executor.run {
      let standard = UserDefaults.standard
      standard.register(defaults: ["volume": 5])
      standard.set(Float(1.5), forKey: "float")
      standard.set("2.5", forKey: "text")
      standard.set(address, forKey: "address")
      standard.set("yes", forKey: "flag")
      standard.set(3, forKey: "count")
      standard.set(["a"], forKey: "list")
      standard.set(NSNumber(value: 4.5), forKey: "number")
      #expect(standard.float(forKey: "float") == 1.5 && standard.double(forKey: "text") == 2.5)
      #expect(standard.url(forKey: "address") == address && standard.bool(forKey: "flag"))
      #expect(standard.integer(forKey: "float") == 1 && standard.bool(forKey: "count"))
      #expect(standard.array(forKey: "list")?.count == 1 && standard.data(forKey: "list") == nil)
      #expect(standard.double(forKey: "number") == 4.5 && standard.double(forKey: "list") == 0)
      #expect(standard.integer(forKey: "volume") == 5 && !standard.bool(forKey: "nothing"))
      standard.set(FoundationTests.self, forKey: "count")
      #expect(standard.object(forKey: "count") == nil, "a type is in no property list")
    }
  }

  @Test("Notifications come one after the other, until nobody listens any more")
  func notifications() async {
    let (center, name) = (NotificationCenter(), Notification.Name("bell"))
    var heard = center.notifications(named: name).makeAsyncIterator()
    center.post(name: Notification.Name("door"), object: nil)
    center.post(name: name, object: "first")
    center.post(name: name, object: "second")
    let first = await heard.next()
    let second = await heard.next()
    #expect(first?.object as? String == "first" && second?.object as? String == "second")
  }

  @Test("Moments and lists are sentences")
  func sentences() {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.dateTimeStyle = .named
    let now = Date.now
    #expect(
      formatter.localizedString(for: now.addingTimeInterval(-86_400), relativeTo: now)
        == "yesterday")
    formatter.unitsStyle = .short
    #expect(formatter.localizedString(fromTimeInterval: 7_200) == "in 2 hr.")
    for style in [RelativeDateTimeFormatter.UnitsStyle.abbreviated, .spellOut] {
      formatter.unitsStyle = style
      #expect(!formatter.localizedString(fromTimeInterval: 7_200).isEmpty)
    }
    let list = ListFormatter()
    list.locale = Locale(identifier: "en_US")
    #expect(list.string(from: ["Tea", "Milk"]) == "Tea and Milk")
    #expect(ListFormatter.localizedString(byJoining: ["Tea"]) == "Tea")
  }

  @Test("A duration may be between two moments, of components, shortened and introduced")
  func durations() {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = .full
    formatter.maximumUnitCount = 1
    formatter.includesApproximationPhrase = true
    formatter.includesTimeRemainingPhrase = true
    #expect(formatter.string(from: DateComponents(hour: 2, minute: 5)) == "About 2 hours remaining")
    #expect(formatter.string(from: .distantPast, to: .distantPast) == "About 0 seconds remaining")
    formatter.allowedUnits = []
    #expect(formatter.string(from: 5) == nil)
  }

  @Test("A message of the log is a line; what is private is not written")
  func log() {
    let logger = Logger(subsystem: "tests", category: "log")
    logger.trace("a")
    logger.debug("b")
    logger.info("c")
    logger.notice("d")
    logger.log("e \("secret", privacy: .private)")
    logger.log(level: .fault, "f \(3)")
    logger.warning("g")
    logger.error("h \("open", privacy: .public)")
    logger.fault("i")
    logger.critical("j")
    Logger().log(level: .default, "k")
    #expect(Set([OSLogType.default, .info, .debug, .error, .fault]).count == 5)
  }
}
