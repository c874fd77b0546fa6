import Foundation
import VitroAssets

/// A problem with a view, found while its screen was at work.
///
/// The screen goes on without what is wrong. A test's next action throws the problem, or its next query
/// fails with it; a host, and whoever sets ``Screen/onProblem``, is told at once.
public struct Problem: Error, Equatable, Sendable {
  /// The kind of a problem.
  public enum Kind: Equatable, Sendable {
    /// A body changes what it reads itself, so that it would have to run again for ever.
    case changesWhatItReads
    /// An action of a view, such as that of `onChange`, brings itself about again for ever.
    case causesItself
    /// A task of a view does nothing but go on, as a loop does that only yields.
    case neverRests
    /// Tasks of views on the screen begin each other, or a task itself, for ever.
    case tasksBeginEachOther
    /// A path leads to a value of this type, and nothing says which page shows it.
    case noDestination(String)
    /// A link leads to a value of this type, which the path of its stack cannot hold.
    case notInPath(String)
    /// The value of this key of `@AppStorage` cannot be kept where the screen is shown.
    case notKept(String)
    /// A view presents a dialog while another one is shown that it does not stand in.
    case alreadyPresenting
    /// A view needs an object of this type from the environment, and none is there; the modifier of
    /// this name puts one in.
    case missingObject(String, modifier: String)
    /// A view asks a server for this address in a test, and the network of the test has no answer.
    case noAnswer(String)
    /// A colour or a picture is shown that no asset catalog has, or none that can be read.
    case missingAsset(MissingAsset)
  }

  /// What is wrong.
  public let kind: Kind
  /// The name of the view's type.
  public let view: String
  /// The line of a test that did what the problem came from, if somebody knows it; two problems are
  /// equal whoever met them.
  package var cause: String?

  /// Says of two problems whether they are the same one.
  public static func == (left: Problem, right: Problem) -> Bool {
    left.kind == right.kind && left.view == right.view
  }
}

extension Problem: CustomStringConvertible {
  /// The message: what is wrong, and what to do.
  public var description: String {
    cause.map { "\(explanation)\n\nIt came of \($0)." } ?? explanation
  }

  private var explanation: String {
    switch kind {
    case .changesWhatItReads:
      """
      '\(view)' changes what its own body reads, so the body would have to run for ever.

      The screen goes on with what the body read last.
      To fix: let 'body' only read; change state in a button's action, in '.onAppear' or in '.task'.
      """
    case .causesItself:
      """
      An action in '\(view)' brings itself about again, so the update would never end.

      The screen goes on without it.
      To fix: look for '.onChange' modifiers that set what each other watch, or for an '.onAppear' \
      that takes away its own view; let one value follow the other, and not the other way round.
      """
    case .neverRests:
      """
      A '.task' of '\(view)' never comes to rest: it does nothing but go on, as a loop does that only \
      yields or sends.

      The screen waits for it no longer.
      To fix: let it wait for what it looks for, such as with a clock, a stream or a continuation.
      """
    case .tasksBeginEachOther:
      """
      Tasks on the screen begin each other again and again, so that it never comes to rest.

      The screen waits for them no longer.
      To fix: look for a '.task(id:)' that changes its own id, and for an '.onChange' that begins work \
      which changes what it watches.
      """
    case .noDestination(let type):
      """
      The path of a navigation stack in '\(view)' leads to a '\(type)', and nothing says which page \
      shows one.

      The screen shows a page that says so.
      To fix: add '.navigationDestination(for: \(type).self) { … }' to a view inside of the stack.
      """
    case .notInPath(let type):
      """
      A link in '\(view)' leads to a '\(type)', which the path of its navigation stack cannot hold.

      The link led nowhere.
      To fix: give the stack a 'NavigationPath', which holds values of any type, or give the link a \
      value of the path's type.
      """
    case .notKept(let key):
      """
      The value of '@AppStorage("\(key)")' cannot be kept: it is too large for a browser's cookie, or \
      a number that is none.

      The screen goes on with it; what is kept is the value from before.
      To fix: keep little there, such as what a person has chosen, and the rest in a file or a database.
      """
    case .alreadyPresenting:
      """
      '\(view)' presents a sheet, an alert or another dialog while another one is shown that it does \
      not stand in; a page, and a dialog, presents one at a time.

      The second is shown when the first has gone.
      To fix: present it from a view inside of the first, or after that has gone, as in 'onDismiss'; \
      let one optional value say which of several is presented.
      """
    case .missingAsset(let asset):
      """
      '\(view)' shows the \(asset.kind.rawValue) '\(asset.name)', which no asset catalog has.

      The screen shows \(asset.kind == .color ? "a gray" : "an empty box") in its place.
      \(asset.reason)
      """
    case .missingObject(let type, let modifier):
      """
      '\(view)' needs a '\(type)' from the environment, and no view around it has put one in.

      The screen shows a text in its place.
      To fix: add '.\(modifier)(\(type)(…))' to a view around it.
      """
    case .noAnswer(let address):
      """
      The screen asks for \(address), and the network of this test has no answer.

      The request has failed as it does without a connection.
      To fix: write 'screen.network["\(address)"] = .json("…")' before the screen asks.
      """
    }
  }

  /// Says it where nobody else is told.
  static func writeToStandardError(_ problem: Problem) {
    FileHandle.standardError.write(Data("\(problem)\n\n".utf8))
  }
}
