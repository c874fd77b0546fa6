#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension Login {
  /// A command to the application: a login decides, and touches nothing itself.
  public enum Command: Hashable, Sendable {
    /// Send the request, and hand the answer to ``Login/handleLogin(_:of:at:)``.
    case sendLoginRequest(LoginRequest)
    /// Nobody waits for this request any more.
    case cancelLoginRequest(LoginRequest.ID)
    /// Show this sentence, in place of the one that is shown.
    case showErrorBanner(String)
    /// Take the banner away.
    case hideErrorBanner
    /// Show what comes after the login, or what a visitor sees when there is no user.
    case showLandingScreen(User?)
    /// Call ``Login/timerFired(at:)`` at this date; an earlier timer is of no use any more.
    case startTimer(until: Date)
  }
}
