/// An exact amount, counted in the smallest coin of its currency.
public struct Money: Hashable, Sendable {
}
