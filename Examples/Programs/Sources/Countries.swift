import SwiftUI

struct Country: Identifiable, Hashable {
  let name: String
  let capital: String
  let continent: String
  let flag: String
  let population: Int
  var neighbors: [String] = []

  var id: String { name }
}

extension Country {
  static let samples = [
    Country(
      name: "Austria", capital: "Vienna", continent: "Europe", flag: "🇦🇹",
      population: 9_159_000, neighbors: ["Italy"]),
    Country(
      name: "Iceland", capital: "Reykjavik", continent: "Europe", flag: "🇮🇸",
      population: 383_000),
    Country(
      name: "Italy", capital: "Rome", continent: "Europe", flag: "🇮🇹",
      population: 58_940_000, neighbors: ["Austria"]),
    Country(
      name: "Japan", capital: "Tokyo", continent: "Asia", flag: "🇯🇵",
      population: 123_900_000),
    Country(
      name: "Nepal", capital: "Kathmandu", continent: "Asia", flag: "🇳🇵",
      population: 29_650_000),
  ]
}

struct CountriesView: View {
  @State private var countries = Country.samples
  @State private var favorites: Set<Country.ID> = []
  @State private var searchText = ""
  @State private var path: [Country] = []

  private var filteredCountries: [Country] {
    guard !searchText.isEmpty else { return countries }
    return countries.filter {
      $0.name.localizedCaseInsensitiveContains(searchText)
        || $0.capital.localizedCaseInsensitiveContains(searchText)
    }
  }

  private var continents: [(name: String, countries: [Country])] {
    Dictionary(grouping: filteredCountries, by: \.continent)
      .sorted { $0.key < $1.key }
      .map { (name: $0.key, countries: $0.value) }
  }

  var body: some View {
    NavigationStack(path: $path) {
      List {
        ForEach(continents, id: \.name) { continent in
          Section(continent.name) {
            ForEach(continent.countries) { country in
              NavigationLink(value: country) {
                CountryRow(country: country, isFavorite: favorites.contains(country.id))
              }
              .swipeActions(edge: .trailing) {
                Button("Remove", systemImage: "trash", role: .destructive) {
                  remove(country)
                }
              }
              .swipeActions(edge: .leading, allowsFullSwipe: false) {
                favoriteButton(for: country)
                  .tint(.yellow)
              }
              .contextMenu {
                favoriteButton(for: country)
                Divider()
                Button(role: .destructive) {
                  remove(country)
                } label: {
                  Label("Remove", systemImage: "trash")
                }
              }
            }
          }
        }
      }
      .listStyle(.insetGrouped)
      .overlay {
        if filteredCountries.isEmpty {
          ContentUnavailableView.search(text: searchText)
        }
      }
      .navigationTitle("Countries")
      .navigationDestination(for: Country.self) { country in
        CountryDetail(
          country: country,
          neighbors: countries.filter { country.neighbors.contains($0.name) },
          showAll: { path.removeAll() })
      }
      .searchable(text: $searchText, prompt: "Country or capital")
    }
  }

  private func favoriteButton(for country: Country) -> some View {
    let isFavorite = favorites.contains(country.id)
    return Button {
      if isFavorite {
        favorites.remove(country.id)
      } else {
        favorites.insert(country.id)
      }
    } label: {
      Label(isFavorite ? "Unfavorite" : "Favorite", systemImage: isFavorite ? "star.slash" : "star")
    }
  }

  private func remove(_ country: Country) {
    withAnimation {
      countries.removeAll { $0.id == country.id }
    }
  }
}

private struct CountryRow: View {
  let country: Country
  let isFavorite: Bool

  var body: some View {
    HStack {
      Text(country.flag)
        .font(.largeTitle)
      VStack(alignment: .leading) {
        Text(country.name)
          .font(.headline)
        Text(country.capital)
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
      if isFavorite {
        Spacer()
        Image(systemName: "star.fill")
          .foregroundStyle(.yellow)
          .accessibilityLabel("Favorite")
      }
    }
  }
}

private struct CountryDetail: View {
  let country: Country
  let neighbors: [Country]
  let showAll: () -> Void

  var body: some View {
    List {
      Section {
        LabeledContent("Capital", value: country.capital)
        LabeledContent("Population", value: country.population, format: .number)
        LabeledContent("Continent", value: country.continent)
      }
      Section("Neighbors") {
        if neighbors.isEmpty {
          Text("None")
            .foregroundStyle(.secondary)
        }
        ForEach(neighbors) { neighbor in
          NavigationLink(neighbor.name, value: neighbor)
        }
      }
    }
    .navigationTitle(country.name)
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      Button("All Countries", systemImage: "globe", action: showAll)
    }
  }
}

#Preview {
  CountriesView()
}
