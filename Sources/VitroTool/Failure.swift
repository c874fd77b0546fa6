/// The end of the program because of something that a person has to mend.
struct Failure: Error {
  /// The exit status: 2 where there is no such screen, 3 where the package does not compile, 64 where the command line is
  /// none.
  let status: Int32
  let message: String

  init(_ message: String, status: Int32 = 1) { (self.status, self.message) = (status, message) }
}
