import Foundation
import VitroUI

enum Level: String { case low, high }
enum Rank: Int { case first = 1, second }

extension Data { var text: String { String(decoding: self, as: UTF8.self) } }

struct InDefaults: View {
  @AppStorage("name") var name = "Guest"
  @AppStorage var same: String
  @AppStorage("count") var count = 0
  @AppStorage("size") var size = 0.5
  @AppStorage("data") var data: Data?

  init(defaults: UserDefaults) {
    _same = AppStorage(wrappedValue: "Guest", "name", store: defaults)
  }

  var body: some View {
    Text("\(name) \(same) \(count) \(data?.text ?? "-")")
    Button("Set") {
      same = "Bob"
      count = 3
      size = 1.5
      data = Data("x".utf8)
    }
    Button("Forget") { data = nil }
  }
}

struct Kinds: View {
  @AppStorage("flag") var flag = false
  @AppStorage("int") var int = 0
  @AppStorage("double") var double = 0.0
  @AppStorage("string") var string = "-"
  @AppStorage("url") var url = URL(filePath: "/a")
  @AppStorage("data") var data = Data("-".utf8)
  @AppStorage("date") var date = Date(timeIntervalSinceReferenceDate: 0)
  @AppStorage("level") var level = Level.low
  @AppStorage("rank") var rank = Rank.first

  var body: some View {
    Text(
      verbatim: "\(flag) \(int) \(double) \(string) \(url.path) \(data.text) "
        + "\(date.timeIntervalSinceReferenceDate) \(level) \(rank.rawValue)")
    Button("Set") {
      (flag, int, double, string) = (true, 1, 1.5, "b")
      (url, data, date) = (
        URL(filePath: "/b"), Data("b".utf8), Date(timeIntervalSinceReferenceDate: 9)
      )
      (level, rank) = (.high, .second)
    }
  }
}

struct MissingKinds: View {
  @AppStorage("flag") var flag: Bool?
  @AppStorage("int") var int: Int?
  @AppStorage("double") var double: Double?
  @AppStorage("string") var string: String?
  @AppStorage("url") var url: URL?
  @AppStorage("data") var data: Data?
  @AppStorage("date") var date: Date?
  @AppStorage("level") var level: Level?
  @AppStorage("rank") var rank: Rank?

  var body: some View {
    if let flag, let int, let double, let string, let url, let data, let date, let level, let rank {
      Text(
        verbatim: "\(flag) \(int) \(double) \(string) \(url.path) \(data.text) "
          + "\(date.timeIntervalSinceReferenceDate) \(level) \(rank.rawValue)")
    } else {
      Text("none")
    }
    Button("Set") {
      (flag, int, double, string) = (true, 1, 1.5, "b")
      (url, data, date) = (
        URL(filePath: "/b"), Data("b".utf8), Date(timeIntervalSinceReferenceDate: 9)
      )
      (level, rank) = (.high, .second)
    }
    Button("Forget") {
      (flag, int, double, string) = (nil, nil, nil, nil)
      (url, data, date, level, rank) = (nil, nil, nil, nil, nil)
    }
  }
}

struct SceneKinds: View {
  @SceneStorage("flag") var flag = false
  @SceneStorage("int") var int = 0
  @SceneStorage("double") var double = 0.0
  @SceneStorage("url") var url = URL(filePath: "/a")
  @SceneStorage("data") var data = Data("-".utf8)
  @SceneStorage("level") var level = Level.low
  @SceneStorage("rank") var rank = Rank.first

  var body: some View {
    Text(
      verbatim: "\(flag) \(int) \(double) \(url.path) \(data.text) \(level) \(rank.rawValue)")
    Button("Set") {
      (flag, int, double) = (true, 1, 1.5)
      (url, data, level, rank) = (URL(filePath: "/b"), Data("b".utf8), .high, .second)
    }
  }
}

struct MissingSceneKinds: View {
  @SceneStorage("flag") var flag: Bool?
  @SceneStorage("int") var int: Int?
  @SceneStorage("double") var double: Double?
  @SceneStorage("string") var string: String?
  @SceneStorage("url") var url: URL?
  @SceneStorage("data") var data: Data?
  @SceneStorage("level") var level: Level?
  @SceneStorage("rank") var rank: Rank?

  var body: some View {
    if let flag, let int, let double, let string, let url, let data, let level, let rank {
      Text(
        verbatim: "\(flag) \(int) \(double) \(string) \(url.path) \(data.text) \(level) "
          + "\(rank.rawValue)")
    } else {
      Text("none")
    }
    Button("Set") {
      (flag, int, double, string) = (true, 1, 1.5, "b")
      (url, data, level, rank) = (URL(filePath: "/b"), Data("b".utf8), .high, .second)
    }
    Button("Forget") {
      (flag, int, double, string) = (nil, nil, nil, nil)
      (url, data, level, rank) = (nil, nil, nil, nil)
    }
  }
}
