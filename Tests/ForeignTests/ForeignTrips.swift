// Models and views as strangers write them with SwiftData.
import SwiftData
import SwiftUI

@Model
final class Trip {
  var name: String
  var days = 1
  var end: Date?
  @Relationship(deleteRule: .cascade, inverse: \Stay.trip) var stays: [Stay] = []
  @Transient var isOpen = false

  init(name: String, days: Int = 1) {
    self.name = name
    self.days = days
  }
}

@Model
final class Stay {
  @Attribute(.unique) var hotel: String
  var trip: Trip?
  var guests: [Guest]?

  init(hotel: String) { self.hotel = hotel }
}

@Model
class Guest: Identifiable {
  var id: String
  var stay: Stay?

  init(id: String) { self.id = id }
}

struct TripsView: View {
  @Environment(\.modelContext) private var modelContext
  @Query(sort: \Trip.name) private var trips: [Trip]
  @Query(filter: #Predicate<Trip> { $0.days > 2 }) private var longTrips: [Trip] = []
  @Query(animation: .snappy) private var stays: [Stay]

  var body: some View {
    NavigationStack {
      List {
        ForEach(trips) { trip in
          NavigationLink(trip.name, value: trip)
        }
        .onDelete { offsets in
          for index in offsets { modelContext.delete(trips[index]) }
        }
        Text("\(longTrips.count) long, \(stays.count) stays")
      }
      .navigationDestination(for: Trip.self) { TripView(trip: $0) }
      .toolbar {
        Button("Add") { modelContext.insert(Trip(name: "Rome")) }
      }
    }
  }
}

struct TripView: View {
  @Bindable var trip: Trip

  var body: some View {
    Form {
      TextField("Name", text: $trip.name)
      Stepper("\(trip.days) days", value: $trip.days)
      ForEach(trip.stays) { Text($0.hotel) }
      Button("Stay") { trip.stays.append(Stay(hotel: "Inn \(trip.stays.count + 1)")) }
    }
  }
}

struct FinishedTrips: View {
  // swift-format-ignore: NeverForceUnwrap
  @Query(FetchDescriptor<Trip>(predicate: #Predicate { $0.end! >= $0.end! })) var trips: [Trip]

  var body: some View {
    Text("\(trips.count) found, \(_trips.fetchError == nil ? "fine" : "failed")")
  }
}

struct TripsApp: App {
  var body: some Scene {
    WindowGroup { TripsView() }
      .modelContainer(for: [Trip.self, Stay.self])
  }
}
