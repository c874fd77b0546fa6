/// Why a device did not do what it was asked for.
public enum DeviceError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The person does not allow it.
  case denied
  /// The person cannot allow it: the browser, or whoever looks after the device, does not.
  case restricted
  /// The device cannot do it.
  case missing
  /// It went wrong, for this reason.
  case failed(String)
  /// The page was left or loaded again meanwhile.
  case interrupted

  /// The message for people.
  public var description: String {
    switch self {
    case .denied: "This has not been allowed. It can be allowed in the settings of the browser."
    case .restricted: "This is not possible here: the browser or its owner does not permit it."
    case .missing: "This browser cannot do that."
    case .failed(let reason): "That did not work: \(reason)"
    case .interrupted: "The page was left or loaded again before it was done."
    }
  }
}
