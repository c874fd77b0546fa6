import Foundation
import VitroUI

/// The screen in front of the person.
///
/// - Note: It is as large as the window. A constant that is made of its bounds keeps those of the first visitor.
@MainActor @preconcurrency
public final class UIScreen {
  /// The screen in front of the person.
  public static let main = UIScreen()

  /// The window, in points; a body that reads it runs again when it changes.
  public var bounds: CGRect { CGRect(origin: .zero, size: surroundings.size) }
  /// The same.
  public var nativeBounds: CGRect { bounds }
  /// How many pixels a point has, where it is not known.
  public var scale: CGFloat { 2 }
  /// How bright it is.
  /// - Note: Has no effect.
  public var brightness: CGFloat = 1
  /// The appearance of the screen.
  public var traitCollection: UITraitCollection { UITraitCollection(surroundings) }
}

/// The surroundings of the screen that is being shown; where none is, those of a phone.
@MainActor @preconcurrency
var surroundings: Surroundings { ScreenWindow.current?.surroundings ?? Surroundings() }

/// The style of an interface.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Not known.
  case unspecified
  /// Light.
  case light
  /// Dark.
  case dark
}

/// The size class of UIKit.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Not known.
  case unspecified
  /// Little room.
  case compact
  /// Much room.
  case regular
}

/// The traits of a screen.
@MainActor @preconcurrency
public final class UITraitCollection {
  /// The traits of the screen that is being shown.
  public static var current: UITraitCollection { UITraitCollection(surroundings) }

  /// Whether it is light or dark.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// How much room there is from side to side.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// How much room there is from top to bottom.
  public let verticalSizeClass: UIUserInterfaceSizeClass

  /// Makes traits of a style.
  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.userInterfaceStyle = userInterfaceStyle
    horizontalSizeClass = .unspecified
    verticalSizeClass = .unspecified
  }

  init(_ surroundings: Surroundings) {
    userInterfaceStyle = surroundings.colorScheme == .dark ? .dark : .light
    horizontalSizeClass = surroundings.horizontalSizeClass == .compact ? .compact : .regular
    verticalSizeClass = surroundings.verticalSizeClass == .compact ? .compact : .regular
  }
}

/// The kind of a device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// A phone: a window with little room from side to side.
  case phone
  /// A tablet, or a desk: a window with much.
  case pad
  /// A television.
  case tv
  /// A car.
  case carPlay
  /// A Mac.
  case mac = 5
  /// A headset.
  case vision
}

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
  /// Not known.
  case unknown
  /// Upright.
  case portrait
  /// Upside down.
  case portraitUpsideDown
  /// Across, its top to the left.
  case landscapeLeft
  /// Across, its top to the right.
  case landscapeRight
  /// On its back.
  case faceUp
  /// On its face.
  case faceDown

  /// Whether it is held upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it is held across.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether it lies.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
}

/// The device in front of the person.
@MainActor @preconcurrency
public final class UIDevice {
  /// The device in front of the person.
  public static let current = UIDevice()

  /// The name of the device.
  public var name: String { model }
  /// The kind of the device.
  public var model: String { userInterfaceIdiom == .phone ? "iPhone" : "iPad" }
  /// The kind of the device.
  public var localizedModel: String { model }
  /// The name of the system.
  public var systemName: String { "iOS" }
  /// The version of the system.
  public var systemVersion: String { "18.0" }
  /// The identity of the visitor, which a browser keeps.
  public var identifierForVendor: UUID? {
    ScreenWindow.current?.surroundings.visitor.flatMap { UUID(uuidString: $0) }
  }
  /// The kind of the device, by the room that there is.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    surroundings.horizontalSizeClass == .compact ? .phone : .pad
  }
  /// How it is held, by the shape of the window.
  public var orientation: UIDeviceOrientation {
    surroundings.size.width > surroundings.size.height ? .landscapeLeft : .portrait
  }
  /// How full the battery is: not known.
  public var batteryLevel: Float { -1 }
  /// Whether the battery is watched.
  /// - Note: Has no effect.
  public var isBatteryMonitoringEnabled = false
  /// Whether the proximity sensor is watched.
  /// - Note: Has no effect.
  public var isProximityMonitoringEnabled = false

  /// Told when the device is held otherwise.
  /// - Note: Never posted.
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")

  /// Begins to watch how the device is held.
  public func beginGeneratingDeviceOrientationNotifications() {}
  /// Ends that.
  public func endGeneratingDeviceOrientationNotifications() {}
}
