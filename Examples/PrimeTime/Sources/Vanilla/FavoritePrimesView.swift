import PrimeTimeDomain
import SwiftUI

/// The favorite primes, and what has happened to them.
public struct FavoritePrimesView: View {
  @Bindable var state: AppState
  @State var chosen: Set<Int> = []
  @State var problem: Problem?

  /// A failure to read or write the file.
  struct Problem: Equatable {
    var title: String
    var reason: String
  }

  /// Shows the favorites of a state.
  public init(state: AppState) {
    self.state = state
  }

  /// The favorites and their feed.
  public var body: some View {
    List(selection: $chosen) {
      Section("Favorites") {
        FavoriteRows(favoritePrimes: $state.favoritePrimes)
      }
      Section("Activity") {
        ForEach(state.activityFeed.newestFirst) { ActivityRow(activity: $0.activity) }
      }
    }
    .navigationTitle("Favorite primes")
    .toolbar {
      Button("Delete selected", role: .destructive) { deleteChosen() }
        .disabled(chosen.isEmpty)
      Button("Save") { attempt("The favorites were not saved") { try state.saveFavorites() } }
      Button("Load") { attempt("The favorites were not loaded") { try state.loadFavorites() } }
    }
    .onChange(of: state.favoritePrimes) { chosen.formIntersection(state.favoritePrimes) }
    .alert(problem?.title ?? "", isPresented: hasProblem, presenting: problem) { _ in
      Button("Ok") {}
    } message: {
      Text($0.reason)
    }
  }

  private var hasProblem: Binding<Bool> {
    Binding(get: { problem != nil }, set: { if !$0 { problem = nil } })
  }

  private func deleteChosen() {
    state.favoritePrimes.removeAll { chosen.contains($0) }
  }

  private func attempt(_ failure: String, _ work: () throws -> Void) {
    do {
      try work()
    } catch {
      problem = Problem(title: failure, reason: "\(error)")
    }
  }
}

/// A row for each favorite prime; people can delete them.
struct FavoriteRows: View {
  @Binding var favoritePrimes: [Int]

  var body: some View {
    if favoritePrimes.isEmpty {
      Text("None yet. Count to a prime and save it.")
    } else {
      ForEach(favoritePrimes, id: \.self) { Text("\($0)") }
        .onDelete { favoritePrimes.removeElements(at: $0) }
    }
  }
}

/// A row of the feed: an event, and its date.
struct ActivityRow: View {
  let activity: Activity

  var body: some View {
    VStack(alignment: .leading) {
      Text(activity.summary)
      Text(activity.moment()).font(.caption)
    }
  }
}
