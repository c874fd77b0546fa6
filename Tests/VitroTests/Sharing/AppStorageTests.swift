import Foundation
import Testing
import Vitro

@Suite struct AppStorageTests {
  @Test func aSettingIsSharedByItsName() {
    @Shared(.appStorage("isOn")) var mine = false
    @Shared(.appStorage("isOn")) var yours = false
    $mine.withLock { $0 = true }
    #expect(yours)
  }

  @Test func settingsMayBeThereAlready() throws {
    let storage = KeyValueStorage.inMemory(["isOn": true, "name": "Blob"])
    withDependencies {
      $0.defaultAppStorage = storage
    } operation: {
      @Shared(.appStorage("isOn")) var isOn = false
      @Shared(.appStorage("name")) var name = ""
      #expect(isOn && name == "Blob")
      $name.withLock { $0 = "Blob Jr." }
    }
    #expect(try storage.value(forKey: "name") == "Blob Jr.")
  }

  @Test func whateverCanBeCodedIsASetting() throws {
    @Dependency(\.defaultAppStorage) var storage
    @Shared(.appStorage("url")) var url: URL?
    @Shared(.appStorage("user")) var user = User(name: "Blob", age: 3)
    @Shared(.appStorage("date")) var date = Date(timeIntervalSince1970: 0)
    $url.withLock { $0 = URL(filePath: "/a") }
    $user.age.withLock { $0 = 4 }
    $date.withLock { $0 = Date(timeIntervalSince1970: 5) }
    #expect(try storage.value(forKey: "url") == URL(filePath: "/a"))
    #expect(try storage.value(forKey: "user") == User(name: "Blob", age: 4))
    #expect(try storage.value(forKey: "date") == Date(timeIntervalSince1970: 5))
    #expect(try storage.value(forKey: "none", as: Int.self) == nil)
  }

  @Test func aSettingOfAnotherTypeIsReported() async throws {
    try await withDependencies {
      $0.defaultAppStorage = .inMemory(["age": "three"])
    } operation: {
      try await fails("The setting \"age\" is not of the type 'Int': ") {
        @Shared(.appStorage("age")) var age = 3
        #expect(age == 3 && $age.loadError is KeyValueError)
      }
    }
  }

  @Test func settingsSurviveInAFile() async throws {
    let files = FileStorage.inMemory()
    let url = URL(filePath: "/data/settings.json")
    for number in 1...3 {
      try await withDependencies {
        $0.defaultAppStorage = .file(url, in: files)
      } operation: {
        @Shared(.appStorage("launches")) var launches = 0
        $launches.withLock { $0 += 1 }
        try await $launches.save()
        #expect(launches == number)
      }
    }
  }

  @Test func aDamagedFileOfSettingsIsKeptAndReported() async throws {
    let url = URL(filePath: "/data/settings.json")
    let files = FileStorage.inMemory([url: Data("{".utf8)])
    try await withDependencies {
      $0.defaultAppStorage = .file(url, in: files)
    } operation: {
      try await fails("The file \"/data/settings.json\" is damaged") {
        @Shared(.appStorage("launches")) var launches = 0
        $launches.withLock { $0 = 1 }
      }
    }
    #expect(try files.load(URL(filePath: "/data/settings.json.damaged")) == Data("{".utf8))
  }
}
