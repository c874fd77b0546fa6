// A program that asks a server, in the five ways in which strangers do.
import Combine
import SwiftUI

struct Quote: Codable, Equatable {
  var text: String
}

enum Way: CaseIterable {
  case async, bytes, upload, task, publisher
}

class QuotesModel: ObservableObject {
  @Published var quotes: [Quote] = []
  @Published var problem: String?
  private var subscriptions: Set<AnyCancellable> = []
  private(set) var task: URLSessionDataTask?

  // swift-format-ignore: NeverForceUnwrap
  static let address = URL(string: "https://example.com/quotes?first=1")!

  @MainActor func load(_ way: Way) async {
    switch way {
    case .async: await download()
    case .bytes: await downloadBytes()
    case .upload: await upload()
    case .task: startTask()
    case .publisher: subscribe()
    }
  }

  @MainActor private func download() async {
    do {
      let (data, response) = try await URLSession.shared.data(from: Self.address)
      guard let response = response as? HTTPURLResponse, response.statusCode == 200 else {
        return problem = "The server says no"
      }
      quotes = try JSONDecoder().decode([Quote].self, from: data)
    } catch {
      problem = error.localizedDescription
    }
  }

  @MainActor private func downloadBytes() async {
    do {
      var data = Data()
      for try await byte in try await URLSession.shared.bytes(from: Self.address).0 {
        data.append(byte)
      }
      quotes = try JSONDecoder().decode([Quote].self, from: data)
    } catch {
      problem = error.localizedDescription
    }
  }

  @MainActor private func upload() async {
    var request = URLRequest(url: Self.address)
    request.httpMethod = "POST"
    do {
      let body = try JSONEncoder().encode(Quote(text: "Be kind"))
      let (data, _) = try await URLSession.shared.upload(for: request, from: body)
      quotes = try JSONDecoder().decode([Quote].self, from: data)
    } catch {
      problem = error.localizedDescription
    }
  }

  func startTask() {
    task = URLSession.shared.dataTask(with: Self.address) { data, _, error in
      DispatchQueue.main.async {
        if let error { self.problem = error.localizedDescription }
        guard let data else { return }
        self.quotes = (try? JSONDecoder().decode([Quote].self, from: data)) ?? []
      }
    }
    task?.resume()
  }

  private func subscribe() {
    URLSession.shared.dataTaskPublisher(for: Self.address)
      .map(\.data)
      .decode(type: [Quote].self, decoder: JSONDecoder())
      .receive(on: DispatchQueue.main)
      .sink { [weak self] completion in
        if case .failure(let error) = completion { self?.problem = error.localizedDescription }
      } receiveValue: { [weak self] in
        self?.quotes = $0
      }
      .store(in: &subscriptions)
  }
}

struct QuotesView: View {
  let way: Way
  @StateObject var model = QuotesModel()

  var body: some View {
    List(model.quotes, id: \.text) { Text($0.text) }
      .task { await model.load(way) }
    if let problem = model.problem { Text("Sorry: \(problem)") }
    Button("Give up") { model.task?.cancel() }
  }
}
