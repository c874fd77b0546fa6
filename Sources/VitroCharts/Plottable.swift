import Foundation
import VitroUI

/// A value that has a place on an axis.
public protocol Plottable {
  /// The kind of value that stands for it on the axis.
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol
  /// The value that stands for it on the axis.
  var primitivePlottable: PrimitivePlottable { get }
  /// Makes the value that another one stands for.
  init?(primitivePlottable: PrimitivePlottable)
}

/// A number, a date or a text.
public protocol PrimitivePlottableProtocol: Plottable where PrimitivePlottable == Self {
  /// Where it stands on an axis.
  var place: PlottedPlace { get }
}

/// The place of a value on an axis.
public enum PlottedPlace: Hashable, Sendable {
  /// By its number.
  case number(Double)
  /// By its time; where a unit is said, in the middle of it.
  case date(Date, unit: Calendar.Component?)
  /// Beside others, each with a name.
  case category(String)
}

extension PrimitivePlottableProtocol {
  /// The value itself.
  public var primitivePlottable: Self { self }
  /// Makes the value itself.
  public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension PrimitivePlottableProtocol where Self: BinaryInteger {
  /// By its number.
  public var place: PlottedPlace { .number(Double(self)) }
}

extension PrimitivePlottableProtocol where Self: BinaryFloatingPoint {
  /// By its number.
  public var place: PlottedPlace { .number(Double(self)) }
}

extension Int: PrimitivePlottableProtocol {}
extension Int64: PrimitivePlottableProtocol {}
extension Int32: PrimitivePlottableProtocol {}
extension UInt: PrimitivePlottableProtocol {}
extension Double: PrimitivePlottableProtocol {}
extension Float: PrimitivePlottableProtocol {}
extension CGFloat: PrimitivePlottableProtocol {}

extension Decimal: PrimitivePlottableProtocol {
  /// By its number.
  public var place: PlottedPlace { .number(NSDecimalNumber(decimal: self).doubleValue) }
}

extension Date: PrimitivePlottableProtocol {
  /// By its time.
  public var place: PlottedPlace { .date(self, unit: nil) }
}

extension String: PrimitivePlottableProtocol {
  /// By its name.
  public var place: PlottedPlace { .category(self) }
}

extension Plottable where Self: RawRepresentable, RawValue: PrimitivePlottableProtocol {
  /// The raw value.
  public var primitivePlottable: RawValue { rawValue }
  /// Makes the value of a raw value.
  public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}

/// A value with what it is called.
public struct PlottableValue<Value: Plottable> {
  let label: String
  let place: PlottedPlace

  /// A value with what it is called.
  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue {
    PlottableValue(label: labelKey.string, place: value.primitivePlottable.place)
  }

  /// A value with what it is called.
  @_disfavoredOverload
  public static func value(_ label: some StringProtocol, _ value: Value) -> PlottableValue {
    PlottableValue(label: String(label), place: value.primitivePlottable.place)
  }
}

extension PlottableValue where Value == Date {
  /// A time that stands for a whole unit, such as its day.
  public static func value(
    _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component,
    calendar: Calendar = .autoupdatingCurrent
  ) -> PlottableValue {
    PlottableValue(label: labelKey.string, place: .date(value, unit: unit))
  }
}
