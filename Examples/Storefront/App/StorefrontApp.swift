import Foundation
import StorefrontHTTP
import StorefrontServer
import StorefrontShop
import SwiftUI

/// A shop in one program: its pages, its API, its outbox and one file.
@main
struct StorefrontApp: App {
  private let shop = ShopProgram(environment: ProcessInfo.processInfo.environment)

  var body: some Scene {
    WindowGroup("Storefront") { [shop] in ShopView(transport: shop.transport) }
      .responder { [shop] in try await shop.respond(to: $0) }
      .service(shop)
      .middleware(requestMetrics())
      .healthChecks()
  }
}
