import Foundation
import VitroUI

/// Foundation's defaults, of which the standard ones are the visitor's: what one browser stores no other one sees.
///
/// Where no screen is shown, as in a test of a model, the standard ones are those of the process. They keep the values
/// that a property list may hold, as `@AppStorage` does.
open class UserDefaults: Foundation.UserDefaults {
  // It keeps nothing itself but the registered defaults, which Foundation guards.
  private nonisolated(unsafe) static let visitor = VisitorUserDefaults()

  /// The defaults of the visitor whose screen is being shown.
  override open class var standard: UserDefaults { visitor }
}

/// The standard defaults.
private final class VisitorUserDefaults: UserDefaults, VisitorDefaults {
  override func object(forKey key: String) -> Any? {
    onMain { window in
      guard let window else { return Found(Foundation.UserDefaults.standard.object(forKey: key)) }
      return Found(window.storedValue(key)?.object)
    }.value ?? super.object(forKey: key)
  }

  override func set(_ value: Any?, forKey key: String) { keep(value, key) }

  private func keep(_ value: Any?, _ key: String) {
    let found = Found(value)
    onMain { window in
      guard let window else {
        return Foundation.UserDefaults.standard.set(found.value, forKey: key)
      }
      window.store(AppStorageValue(object: found.value), key)
    }
  }

  override func removeObject(forKey key: String) { keep(nil, key) }

  // Foundation's own ones do not all come to the two above.
  override func set(_ value: Int, forKey key: String) { keep(value, key) }
  override func set(_ value: Float, forKey key: String) { keep(Double(value), key) }
  override func set(_ value: Double, forKey key: String) { keep(value, key) }
  override func set(_ value: Bool, forKey key: String) { keep(value, key) }
  override func set(_ url: URL?, forKey key: String) { keep(url, key) }
  override func string(forKey key: String) -> String? {
    let value = object(forKey: key)
    return value as? String ?? (value as? NSNumber)?.stringValue
  }
  override func array(forKey key: String) -> [Any]? { object(forKey: key) as? [Any] }
  override func dictionary(forKey key: String) -> [String: Any]? {
    object(forKey: key) as? [String: Any]
  }
  override func data(forKey key: String) -> Data? { object(forKey: key) as? Data }
  override func stringArray(forKey key: String) -> [String]? { object(forKey: key) as? [String] }
  override func integer(forKey key: String) -> Int {
    Int(exactly: number(key).rounded(.towardZero)) ?? 0
  }
  override func float(forKey key: String) -> Float { Float(number(key)) }
  override func double(forKey key: String) -> Double { number(key) }
  override func bool(forKey key: String) -> Bool {
    if let flag = object(forKey: key) as? Bool { return flag }
    let text = object(forKey: key) as? String
    return number(key) != 0 || ["true", "yes"].contains(text?.lowercased())
  }
  override func url(forKey key: String) -> URL? {
    let value = object(forKey: key)
    return value as? URL ?? (value as? String).flatMap { URL(string: $0) }
  }

  private func number(_ key: String) -> Double {
    switch object(forKey: key) {
    case let number as NSNumber: number.doubleValue
    case let flag as Bool: flag ? 1 : 0
    case let whole as Int: Double(whole)
    case let number as Double: number
    case let text as String: Double(text) ?? 0
    default: 0
    }
  }

  // A value of a property list goes from one thread to another and is not shared by both.
  private struct Found: @unchecked Sendable {
    let value: Any?

    init(_ value: Any?) { self.value = value }
  }

  /// Does something on the main actor, where the window is.
  private func onMain<Value: Sendable>(_ work: @MainActor @Sendable (ScreenWindow?) -> Value)
    -> Value
  {
    if MainQueue.isCurrent { return MainActor.assumeIsolated { work(.current) } }
    return withoutActuallyEscaping(work) { work in
      DispatchQueue.main.sync { MainActor.assumeIsolated { work(.current) } }
    }
  }
}

/// The main queue, which need not be drained by the main thread.
private enum MainQueue {
  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: mark) == true }
}

extension AppStorageValue {
  /// The beginning of a property list that is kept as bytes.
  private static let mark = Data("property list:".utf8)

  /// The value for anything that a property list may hold; `nil` for nothing and for anything else.
  fileprivate init?(object: Any?) {
    switch object {
    case let text as String: self = .string(text)
    case let data as Data: self = .data(data)
    case let url as URL: self = .string(url.absoluteString)
    case let flag as Bool: self = .bool(flag)
    case let whole as Int: self = .int(whole)
    case let number as Double: self = .double(number)
    case let number as NSNumber: self = AppStorageValue(number)
    case let object?:
      guard
        let data = try? PropertyListSerialization.data(
          fromPropertyList: object, format: .binary, options: 0)
      else { return nil }
      self = .data(AppStorageValue.mark + data)
    case nil: return nil
    }
  }

  private init(_ number: NSNumber) {
    if let flag = number as? Bool, String(cString: number.objCType) == "c" {
      self = .bool(flag)
    } else if let whole = Int(exactly: number) {
      self = .int(whole)
    } else {
      self = .double(number.doubleValue)
    }
  }

  /// The value as Foundation's defaults give it.
  fileprivate var object: Any {
    switch self {
    case .bool(let flag): return flag
    case .int(let number): return number
    case .double(let number): return number
    case .string(let text): return text
    case .data(let data):
      guard data.starts(with: AppStorageValue.mark) else { return data }
      let list = data.dropFirst(AppStorageValue.mark.count)
      return (try? PropertyListSerialization.propertyList(from: Data(list), format: nil)) ?? data
    }
  }
}
