import Logging

/// The services of a program while it runs.
@MainActor
final class RunningServices {
  private let services: [any AppService]
  private let logger: Logger
  /// Those that were started, in that order, each with its work once that has begun.
  private var running: [(service: any AppService, work: Task<Void, Never>?)] = []

  init(_ services: [any AppService], logger: Logger) {
    (self.services, self.logger) = (services, logger)
  }

  /// Starts all of them, one after the other.
  ///
  /// - Throws: The error of one that could not be started; those before it have ended then.
  func start() async throws {
    do {
      for service in services {
        try await service.start()
        running.append((service, nil))
      }
    } catch {
      await end()
      throw error
    }
  }

  /// Lets all of them work.
  ///
  /// - Parameter onFailure: Called with the error of each that cannot go on.
  func run(onFailure: @escaping @Sendable (any Error) -> Void) {
    for index in running.indices {
      running[index].work = Task.detached { [service = running[index].service] in
        do { try await service.run() } catch  where !Task.isCancelled { onFailure(error) } catch {}
      }
    }
  }

  /// Whether all of them were started, and can do their work.
  var areReady: Bool {
    get async {
      guard running.count == services.count else { return false }
      for service in services where await !service.isReady { return false }
      return true
    }
  }

  /// The names of those that have not ended.
  var names: [String] { running.map { "\(type(of: $0.service))" } }

  /// Ends them, the last one first; returns whether all have ended as they should.
  @discardableResult
  func end() async -> Bool {
    var isWell = true
    while let (service, work) = running.last {
      work?.cancel()
      await work?.value
      do { try await service.end() } catch {
        logger.error("\(type(of: service)) did not end as it should: \(error)")
        isWell = false
      }
      running.removeLast()
    }
    return isWell
  }
}
