public import BankDomain
public import Vitro

/// A customer of a bank, who pays in and out and trades shares while their price moves.
@Reducer
public struct BankFeature {
  /// The state of the bank's screen: what the customer has, and what is typed.
  @ObservableState
  public struct State: Equatable {
    /// What the customer has.
    public var bank: Bank
    /// The amount to pay in, take out or invest, as it is typed.
    public var amount = ""
    /// The price of an order, as it is typed.
    public var limit = ""
    /// How many shares an order is for.
    public var shares = 1
    /// Which way the shares of an order go.
    public var side = LimitOrder.Side.buy
    /// Why the bank has refused what was to happen to the account.
    public var accountProblem: String?
    /// Why the bank has refused what was to happen to an order.
    public var orderProblem: String?

    /// Makes the state of a customer.
    public init(_ bank: Bank = .ofNewCustomer) { self.bank = bank }
  }

  /// The actions of the bank's screen.
  public enum Action: BindableAction {
    /// Somebody has typed or chosen something.
    case binding(BindingAction<State>)
    /// The bank is on the screen.
    case appeared
    /// A second has gone by.
    case ticked
    /// Money comes in.
    case depositButtonTapped
    /// Money goes out.
    case withdrawButtonTapped
    /// Money goes where shares are bought with it.
    case investButtonTapped
    /// Money comes back from there.
    case divestButtonTapped
    /// An order is to wait for its price.
    case placeOrderButtonTapped
    /// An order is not to wait any more.
    case cancelButtonTapped(LimitOrder.ID)
  }

  @Dependency(\.continuousClock) private var clock
  @Dependency(\.date.now) private var now
  @Dependency(\.withRandomNumberGenerator) private var withRandomNumberGenerator

  /// Makes the rules of a customer.
  public init() {}

  /// The rules: those of the bank decide.
  public var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding(\.amount):
        state.accountProblem = nil
      case .binding(\.limit):
        state.orderProblem = nil
      case .binding:
        break
      case .appeared:
        return .run { [clock] send in
          for await _ in clock.timer(interval: .seconds(1)) { await send(.ticked) }
        }
      case .ticked:
        let step = withRandomNumberGenerator { Int.random(in: -20...20, using: &$0) }
        let price = Money.cents(max(1, state.bank.price.cents + step))
        // A price is above zero; where the clock was set back, the next one may count again.
        try? state.bank.priceTicked(price, on: now)
      case .depositButtonTapped:
        move(&state) { try $0.deposit($1, on: now) }
      case .withdrawButtonTapped:
        move(&state) { try $0.withdraw($1, on: now) }
      case .investButtonTapped:
        move(&state) { try $0.invest($1, on: now) }
      case .divestButtonTapped:
        move(&state) { try $0.divest($1, on: now) }
      case .placeOrderButtonTapped:
        placeOrder(&state)
      case .cancelButtonTapped(let id):
        change(&state) { try $0.cancel(id, on: now) }
      }
      return .none
    }
  }

  /// Moves the amount that is typed, or says why that is not done.
  private func move(
    _ state: inout State, _ book: (_ bank: inout Bank, _ amount: Money) throws -> Void
  ) {
    guard let amount = Money(typed: state.amount) else {
      state.accountProblem = "Enter an amount, such as 12.50."
      return
    }
    do {
      try book(&state.bank, amount)
      (state.amount, state.accountProblem) = ("", nil)
    } catch {
      state.accountProblem = "\(error)"
    }
  }

  private func placeOrder(_ state: inout State) {
    guard let limit = Money(typed: state.limit) else {
      state.orderProblem = "Enter the price of one share, such as 9.50."
      return
    }
    let (side, shares) = (state.side, state.shares)
    change(&state) { try $0.order(side, shares, at: limit, on: now) }
  }

  private func change(_ state: inout State, _ change: (_ bank: inout Bank) throws -> Void) {
    do {
      try change(&state.bank)
      state.orderProblem = nil
    } catch {
      state.orderProblem = "\(error)"
    }
  }
}

extension Bank {
  /// A new customer's: nothing is there yet, and 100.00 may be owed for 5.00 a day.
  public static var ofNewCustomer: Bank {
    let terms = try? Terms(overdraftLimit: .cents(100_00), overdraftFee: .cents(5_00))
    return Bank(terms: terms ?? .noOverdraft, stock: Stock("VITRO"), price: .cents(10_00))
  }
}
