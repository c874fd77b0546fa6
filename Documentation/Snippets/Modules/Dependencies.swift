// A dependency: declared, prepared at launch, used, overridden in a test, and handed down.
import Testing
import VitroDependencyMacros

@DependencyClient
struct Weather: Sendable {
  var temperature: @Sendable (_ city: String) async throws -> Int
  var cities: @Sendable () -> [String]
}

extension Weather {
  static let live = Weather(
    temperature: { city in city.count },  // a real one asks a server
    cities: { ["Utrecht", "Nairobi"] }
  )
}

extension DependencyValues {
  @DependencyEntry var weather: Weather = .live
}

func launch() {
  prepareDependencies {
    $0.weather.cities = { ["Reykjavík"] }
  }
}

struct Forecast {
  @Dependency(\.weather) var weather

  func text(for city: String) async throws -> String {
    "\(city): \(try await weather.temperature(city))°"
  }
}

@Test func overriding() async throws {
  let text = try await withDependencies {
    $0.weather.temperature = { _ in 30 }
  } operation: {
    try await Forecast().text(for: "Utrecht")
  }
  #expect(text == "Utrecht: 30°")
}

final class CitiesModel {
  @Dependency(\.weather) private var weather
  private(set) var detail: CityModel?

  func cityTapped(_ index: Int) {
    let name = weather.cities()[index]
    detail = withDependencies(from: self) { CityModel(name: name) }
  }
}

final class CityModel {
  @Dependency(\.date) private var date
  let name: String
  init(name: String) { self.name = name }
}

@Test func handingDown() {
  let model = withDependencies {
    $0.weather.cities = { ["Utrecht"] }
  } operation: {
    CitiesModel()
  }
  model.cityTapped(0)
  #expect(model.detail?.name == "Utrecht")
}
