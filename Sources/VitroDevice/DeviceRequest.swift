/// A request of an application to the device in front of a person.
public struct DeviceRequest: Sendable, Hashable {
  /// An ability that a device may have.
  public enum Capability: String, Sendable, CaseIterable {
    /// Understands what is said.
    case speech
    /// Makes itself heard.
    case sound
    /// Keeps what was copied.
    case clipboard
    /// Tells something to a person who looks elsewhere.
    case notifications
  }

  /// Which of its abilities is asked for.
  public var capability: Capability
  /// What it is to do, such as `listen`.
  public var action: String
  /// What else there is to say about it.
  public var arguments: [String]

  /// Makes a request, such as `DeviceRequest(.clipboard, "copy", "text")`.
  public init(_ capability: Capability, _ action: String, _ arguments: String...) {
    self.init(capability, action, arguments: arguments)
  }

  /// Makes a request with any number of arguments.
  public init(_ capability: Capability, _ action: String, arguments: [String]) {
    self.capability = capability
    self.action = action
    self.arguments = arguments
  }
}

/// A reply of a device to a request.
public enum DeviceReply: Sendable, Hashable {
  /// Something that was asked for; there may be more.
  case values([String])
  /// That was all.
  case end
  /// It cannot be, or not any more.
  case failure(DeviceError)
}
