import Testing

extension Tag {
  /// Whatever two pages and a command line ask of one timer, in whatever order it arrives, in the end
  /// all of them show what its service has: every order of three requests is tried.
  ///
  /// Elsewhere: TLA+ tries such orders in a model of the program. Tests of the program itself usually
  /// play a few of them.
  @Tag static var everyPageAgrees: Self

  /// A timer goes on, and its alarm sounds, at whatever moment its service is killed.
  ///
  /// Elsewhere: A phone's system wakes for an alarm. A timer in a page or in a program usually ends with
  /// it.
  @Tag static var alarmOutlivesItsService: Self
}
