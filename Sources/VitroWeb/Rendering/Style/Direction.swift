import Foundation

/// The angle of a direction in radians, from the trailing side downwards.
func direction(_ x: Double, _ y: Double) -> Double { atan2(y, x) }
