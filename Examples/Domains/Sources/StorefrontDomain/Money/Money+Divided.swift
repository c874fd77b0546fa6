extension Money {
  /// The amount divided over lines in proportion to their weights, to the last cent.
  ///
  /// Every line gets its exact share rounded towards zero. The coins that are left go, one each, to
  /// the lines with the largest remainders, and among equals to the earlier ones. A line without
  /// weight gets nothing.
  public func divided(over weights: [Int]) throws(MoneyError) -> [Money] {
    let total = try totalWeight(weights)
    let exact = weights.map { weight in
      total.dividingFullWidth(minorUnits.magnitude.multipliedFullWidth(by: UInt(weight)))
    }
    let left = minorUnits.magnitude - exact.reduce(0) { $0 + $1.quotient }
    let lucky = exact.indices.sorted { exact[$0].remainder > exact[$1].remainder }
      .prefix(Int(left))
    var shares = exact.map(\.quotient)
    for index in lucky { shares[index] += 1 }
    return shares.map {
      Money(minorUnits: Int(magnitude: $0, isNegative: minorUnits < 0), currency)
    }
  }

  private func totalWeight(_ weights: [Int]) throws(MoneyError) -> UInt {
    var total = 0
    for weight in weights {
      guard weight >= 0 else { throw .nothingToDivideOver }
      let sum = total.addingReportingOverflow(weight)
      guard !sum.overflow else { throw .tooLarge(currency) }
      total = sum.partialValue
    }
    guard total > 0 else { throw .nothingToDivideOver }
    return UInt(total)
  }
}
