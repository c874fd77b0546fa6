/// Returns when a process on the other side, such as a browser or a program, has done something: nobody tells of
/// that, so it is looked at again and again.
///
/// - Parameters:
///   - limit: How long nothing may move.
///   - wanted: The name of what is waited for; the place of the call by default.
///   - state: What is seen of the other side: as long as it changes, it is waited for.
///   - condition: Whether it has happened.
/// - Throws: A ``StandstillError`` when the other side stands still without it.
public func happens(
  within limit: Duration = Patience.standstill, _ wanted: String? = nil,
  seen state: () -> String = { "" }, isolation: isolated (any Actor)? = #isolation,
  fileID: String = #fileID, line: Int = #line, _ condition: () async throws -> Bool
) async throws {
  var patience = Patience(limit)
  while try await !condition() {
    let seen = state()
    if patience.isOver(seen) {
      throw StandstillError(
        duration: limit, wanted: wanted ?? StandstillError.place(fileID, line), seen: seen)
    }
    // Wall clock: the other side is a process, which tells nobody.
    try await Task.sleep(for: .milliseconds(5))
  }
}
