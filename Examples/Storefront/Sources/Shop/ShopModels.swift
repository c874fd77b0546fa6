import StorefrontCatalog
import StorefrontCheckout
public import StorefrontCore
import StorefrontCustomers
public import StorefrontHTTP
import StorefrontInventory
import StorefrontMarketing
import StorefrontOrdering
import StorefrontPeople
import StorefrontShipping

/// The models of a page of the shop: an aggregate of each context, and what they share.
@MainActor
public struct ShopModels {
  let catalog: Catalog
  let checkout: CheckoutModel
  let ordering: Ordering
  let people: People
  let shipping: Shipping
  let inventory: Inventory
  let marketing: Marketing
  let book: AddressBook
  let errors = ErrorBoard()
  let changes: ShopChanges

  /// Makes the models of a client; none loads anything before changes are heard of.
  public init(http: StoreHTTP) {
    let changes = ShopChanges(http: http)
    let late = http.after { await changes.begun() }
    self.changes = changes
    catalog = Catalog(client: .http(late))
    checkout = CheckoutModel(http: late, errors: errors)
    ordering = Ordering(http: late, errors: errors)
    people = People(http: late, errors: errors)
    shipping = Shipping(http: late, errors: errors)
    inventory = Inventory(http: late, errors: errors)
    marketing = Marketing(http: late)
    book = AddressBook(http: late, errors: errors)
  }

  /// The models that load again what they show when it has changed.
  public var followers: [any NewsFollower] {
    [catalog, checkout, ordering, people, shipping, inventory, marketing, book]
  }
}
