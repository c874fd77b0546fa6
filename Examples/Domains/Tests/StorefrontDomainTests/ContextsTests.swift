import StorefrontDomain
import Testing

@Suite("The contexts of the shop") struct ContextsTests {
  @Test("Identifiers of one kind are equal when their texts are")
  func ids() {
    let typed = ProductID("mug")
    #expect(typed == "mug")
    #expect(typed != "Mug")
    #expect("\(typed)" == "mug")
  }
}
