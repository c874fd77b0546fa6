import Logging
import VitroUI

/// The storage of `@AppStorage` for a person: a cookie of their browser for each value.
@MainActor
final class BrowserStorage {
  /// What browsers take as one cookie, and what all of them may be together, in bytes.
  private static let (mostOfOne, mostOfAll) = (3_500, 8_000)
  /// A year, in seconds.
  private static let lifetime = 31_536_000

  /// Called when there is something to be told to the browser.
  var onChange: (() -> Void)?
  /// Called with what the screen has written, for other pages of the browser.
  var onWrite: ((_ key: String, _ value: AppStorageValue?) -> Void)?
  /// Called when a value cannot be kept.
  var onProblem: ((Problem.Kind) -> Void)?
  /// The cookies that the browser does not have yet, by their names.
  private var untold: [String: String] = [:]
  private var values: [String: AppStorageValue] = [:]
  /// What other pages of the browser have written since this one was made.
  private var news: [String: AppStorageValue?] = [:]
  private var told: (@MainActor (_ key: String, _ value: AppStorageValue?) -> Void)?
  /// The keys whose values could not be kept.
  private var unkept: Set<String> = []
  private let cookie: (String) -> String?
  private let prefix: String
  private let logger: Logger

  /// Makes the storage of a browser that has sent its cookies.
  ///
  /// - Parameters:
  ///   - application: Whose values they are: others may be at the same address.
  ///   - logger: Where it tells what is not kept.
  ///   - cookie: The value of a cookie by its name.
  init(application: String, logger: Logger, cookie: @escaping (String) -> String?) {
    prefix = "vitro.\(application.percentEncoded)."
    self.logger = logger
    self.cookie = cookie
  }

  /// The store that a screen reads and writes.
  var store: AppStorageStore {
    var store = AppStorageStore(
      read: { [weak self] in self?.read($0) }, write: { [weak self] in self?.write($0, $1) })
    store.subscribe = { [weak self] in self?.told = $0 }
    return store
  }

  /// Another page of the browser has written a value; the browser has it.
  func hear(_ key: String, _ value: AppStorageValue?) {
    news[key] = .some(value)
    values[key] = value
    told?(key, value)
  }

  /// Takes the cookies that the browser does not have yet, as its script sets them.
  func takeCookies() -> [String] {
    defer { untold = [:] }
    return untold.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
  }

  private func name(_ key: String) -> String { prefix + key.percentEncoded }

  private func read(_ key: String) -> AppStorageValue? {
    let value = news[key] ?? cookie(name(key)).flatMap { AppStorageValue(cookie: $0) }
    values[key] = value
    return value
  }

  /// What cannot be kept leaves the value that is kept as it is.
  private func write(_ key: String, _ value: AppStorageValue?) {
    guard let value else { return tell(key, nil, ";max-age=0") }
    guard let text = value.cookie, hasRoom(for: text, key) else {
      return complain(key)
    }
    unkept.remove(key)
    tell(key, value, "\(text);max-age=\(BrowserStorage.lifetime)")
  }

  private func complain(_ key: String) {
    guard unkept.insert(key).inserted else { return }
    logger.notice("'\(name(key))' is not kept: the browser has the value from before")
    onProblem?(.notKept(key))
  }

  private func tell(_ key: String, _ value: AppStorageValue?, _ cookie: String) {
    values[key] = value
    untold[name(key)] = cookie
    onChange?()
    onWrite?(key, value)
  }

  private func hasRoom(for text: String, _ key: String) -> Bool {
    let size = name(key).utf8.count + text.utf8.count
    let others = values.filter { $0.key != key }.reduce(0) {
      $0 + name($1.key).utf8.count + ($1.value.cookie ?? "").utf8.count
    }
    return size <= BrowserStorage.mostOfOne && others + size <= BrowserStorage.mostOfAll
  }
}
