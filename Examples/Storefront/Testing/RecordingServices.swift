internal import StorefrontDomain
public import StorefrontServer
import Synchronization

/// The twin of the services outside: it does what they promise, records what it was asked, and misbehaves as it is
/// told.
public final class RecordingServices: Sendable {
  /// The error of a service that cannot be reached, or whose answer is lost.
  public struct Failure: Error {
    /// Makes an error.
    public init() {}
  }

  /// The way in which a call goes.
  public enum Manner: Sendable {
    /// It is done and answered.
    case fair
    /// It is refused: the customer has not got the money.
    case declined(String)
    /// It is not done.
    case unreachable
    /// It is done, and its answer is lost.
    case answerLost
  }

  private struct State {
    var manners: [Manner] = []
    var answers: [String: ShopServices.Answer] = [:]
    var charged: [ShopServices.Payment] = []
    var refunded: [ShopServices.Payment] = []
    var mails: [(key: String, mail: Mail)] = []
    var calls: [String] = []
  }

  private let state = Mutex(State())

  /// Makes a twin that is fair.
  public init() {}

  /// The ways in which the next calls go; those after them are fair.
  public func behave(_ manners: Manner...) { state.withLock { $0.manners = manners } }

  /// The money that has come from customers, each movement once.
  public var charged: [ShopServices.Payment] { state.withLock { $0.charged } }
  /// The money that has gone back, each movement once.
  public var refunded: [ShopServices.Payment] { state.withLock { $0.refunded } }
  /// The letters that were sent, each once.
  public var mails: [Mail] { state.withLock { $0.mails.map(\.mail) } }
  /// The keys of all calls, in their order, however they went.
  public var calls: [String] { state.withLock { $0.calls } }

  /// The services.
  public var services: ShopServices {
    ShopServices { [self] payment in
      try call(payment.key) { state, manner in
        if let answer = state.answers[payment.key] { return answer }
        var answer = ShopServices.Answer.accepted
        if case .declined(let reason) = manner { answer = .declined(reason) }
        state.answers[payment.key] = answer
        if answer == .accepted { state.charged.append(payment) }
        return answer
      }
    } refund: { [self] payment in
      try call(payment.key) { state, _ in
        guard !state.refunded.contains(where: { $0.key == payment.key }) else { return }
        state.refunded.append(payment)
      }
    } mail: { [self] key, mail in
      try call(key) { state, _ in
        guard !state.mails.contains(where: { $0.key == key }) else { return }
        state.mails.append((key, mail))
      }
    }
  }

  private func call<Answer>(
    _ key: String, _ body: (inout State, Manner) -> Answer
  ) throws(Failure) -> Answer {
    let answer = state.withLock { state -> Answer? in
      state.calls.append(key)
      let manner = state.manners.isEmpty ? .fair : state.manners.removeFirst()
      if case .unreachable = manner { return nil }
      let answer = body(&state, manner)
      if case .answerLost = manner { return nil }
      return answer
    }
    guard let answer else { throw Failure() }
    return answer
  }
}
