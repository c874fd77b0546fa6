// Plain objects whose state is a value: the code of the page about models.
import Foundation
import Testing
import VitroTesting

@ObservableModel @MainActor final class AppState {
  var count = 0
  var favoritePrimes: [Int] = []

  func saveFavoritePrimeButtonTapped() { favoritePrimes.append(count) }
}

extension AppState.Snapshot: Codable {}

@ObservableModel @MainActor final class ListModel {
  var destination: Destination?

  @ObservableModel enum Destination { case detail(DetailModel), alert(String) }
}

@ObservableModel @MainActor final class DetailModel {
  var name = ""
}

@MainActor @Suite struct PlainModelTests {
  @Test func aModelGoesBackToWhereItWas() {
    let model = AppState(count: 2)
    let before = model.snapshot
    model.saveFavoritePrimeButtonTapped()
    #expect(model.snapshot == AppState.Snapshot(count: 2, favoritePrimes: [2]))
    model.restore(before)
    #expect(model.favoritePrimes == [])
  }

  @Test func theModelOfACaseIsReachedByItsPath() {
    let model = ListModel(destination: .detail(DetailModel()))
    model.destination?[case: \.detail]?.name = "Blob"
    var snapshot = model.snapshot
    snapshot.destination.modify(\.detail) { $0.name = "Blob Jr." }
    model.restore(snapshot)
    #expect(model.destination?[case: \.detail]?.name == "Blob Jr.")
  }

  @Test func aStateComesBackFromAReport() throws {
    let model = AppState(count: 2)
    let report = try JSONEncoder().encode(model.snapshot)
    model.saveFavoritePrimeButtonTapped()
    try model.restore(json: report)
    #expect(model.favoritePrimes == [])
  }

  @Test func aReportOfAnotherVersionSaysWhatIsMissing() {
    let model = AppState(count: 2)
    let error = #expect(throws: SnapshotError.self) {
      try model.restore(json: Data(#"{"count": 2, "favorites": []}"#.utf8))
    }
    #expect(error?.description.contains("'favoritePrimes' is missing") == true)
  }
}
