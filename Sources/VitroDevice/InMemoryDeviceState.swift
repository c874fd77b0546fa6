/// The state of an ``InMemoryDevice``, and its answers.
struct InMemoryDeviceState {
  typealias Reply = @Sendable (DeviceReply) -> Void

  /// The present authorization of an ability, and the person's answer when they are asked.
  struct Permission {
    var present = Authorization.authorized
    var whenAsked = Authorization.authorized
  }

  private struct Request {
    let number: Int
    let capability: DeviceRequest.Capability
    let reply: Reply
  }

  var permissions: [DeviceRequest.Capability: Permission] = [:]
  var clipboard = ""
  private(set) var sounds: [Sound] = []
  private(set) var notices: [Notice] = []
  /// What the page is to show, the first to come in front.
  private(set) var scheduled: [(notice: Notice, remaining: Duration)] = []
  /// Those that go on, the oldest in front.
  private var requests: [Request] = []
  private var lastNumber = 0

  /// Takes a request; gives its number, and what is answered at once.
  mutating func begin(_ request: DeviceRequest, _ reply: @escaping Reply) -> (Int, [DeviceReply]) {
    lastNumber += 1
    if request.action == "authorization" {
      return (lastNumber, answer([permission(request.capability).present.rawValue]))
    }
    let authorization = ask(request.capability)
    if request.action == "requestAuthorization" {
      return (lastNumber, answer([authorization.rawValue]))
    }
    if let error = authorization.error { return (lastNumber, [.failure(error)]) }
    guard request.action == "listen" else { return (lastNumber, perform(request)) }
    requests.append(Request(number: lastNumber, capability: .speech, reply: reply))
    return (lastNumber, [])
  }

  /// Whoever asked does not want it any more.
  mutating func end(_ number: Int) {
    requests.removeAll { $0.number == number }
  }

  /// Who waits for replies of an ability.
  func open(_ capability: DeviceRequest.Capability) -> [Reply] {
    requests.filter { $0.capability == capability }.map(\.reply)
  }

  /// Ends requests; gives who is to be told.
  mutating func takeOpen(_ isWanted: (DeviceRequest.Capability) -> Bool) -> [Reply] {
    let wanted = requests.filter { isWanted($0.capability) }
    requests.removeAll { isWanted($0.capability) }
    return wanted.map(\.reply)
  }

  private func permission(_ capability: DeviceRequest.Capability) -> Permission {
    permissions[capability] ?? Permission()
  }

  /// What may be done after the person was asked, if that was open.
  private mutating func ask(_ capability: DeviceRequest.Capability) -> Authorization {
    var permission = permission(capability)
    if permission.present == .notDetermined { permission.present = permission.whenAsked }
    permissions[capability] = permission
    return permission.present
  }

  private mutating func perform(_ request: DeviceRequest) -> [DeviceReply] {
    let texts = request.arguments
    switch (request.capability, request.action) {
    case (.sound, "play"): sounds.append(Sound(values: texts))
    case (.clipboard, "copy"): clipboard = texts.first ?? ""
    case (.clipboard, "paste"): return answer([clipboard])
    case (.notifications, "show"):
      guard let notice = Notice(values: texts) else { return [.failure(.missing)] }
      show(notice)
    case (.notifications, "schedule"):
      guard let notice = Notice(values: texts.dropLast()), let delay = texts.last.flatMap(Int.init)
      else { return [.failure(.missing)] }
      schedule(notice, after: .milliseconds(delay))
    case (.notifications, "withdraw"):
      texts.first.map { withdraw($0) }
    default: return [.failure(.missing)]
    }
    return [.end]
  }

  private mutating func show(_ notice: Notice) {
    notice.id.map { withdraw($0) }
    notices.append(notice)
  }

  private mutating func schedule(_ notice: Notice, after delay: Duration) {
    notice.id.map { withdraw($0) }
    let place = scheduled.firstIndex { $0.remaining > delay } ?? scheduled.endIndex
    scheduled.insert((notice, delay), at: place)
  }

  private mutating func withdraw(_ id: String) {
    scheduled.removeAll { $0.notice.id == id }
    notices.removeAll { $0.id == id }
  }

  /// Time passes on the page: what is due is shown.
  mutating func advance(by duration: Duration) {
    let due = scheduled.filter { $0.remaining <= duration }
    scheduled.removeFirst(due.count)
    for index in scheduled.indices { scheduled[index].remaining -= duration }
    for (notice, _) in due { show(notice) }
  }

  /// The page is loaded again: what it was to show is lost, what it has shown stays.
  mutating func reload() -> [Reply] {
    scheduled = []
    return takeOpen { _ in true }
  }

  private func answer(_ values: [String]) -> [DeviceReply] { [.values(values), .end] }
}
