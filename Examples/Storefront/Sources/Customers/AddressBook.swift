public import StorefrontCore
public import StorefrontDomain
public import StorefrontHTTP
public import Vitro

/// The aggregate of a customer's addresses; the first is where parcels go unless somebody says otherwise.
@ObservableModel @MainActor
public final class AddressBook: NewsFollower {
  /// The addresses; `nil` until they are there.
  public private(set) var addresses: [CustomerAddress]?
  /// Why they are not, or not the newest.
  public private(set) var error: StoreError?
  /// A new address as it is typed.
  public var form = AddressForm()
  /// The problems that are shown: those of the form when it was sent, less what is solved since.
  public var problems: [AddressProblem] { wasSent ? form.problems : [] }
  /// Whether a change is on its way.
  public private(set) var isSaving = false
  private var wasSent = false

  @ObservationIgnored private let http: StoreHTTP
  @ObservationIgnored private let errors: ErrorBoard

  /// Makes the aggregate of a client, and of the place that shows errors.
  public init(http: StoreHTTP, errors: ErrorBoard) { (self.http, self.errors) = (http, errors) }

  /// Loads all addresses.
  public func load() async {
    do throws(StoreError) {
      addresses = try await http.load(Resource(.get, "me/addresses"))
      error = nil
    } catch .cancelled {
      // Another one has been asked for.
    } catch {
      self.error = error
    }
  }

  /// Loads the addresses again if they have been loaded and are among some changes.
  public func refresh(_ news: Set<ShopNews>) async {
    if addresses != nil { await load() }
  }

  /// Whether some news are about the address book.
  public func follows(_ news: ShopNews) -> Bool { [.addresses, .everything].contains(news) }

  /// Adds the address that is typed, unless something is wrong with it.
  public func add() async {
    wasSent = true
    guard form.problems.isEmpty else { return }
    let address = CustomerAddress(
      street: form.street, postalCode: form.postalCode, city: form.city, country: form.country)
    if await change(Resource(.post, "me/addresses", body: address), { await self.add() }) {
      (form, wasSent) = (AddressForm(), false)
    }
  }

  /// Takes an address out.
  public func remove(_ address: CustomerAddress) async {
    await change(Resource(.post, "me/addresses/removals", body: address)) {
      await self.remove(address)
    }
  }

  /// Makes an address the first.
  public func makeDefault(_ address: CustomerAddress) async {
    await change(Resource(.put, "me/addresses/default", body: address)) {
      await self.makeDefault(address)
    }
  }

  /// Asks for a change; returns whether it was made.
  @discardableResult
  private func change(
    _ resource: Resource<[CustomerAddress]>, _ retry: @escaping @MainActor () async -> Void
  ) async -> Bool {
    guard !isSaving else { return false }
    isSaving = true
    defer { isSaving = false }
    do throws(StoreError) {
      (addresses, error) = (try await http.load(resource), nil)
      return true
    } catch {
      errors.show(error, guidance: "Your addresses are as they were.", retry: retry)
      return false
    }
  }
}
