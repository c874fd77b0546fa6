import Foundation

/// A type that could pass through values in between; a browser does so on its own, by the looks of elements.
public protocol Animatable {
  /// What can be added and made larger.
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData
  /// The values that it passes through.
  var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// Nothing.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

/// Numbers that can be added and made larger.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Makes it so many times as large.
  mutating func scale(by factor: Double)
  /// The square of its length.
  var magnitudeSquared: Double { get }
}

/// Nothing that could change little by little.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  /// Nothing.
  public init() {}
  /// Nothing.
  public static var zero: EmptyAnimatableData { .init() }
  /// Nothing.
  public static func + (left: Self, right: Self) -> Self { left }
  /// Nothing.
  public static func - (left: Self, right: Self) -> Self { left }
  /// Does nothing.
  public mutating func scale(by factor: Double) {}
  /// Nothing.
  public var magnitudeSquared: Double { 0 }
}

extension Double: VectorArithmetic {
  /// Makes it so many times as large.
  public mutating func scale(by factor: Double) { self *= factor }
  /// The square of it.
  public var magnitudeSquared: Double { self * self }
}

extension CGFloat: VectorArithmetic {
  /// Makes it so many times as large.
  public mutating func scale(by factor: Double) { self *= factor }
  /// The square of it.
  public var magnitudeSquared: Double { Double(self * self) }
}

/// Two values that change together.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  /// The first value.
  public var first: First
  /// The second value.
  public var second: Second

  /// Makes a pair.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// Two times nothing.
  public static var zero: Self { .init(.zero, .zero) }
  /// The sums.
  public static func + (left: Self, right: Self) -> Self {
    .init(left.first + right.first, left.second + right.second)
  }
  /// The differences.
  public static func - (left: Self, right: Self) -> Self {
    .init(left.first - right.first, left.second - right.second)
  }
  /// Makes both so many times as large.
  public mutating func scale(by factor: Double) {
    first.scale(by: factor)
    second.scale(by: factor)
  }
  /// The sum of the squares of their lengths.
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension Float: VectorArithmetic {
  /// Makes it so many times as large.
  public mutating func scale(by factor: Double) { self *= Float(factor) }
  /// The square of it.
  public var magnitudeSquared: Double { Double(self * self) }
}
