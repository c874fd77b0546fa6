/// A part of a program that lives as long as its pages: a database, a worker, a client of another server.
///
/// ```swift
/// struct Outbox: AppService {
///   func start() throws { try openFile() }
///   func run() async throws {
///     while !Task.isCancelled { try await sendNextLetter() }
///   }
///   func end() throws { try closeFile() }
/// }
///
/// @main struct ShopApp: App {
///   var body: some Scene {
///     WindowGroup("Shop") { ShopView() }
///       .service(Outbox())
///   }
/// }
/// ```
///
/// The services of a scene are started one after the other, in the order of the code, before the program listens. Then
/// all of them run, beside the pages. When the program is told to end, the pages end first, and then the services, the
/// one that was started last first. `WebOptions.shutdownTimeout` is the time that they have for it together.
public protocol AppService: Sendable {
  /// Prepares what the pages and the later services need, such as a file that is opened.
  ///
  /// - Throws: An error that keeps the program from starting: it is told, and the program ends with the status 1.
  func start() async throws

  /// Works until its task is cancelled. One that returns before has no more to do.
  ///
  /// - Throws: An error that keeps the program from going on: it is told, all else ends in order, and the program with
  ///   the status 1. Errors after the task was cancelled do not count.
  func run() async throws

  /// Ends after ``run()`` has, such as by closing a file.
  ///
  /// - Throws: An error that is told; the program ends with the status 1.
  func end() async throws

  /// Whether it can do its work now, which the health checks of the scene tell.
  var isReady: Bool { get async }
}

// There is no usual 'start()' and 'end()': where a type has ones that are not asynchronous, a call of its own with
// 'await' would take the usual ones instead.
extension AppService {
  /// Has nothing to do.
  public func run() async throws {}

  /// It can.
  public var isReady: Bool { get async { true } }
}
