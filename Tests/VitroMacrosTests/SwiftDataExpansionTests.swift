import Testing

/// Tests of the code that models and queries of SwiftData become.
@Suite struct SwiftDataExpansionTests {
  @Test func aModelTellsOfItsProperties() {
    let code = Expansion(
      """
      @Model public final class Trip {
        @Attribute(.unique, originalName: "title") var name: String
        @Relationship(.unique, deleteRule: .cascade, inverse: \\Stay.trip) var stays: [Stay] = []
        @Transient var isOpen = false
        let id = 1
        static var count = 0
        lazy var later = 2
        var both: Int { 3 }
        init(name: String) { self.name = name }
      }
      """)
    #expect(code.contains("extension Trip: nonisolated PersistentModel {}"))
    #expect(code.contains("public nonisolated let persistentRecord = ModelRecord()"))
    #expect(
      code.contains(
        """
        [Schema.PropertyMetadata("name", \\Trip.name, options: [.unique]), \
        Schema.PropertyMetadata("stays", \\Trip.stays, deleteRule: .cascade, inverse: \\Stay.trip)]
        """))
    #expect(code.contains("private var _stays: [Stay] = []") && !code.contains("_isOpen"))
    #expect(code.contains("set { let old = relatedModels(in: _name)"))
    #expect(code.messages == [])
  }

  @Test func aQueryIsKeptBesideItsVariable() {
    let code = Expansion(
      """
      struct TripsView {
        @Query(sort: \\Trip.name) private var trips: [Trip] = []
        @Query var stays: [Stay]
      }
      """)
    #expect(code.contains("var _trips = Query<[Trip]>(sort: \\Trip.name)"))
    #expect(code.contains("var _stays = Query<[Stay]>()"))
    #expect(code.contains("get { _stays.wrappedValue }") && code.messages == [])
  }

  @Test func aQueryNeedsAType() {
    let code = Expansion("struct A { @Query var trips = [Trip]() }")
    #expect(code.messages == ["'@Query' needs a variable with a type, such as '[Trip]'"])
  }

  @Test func aModelIsAClass() {
    #expect(
      Expansion("@Model struct Trip {}").messages == ["'@Model' can only be applied to a class"])
  }
}
