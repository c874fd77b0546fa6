import PrimeTimeDomain
import PrimeTimeShared
import SwiftUI

/// A counter that knows primes.
public struct CounterView: View {
  @Bindable var state: AppState
  @State var isPrimeModalShown = false
  @State var askedFor: Int?
  @State var answer: NthPrimeAnswer?

  /// Shows the counter of a state.
  public init(state: AppState) {
    self.state = state
  }

  /// Whether the answer about the nth prime is on its way.
  public var isAsking: Bool { askedFor != nil }

  /// The counter and its questions.
  public var body: some View {
    VStack {
      HStack {
        Button("−") { state.count = state.count.decremented }
        Text("\(state.count)").font(.largeTitle)
        Button("+") { state.count = state.count.incremented }
      }
      Button("Is this prime?") { isPrimeModalShown = true }
      Button("What is the \(state.count.ordinal) prime?") { askedFor = state.count }
        .disabled(isAsking)
    }
    .navigationTitle("Counter demo")
    .task(id: askedFor) { await ask() }
    .sheet(isPresented: $isPrimeModalShown) {
      PrimeModalView(number: state.count, favoritePrimes: $state.favoritePrimes)
    }
    .alert(answer?.title ?? "", isPresented: isAnswered, presenting: answer) { answer in
      if answer.reason == nil {
        Button("Ok") {}
      } else {
        Button("Try again") { askedFor = answer.n }
        Button("Cancel", role: .cancel) {}
      }
    } message: { answer in
      if let reason = answer.reason { Text(reason) }
    }
  }

  private var isAnswered: Binding<Bool> {
    Binding(get: { answer != nil }, set: { if !$0 { answer = nil } })
  }

  private func ask() async {
    guard let n = askedFor else { return }
    if let answer = await state.askForNthPrime(n) {
      self.answer = answer
      askedFor = nil
    }
  }
}
