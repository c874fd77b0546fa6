import Foundation

/// Ends the process.
func exitProcess(_ status: Int32) -> Never {
  exit(status)
}

/// The output of an application for people; unbuffered, so that a program that reads it gets it at
/// once.
struct Output: Sendable {
  /// Takes a line.
  let write: @Sendable (String) -> Void

  /// What the program was asked for.
  static let standard = Output { FileHandle.standardOutput.write(Data(($0 + "\n").utf8)) }
  /// What went wrong.
  static let error = Output { FileHandle.standardError.write(Data(($0 + "\n").utf8)) }
}
