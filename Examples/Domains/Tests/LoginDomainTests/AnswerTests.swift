import Testing

@Suite("An answer that is late, out of order, repeated or unasked")
struct AnswerTests {
  @Test("Cancel calls off the request that is under way")
  func cancels() { notYet() }

  @Test("Cancel means nothing when no request is under way")
  func nothingToCancel() { notYet() }

  @Test("The answer to a cancelled request is ignored, whatever it says")
  func answerToCancelled() { notYet() }

  @Test("An answer to an older request than the newest is ignored")
  func wrongOrder() { notYet() }

  @Test("The same answer twice counts once")
  func twice() { notYet() }

  @Test("An answer is ignored when nothing was asked")
  func unasked() { notYet() }

  @Test("An answer to a request that has not been sent yet is ignored")
  func fromTheFuture() { notYet() }
}
