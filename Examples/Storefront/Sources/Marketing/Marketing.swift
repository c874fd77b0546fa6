import Foundation
public import StorefrontCore
public import StorefrontDomain
public import StorefrontHTTP
public import Vitro

/// The aggregate of the discounts that staff write, and of the form for one.
@ObservableModel @MainActor
public final class Marketing: NewsFollower {
  /// The discounts, in the order of their codes; `nil` until they are there.
  public private(set) var discounts: [DiscountRecord]?
  /// Why there are none, or not the newest.
  public private(set) var error: StoreError?

  /// The form as it is filled in.
  public var form = DiscountForm(from: .distantPast, until: .distantFuture) {
    didSet { if form != oldValue { formError = nil } }
  }
  /// Why the server has not taken it.
  public private(set) var formError: StoreError?
  /// Whether it is on its way.
  public private(set) var isSaving = false
  private var wasSent = false

  @ObservationIgnored private let http: StoreHTTP
  @Dependency(\.date) private var date

  /// Makes the aggregate of a client.
  public init(http: StoreHTTP) { self.http = http }

  /// Begins a form for the next four weeks, unless there is one.
  public func begin() {
    guard form.start == .distantPast else { return }
    let hour = (date.now.timeIntervalSinceReferenceDate / 3_600).rounded(.down) * 3_600
    let start = Date(timeIntervalSinceReferenceDate: hour)
    form = DiscountForm(from: start, until: start + 28 * 86_400)
  }

  /// The problems that are shown: those of the form when it was sent, less what is solved since.
  public var problems: [DiscountProblem] { wasSent ? form.problems(in: .eur) : [] }

  /// The words at a field: what is wrong with it, or why the server refuses it.
  public func words(at field: DiscountField) -> [String] {
    let own = problems.filter { $0.field == field }.map(\.description)
    guard own.isEmpty, case .refused(_, let detail, field.rawValue)? = formError else { return own }
    return [detail]
  }

  /// Whether the server refuses a field of the form, at which that is told.
  public var isFieldRefused: Bool {
    if case .refused(_, _, let field?)? = formError {
      DiscountField(rawValue: field) != nil
    } else {
      false
    }
  }

  /// Loads all discounts.
  public func load() async {
    do throws(StoreError) {
      discounts = try await http.load(Resource(.get, "office/discounts"))
      error = nil
    } catch .cancelled {
      // Another one has been asked for.
    } catch {
      self.error = error
    }
  }

  /// Loads the discounts again if they have been loaded and are among some changes.
  public func refresh(_ news: Set<ShopNews>) async {
    if discounts != nil { await load() }
  }

  /// Whether some news are about discounts.
  public func follows(_ news: ShopNews) -> Bool { [.discounts, .everything].contains(news) }

  /// Saves what is filled in, unless something is wrong with it; returns whether it is saved.
  public func save() async -> Bool {
    struct Body: Encodable, Sendable {
      var code: String
      var kind: String
      var value: String
      var minimumOrder: String
      var start: String
      var end: String
      var usageLimit: String
    }
    wasSent = true
    guard !isSaving, problems.isEmpty else { return false }
    isSaving = true
    defer { isSaving = false }
    let body = Body(
      code: form.code, kind: form.kind.rawValue, value: form.value,
      minimumOrder: form.minimumOrder, start: form.start.formatted(.iso8601),
      end: form.end.formatted(.iso8601), usageLimit: form.usageLimit)
    do throws(StoreError) {
      let saved: DiscountRecord = try await http.load(
        Resource(.post, "office/discounts", body: body))
      let others = discounts?.filter { $0.code != saved.code } ?? []
      discounts = (others + [saved]).sorted { $0.code < $1.code }
      form = DiscountForm(from: .distantPast, until: .distantFuture)
      (formError, wasSent) = (nil, false)
      return true
    } catch {
      formError = error
      return false
    }
  }
}
