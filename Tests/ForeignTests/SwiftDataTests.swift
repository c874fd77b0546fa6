import SwiftData
import SwiftUI
import Testing
import VitroUITesting

@MainActor @Suite("SwiftData")
struct SwiftDataTests {
  private let container: ModelContainer
  private var context: ModelContext { container.mainContext }

  init() throws {
    container = try ModelContainer(
      for: Trip.self, Stay.self,
      configurations: ModelConfiguration(isStoredInMemoryOnly: true))
  }

  @Test("A view shows what a query finds, and follows what is inserted, changed and deleted")
  func views() async throws {
    context.insert(Trip(name: "Paris"))
    let screen = Screen { TripsView().modelContainer(container) }
    try await screen.button("Add").tap()
    #expect(screen.outlineNames == ["Paris", "Rome"])
    try await screen.link("Paris").tap()
    try await screen.textField("Name").type("Vienna")
    try await screen.stepper("1 days").increment()
    try await screen.stepper("2 days").increment()
    try await screen.button("Stay").tap()
    #expect(screen.text("Inn 1").exists)
    try await screen.button("Back").tap()
    #expect(screen.outlineNames == ["Rome", "Vienna"])
    #expect(screen.text("1 long, 1 stays").exists)
    context.delete(try #require(try context.fetch(FetchDescriptor<Trip>()).first))
    #expect(screen.outlineNames == ["Rome"] && screen.text("0 long, 0 stays").exists)
  }

  @Test("A container of a scene is everybody's, one of a view its own")
  func containers() async throws {
    let scene = TripsApp().body
    let (ann, bob) = (scene.makeScreen(host: ScreenHost()), scene.makeScreen(host: ScreenHost()))
    try await ann.button("Add").tap()
    #expect(bob.link("Rome").exists)
    let other = Screen { TripsView().modelContainer(for: Trip.self, inMemory: true) }
    #expect(other.link("Rome").isAbsent)
    try await other.button("Add").tap()
    #expect(other.link("Rome").exists)
    let alone = Screen { TripsView() }
    try await alone.button("Add").tap()
    #expect(alone.link("Rome").exists && Screen { TripsView() }.link("Rome").isAbsent)
  }

  @Test("Both ends of a relationship follow each other, whichever is set")
  func relationships() throws {
    let (rome, paris) = (Trip(name: "Rome"), Trip(name: "Paris"))
    context.insert(rome)
    let inn = Stay(hotel: "Inn")
    rome.stays.append(inn)
    #expect(inn.trip === rome && inn.modelContext == context)
    inn.trip = paris
    #expect(rome.stays.isEmpty && paris.stays == [inn] && paris.modelContext == context)
    let guest = Guest(id: "Blob")
    guest.stay = inn
    #expect(inn.guests == [guest] && guest.id == "Blob")
    #expect(try context.fetchCount(FetchDescriptor<Guest>()) == 1)
    context.delete(paris)
    #expect(paris.isDeleted && inn.isDeleted)
    #expect(try context.fetch(FetchDescriptor<Stay>()).isEmpty)
    #expect(guest.stay == nil && !guest.isDeleted, "nothing says that guests go as well")
  }

  @Test("A fetch has a condition, an order, a limit and an offset")
  func fetches() throws {
    for (name, days) in [("Rome", 3), ("Paris", 5), ("Oslo", 1)] {
      context.insert(Trip(name: name, days: days))
    }
    func names(_ descriptor: FetchDescriptor<Trip>) throws -> [String] {
      try context.fetch(descriptor).map(\.name)
    }
    #expect(try names(FetchDescriptor()) == ["Rome", "Paris", "Oslo"])
    let search = "PÁR"
    #expect(
      try names(
        FetchDescriptor(predicate: #Predicate { $0.name.localizedStandardContains(search) }))
        == ["Paris"])
    var descriptor = FetchDescriptor<Trip>(
      predicate: #Predicate { $0.days > 1 }, sortBy: [SortDescriptor(\.days, order: .reverse)])
    #expect(try names(descriptor) == ["Paris", "Rome"])
    descriptor.fetchOffset = 1
    #expect(try names(descriptor) == ["Rome"])
    descriptor.fetchLimit = -1
    #expect(try names(descriptor).isEmpty)
    let trip = try #require(try context.fetch(FetchDescriptor<Trip>()).first)
    let found: Trip? = context.registeredModel(for: trip.persistentModelID)
    #expect(found === trip && trip.id.id == trip.persistentModelID)
    #expect(try context.fetchIdentifiers(FetchDescriptor<Trip>()).sorted().first == trip.id)
    var seen = 0
    try context.enumerate(FetchDescriptor<Trip>()) { _ in seen += 1 }
    #expect(seen == 3)
    try context.delete(model: Trip.self, where: #Predicate { $0.name == "Oslo" })
    #expect(try context.fetchCount(FetchDescriptor<Trip>()) == 2)
    container.deleteAllData()
    #expect(try names(FetchDescriptor()).isEmpty)
  }

  @Test("A unique value is there once: what is inserted takes the place of the other")
  func uniqueValues() throws {
    let first = Stay(hotel: "Inn")
    context.insert(first)
    context.insert(Stay(hotel: "Inn"))
    context.insert(Stay(hotel: "Palace"))
    #expect(try context.fetch(FetchDescriptor<Stay>()).map(\.hotel) == ["Inn", "Palace"])
    #expect(first.isDeleted)
  }

  @Test("What was not saved can be taken back")
  func rollback() throws {
    let rome = Trip(name: "Rome")
    #expect(rome.modelContext == nil && !rome.hasChanges)
    context.insert(rome)
    #expect(context.hasChanges && rome.hasChanges)
    try context.save()
    #expect(!context.hasChanges)
    context.insert(Trip(name: "Paris"))
    context.delete(rome)
    context.rollback()
    #expect(try context.fetch(FetchDescriptor<Trip>()).map(\.name) == ["Rome"])
    rome.days = 2
    #expect(context.hasChanges)
    try context.transaction { context.insert(Trip(name: "Oslo")) }
    #expect(!context.hasChanges && ModelContext(container) == context)
  }

  @Test("A query whose condition fails finds nothing, and says why")
  func failures() {
    let rome = Trip(name: "Rome")
    rome.end = .now
    context.insert(rome)
    let screen = Screen { FinishedTrips().modelContainer(container) }
    #expect(screen.text("1 found, fine").exists)
    context.insert(Trip(name: "Nowhere"))
    #expect(screen.text("0 found, failed").exists)
  }

  @Test("The settings of a container are read, and kept")
  func settings() throws {
    let schema = Schema([Trip.self])
    let configuration = ModelConfiguration(schema: schema, isStoredInMemoryOnly: false)
    let container = try ModelContainer(for: schema, configurations: [configuration])
    #expect(container.configurations == [configuration] && configuration.name == "default")
    let named = ModelConfiguration("trips", url: URL(fileURLWithPath: "/tmp/trips"))
    #expect(try ModelContainer(for: schema, configurations: named).configurations == [named])
    #expect(ModelConfiguration(for: Trip.self, isStoredInMemoryOnly: true).isStoredInMemoryOnly)
    try container.erase()
  }
}

extension Screen {
  /// The names of the links, in their order.
  fileprivate var outlineNames: [String] { link.all.map { $0.name } }
}
