/// The authorization status of an application for an ability of the device.
public enum Authorization: String, Sendable, Hashable, CaseIterable {
  /// The person has allowed it.
  case authorized
  /// The person has not been asked yet; using it asks them.
  case notDetermined
  /// The person has said no.
  case denied
  /// The person cannot allow it.
  case restricted
  /// The device does not have it.
  case missing

  /// Why nothing is done, if that is so for good.
  var error: DeviceError? {
    switch self {
    case .authorized, .notDetermined: nil
    case .denied: .denied
    case .restricted: .restricted
    case .missing: .missing
    }
  }

  fileprivate init(_ error: any Error) {
    switch error as? DeviceError {
    case .denied: self = .denied
    case .restricted: self = .restricted
    case .missing: self = .missing
    case .failed, .interrupted, nil: self = .notDetermined
    }
  }
}

extension Device {
  /// What may be used, as the device says it; nobody knows where it does not answer.
  func authorization(
    _ capability: DeviceRequest.Capability, _ action: String = "authorization",
    isolation: isolated (any Actor)? = #isolation
  ) async -> Authorization {
    do {
      let answer = try await answer(to: DeviceRequest(capability, action))
      return answer.first.flatMap(Authorization.init(rawValue:)) ?? .notDetermined
    } catch {
      return Authorization(error)
    }
  }
}
