import Vitro

/// A place in a member's state where another member can be.
enum Slot: Hashable {
  case optional, sheet, door
  case row(Int), element(Int)
}

/// The slots from a member down to one of those below it.
typealias Address = [Slot]

/// Which member is where, and what it has heard.
struct Relative: Equatable {
  var address: Address
  let id: Int
  let serial: Int
  let count: Int

  init(_ state: some MemberState, at address: Address = []) {
    self.address = address
    (id, serial, count) = (state.id, state.serial, state.count)
  }
}

/// A change of a member's children that a parent, or a parent's parent, makes.
enum Move: Equatable {
  /// Puts a member into a slot, in place of the one that may be there; a door has two sides.
  case put(Slot, id: Int, serial: Int, isLeft: Bool)
  case remove(Slot)
  case count
}

/// The actions of every member.
enum MemberAction: Equatable {
  /// Starts an effect with this number, which says on each signal whose it is.
  case start(Int)
  /// An effect of the member with this serial number says something.
  case heard(serial: Int)
  /// Changes itself, or one that is below it.
  case change(Move, Address)
  /// Ends its own presentation at the next signal.
  case leave(Int)
}

/// The state of a member: the id says which child of its parent it is, the serial number is never given twice.
protocol MemberState: Equatable, Identifiable, SendableMetatype where ID == Int {
  init(id: Int, serial: Int)
  var serial: Int { get }
  var count: Int { get set }
  /// Those below it.
  var below: [Relative] { get }
  mutating func play(_ move: Move, at address: ArraySlice<Slot>)
}

/// A feature whose children may come, go and be replaced.
protocol MemberReducer: Reducer, SendableMetatype
where State: MemberState, Action: CasePathable & SendableMetatype {
  init()
  /// The action of this member, or of one below it.
  static func action(_ action: MemberAction, at address: ArraySlice<Slot>, in state: State)
    -> Action
  /// Sends to one that is below the member of a store, for as long as the store is held.
  @MainActor
  static func sender(to address: ArraySlice<Slot>, from store: Store<State, Action>) -> Sender?
}

/// Sends actions by a store that it holds.
typealias Sender = @MainActor (MemberAction) -> Void

extension MemberReducer {
  /// What all members do with their actions.
  func reduceAny(_ state: inout State, _ action: MemberAction) -> Effect<MemberAction> {
    @Dependency(\.signals) var signals
    @Dependency(\.dismiss) var dismiss
    let serial = state.serial
    switch action {
    case .start(let number):
      return .run { send in
        for await _ in signals.stream(number) { await send(.heard(serial: serial)) }
        signals.end(number)
      }
    case .heard(let speaker):
      if speaker == serial { state.count += 1 } else { signals.mistake(speaker, heardBy: serial) }
    case .change(let move, let address): state.play(move, at: address[...])
    case .leave(let number):
      return .run { _ in
        for await _ in signals.stream(number) { await dismiss() }
        signals.end(number)
      }
    }
    return .none
  }
}
