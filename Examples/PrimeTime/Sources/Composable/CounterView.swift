import PrimeTimeDomain
import PrimeTimeShared
import SwiftUI
import VitroStoreUI

/// A counter that knows primes.
struct CounterView: View {
  let store: StoreOf<Counter>

  var body: some View {
    VStack {
      HStack {
        Button("−") { store.send(.decrementButtonTapped) }
        Text("\(store.count)").font(.largeTitle)
        Button("+") { store.send(.incrementButtonTapped) }
      }
      Button("Is this prime?") { store.send(.isPrimeButtonTapped) }
      Button("What is the \(store.count.ordinal) prime?") { store.send(.nthPrimeButtonTapped) }
        .disabled(store.isAsking)
    }
    .navigationTitle("Counter demo")
    .onDisappear { store.send(.disappeared) }
    .sheet(
      item: store.child(
        state: \.primeModal, action: \.primeModal, dismiss: .primeModalDismissed)
    ) {
      PrimeModalView(store: $0)
    }
    .alert(
      store.answer?.title ?? "",
      isPresented: store.isPresent(\.answer, dismiss: .answerDismissed),
      presenting: store.answer
    ) { answer in
      if answer.reason == nil {
        Button("Ok") {}
      } else {
        Button("Try again") { store.send(.tryAgainButtonTapped(n: answer.n)) }
        Button("Cancel", role: .cancel) {}
      }
    } message: { answer in
      if let reason = answer.reason { Text(reason) }
    }
  }
}

/// Says whether a number is prime, and keeps it among the favorites or takes it out.
struct PrimeModalView: View {
  let store: StoreOf<PrimeModal>
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    if isPrime(store.number) {
      Text("\(store.number) is prime 🎉").font(.title)
      if store.favoritePrimes.contains(store.number) {
        Button("Remove from favorite primes") { store.send(.removeButtonTapped) }
      } else {
        Button("Save to favorite primes") { store.send(.saveButtonTapped) }
      }
    } else {
      Text("\(store.number) is not prime :(").font(.title)
    }
    Button("Close", role: .cancel) { dismiss() }
  }
}
