import Foundation
public import LoginDomain
public import StorefrontCore
public import StorefrontDomain
public import StorefrontHTTP
public import Vitro

/// The aggregate of the person at this browser, who registers, logs in and logs out.
@ObservableModel @MainActor
public final class People: NewsFollower {
  /// The person who is logged in; `nil` for nobody.
  public private(set) var person: Person?
  /// Why it is not known who is logged in.
  public private(set) var error: StoreError?
  /// Whether it is known who is logged in.
  public private(set) var isLoaded = false

  /// The login, which decides; ``perform(_:)`` does what it says.
  public private(set) var login = Login()
  /// The sentence that the login shows, if any.
  public private(set) var banner: String?
  /// The log-in form as it is typed.
  public var logInForm = LoginFormConfig()

  /// The registration form as it is typed.
  public var registration = RegistrationForm()
  /// The problems that are shown at the fields: those of the form when it was sent, less what is solved since.
  public var registrationProblems: [RegistrationProblem] {
    wasRegistrationSent ? registration.problems : []
  }
  /// Why the server has not registered anybody.
  public private(set) var registrationError: StoreError?
  /// Whether a registration is on its way.
  public private(set) var isRegistering = false
  private var wasRegistrationSent = false

  /// The address that the browser has to go to, on which it gets another identity.
  public private(set) var door: URL?

  /// All people, for who gives roles; `nil` until they are there.
  public private(set) var everybody: [Person]?
  /// Why nobody is there.
  public private(set) var everybodyError: StoreError?

  @ObservationIgnored private let http: StoreHTTP
  @ObservationIgnored private let errors: ErrorBoard
  @ObservationIgnored private var ticket: String?
  @ObservationIgnored private var request: Task<Void, Never>?
  @ObservationIgnored private var timer: Task<Void, Never>?
  @Dependency(\.continuousClock) private var clock
  @Dependency(\.date) private var date

  /// Makes the aggregate of a client, and of the place that shows errors.
  public init(http: StoreHTTP, errors: ErrorBoard) { (self.http, self.errors) = (http, errors) }

  /// Loads who is logged in.
  public func load() async {
    do throws(StoreError) {
      let me: Me = try await http.load(Resource(.get, "me"))
      // A login that waits for its answer goes on.
      if !isLoaded || me.person != person { login = Login(me.person.map { User(name: $0.name) }) }
      (person, error, isLoaded) = (me.person, nil, true)
    } catch .cancelled {
      // It is not shown any more.
    } catch {
      self.error = error
    }
  }

  /// Logs in with what is typed.
  public func logInTapped() {
    perform(
      login.loginTapped(username: logInForm.username, password: Password(logInForm.password)))
  }

  /// Waits for the answer no longer.
  public func cancelTapped() { perform(login.cancelTapped()) }

  /// Logs out.
  public func logOutTapped() { perform(login.logoutTapped()) }

  /// Registers with what is typed.
  public func register() async {
    struct Body: Encodable, Sendable {
      var name: String
      var email: String
      var password: String
    }
    wasRegistrationSent = true
    guard registration.problems.isEmpty, !isRegistering else { return }
    isRegistering = true
    defer { isRegistering = false }
    let body = Body(
      name: registration.name, email: registration.email, password: registration.password)
    do throws(StoreError) {
      let door: Door = try await http.load(Resource(.post, "registrations", body: body))
      registrationError = nil
      go(to: door.door)
    } catch {
      registrationError = error
    }
  }

  /// Loads everybody.
  public func loadEverybody() async {
    do throws(StoreError) {
      (everybody, everybodyError) = (try await http.load(Resource(.get, "people")), nil)
    } catch .cancelled {
      // It is not shown any more.
    } catch {
      everybodyError = error
    }
  }

  /// Whether some news are about a person.
  public func follows(_ news: ShopNews) -> Bool {
    switch news {
    case .person, .everything: true
    default: false
    }
  }

  /// Loads again who is logged in, where that person has changed or is not known yet, and everybody, where they have
  /// been loaded.
  public func refresh(_ news: Set<ShopNews>) async {
    let isMeant = person.map { news.contains(.person($0.id)) } ?? false
    if isLoaded || error != nil, isMeant || news.contains(.everything) { await load() }
    if everybody != nil { await loadEverybody() }
  }

  /// Gives somebody a role.
  public func give(_ role: Role, to id: String) async {
    struct Body: Encodable, Sendable { var role: String }
    do throws(StoreError) {
      let changed: Person = try await http.load(
        Resource(.put, "people/\(id)/role", body: Body(role: role.rawValue)))
      everybody = everybody?.map { $0.id == id ? changed : $0 }
    } catch {
      errors.show(error, guidance: "The role is as it was.") { await self.give(role, to: id) }
    }
  }

  private func go(to address: String?) { door = address.flatMap { URL(string: $0) } }
}

// MARK: - The edge of the login

extension People {
  private func perform(_ commands: [Login.Command]) {
    for command in commands { perform(command) }
  }

  /// Does what the login says: all that a login does to the world is here.
  private func perform(_ command: Login.Command) {
    switch command {
    case .sendLoginRequest(let request): self.request = Task { await send(request) }
    case .cancelLoginRequest: request?.cancel()
    case .showErrorBanner(let sentence): banner = sentence
    case .hideErrorBanner: banner = nil
    case .showLandingScreen(_?): go(to: ticket)
    case .showLandingScreen(nil): Task { await logOut() }
    case .startTimer(let end):
      timer?.cancel()
      timer = Task {
        let seconds = end.timeIntervalSince(date.now)
        guard (try? await clock.sleep(for: .seconds(seconds))) != nil else { return }
        perform(login.timerFired(at: date.now))
      }
    }
  }

  private func send(_ request: LoginRequest) async {
    struct Body: Encodable, Sendable {
      var email: String
      var password: String
    }
    let body = Body(email: request.username, password: request.password.plainText)
    var result = Result<User, LoginError>.success(User(name: request.username))
    do throws(StoreError) {
      let door: Door = try await http.load(Resource(.post, "log-in", body: body))
      ticket = door.door
    } catch {
      result = .failure(LoginError(error))
    }
    perform(login.handleLogin(result, of: request.id, at: date.now))
  }

  private func logOut() async {
    do throws(StoreError) {
      let door: Door = try await http.load(Resource(.post, "log-out"))
      go(to: door.door)
    } catch {
      login = Login(person.map { User(name: $0.name) })
      errors.show(error, guidance: "You are still logged in.") { self.logOutTapped() }
    }
  }
}

extension LoginError {
  /// The event for the log-in where the server could not be asked, or refuses.
  fileprivate init(_ error: StoreError) {
    self =
      switch error {
      case .refused(401, _, _): .wrongPassword
      case .refused(429, _, "email"): .accountLocked
      case .refused(429, _, _), .timedOut: .busy
      case .notReached: .noConnection
      default: .failed
      }
  }
}
