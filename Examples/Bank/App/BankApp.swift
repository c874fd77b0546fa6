import BankUI
import SwiftUI
import VitroStoreUI

/// A bank with one customer: an account, and shares.
@main
struct BankApp: App {
  var body: some Scene {
    WindowGroup("Bank") {
      BankView(store: Store(initialState: BankFeature.State()) { BankFeature() })
    }
  }
}
