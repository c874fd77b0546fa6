extension Int {
  /// The number after this one; the largest number stays what it is.
  public var incremented: Int { self == .max ? self : self + 1 }

  /// The number before this one; the smallest number stays what it is.
  public var decremented: Int { self == .min ? self : self - 1 }
}
