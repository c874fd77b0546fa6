import Foundation
import StorefrontCatalog
import SwiftUI

#Preview("Catalogue") {
  // The answer of a server, in a file that can be edited.
  let file = Bundle.module.url(forResource: "catalog", withExtension: "json")
  catalogue(file.flatMap { try? Data(contentsOf: $0) })
}

#Preview("Catalogue without a server") { catalogue(nil) }

@MainActor
private func catalogue(_ json: Data?) -> some View {
  NavigationStack { CatalogScreen() }.environment(Catalog(client: .answering(json)))
}
