public import Logging
public import VitroWeb

extension Scene {
  /// Lets a service live as long as the program: it starts before the first page, and ends after the last one.
  ///
  /// - Note: SwiftUI has no such modifier, as all of those that are about the host of an application.
  public func service(_ service: some AppService) -> some Scene {
    hosted { $0.services.append(service) }
  }

  /// Puts a step around the answers of the program: pages, files, and what its responders answer. Of several, the last
  /// one in the code sees a request first.
  ///
  /// ```swift
  /// WindowGroup("Shop") { ShopView() }
  ///   .middleware { request, next in
  ///     var response = await next(request)
  ///     response.headers[.strictTransportSecurity] = "max-age=31536000"
  ///     return response
  ///   }
  /// ```
  ///
  /// - Parameter middleware: See ``VitroWeb/WebMiddleware``.
  public func middleware(_ middleware: @escaping WebMiddleware) -> some Scene {
    hosted { $0.middleware.append(middleware) }
  }

  /// Tells how the program is at two addresses, for whatever watches it: whether it lives, and whether it may be sent
  /// more.
  ///
  /// The first one answers 200 as long as the program serves. The second one answers 200 once all services have been
  /// started, as long as each of them is ready, and 503 otherwise; and 503 from the moment at which the program was told
  /// to end. ``VitroWeb/WebOptions/shutdownDelay`` is how long it goes on to serve then.
  ///
  /// - Parameters:
  ///   - live: The path of the first one.
  ///   - ready: The path of the second one.
  public func healthChecks(live: String = "/live", ready: String = "/ready") -> some Scene {
    hosted { $0.health = HealthChecks(live: live, ready: ready) }
  }

  /// Changes limits and times of the host, before the command line does.
  ///
  /// ```swift
  /// WindowGroup("Shop") { ShopView() }
  ///   .webOptions { $0.maxFileSize = 64 * 1_024 * 1_024 }
  /// ```
  public func webOptions(_ change: @escaping (inout WebOptions) -> Void) -> some Scene {
    hosted { change(&$0.options) }
  }

  /// Takes another logger than the program's own, which writes notices to the standard error output. A level that the
  /// command line names counts for it, too.
  public func logger(_ logger: Logger) -> some Scene {
    hosted { $0.logger = logger }
  }

  func hosted(_ change: @escaping (inout HostSettings) -> Void) -> some Scene {
    HostedScene(content: self, change: change)
  }
}
