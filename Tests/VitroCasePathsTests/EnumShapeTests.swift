import Testing
import VitroCasePaths

/// Whatever an enum looks like, its payloads come out as they went in.
@Suite struct EnumShapeTests {
  @Test func defaultsAreForThoseWhoWriteTheCase() {
    #expect(Payloads.withDefaults()[case: \.withDefaults]?.id == 7)
    #expect(Payloads.wildcards(1, true)[case: \.wildcards]?.1 == true)
  }

  @Test func aTupleIsOnePayload() {
    #expect(Payloads.tuple((1, "a"))[case: \.tuple]?.1 == "a")
    #expect(Payloads.labelledTuple(pair: (a: 1, b: "b"))[case: \.labelledTuple]?.b == "b")
  }

  @Test func aPayloadMayBeNothing() {
    #expect(Payloads.void(()).is(\.void) && !Payloads.void(()).is(\.none))
    #expect(Payloads.optional(nil).is(\.optional))
    #expect(Payloads.optional(nil)[case: \.optional] == .some(nil))
    #expect(Payloads.unwrapped(1)[case: \.unwrapped] == 1)
  }

  @Test func closuresAndTypesArePayloads() async throws {
    #expect(Payloads.closure { "\($0)" }[case: \.closure]?(1) == "1")
    try await Payloads.closures(title: "a") {}[case: \.closures]?.1()
    #expect(Payloads.metatype(Int.self)[case: \.metatype] == Int.self)
    #expect(Payloads.existential(CancellationError())[case: \.existential] is CancellationError)
  }

  @Test func labelsMayBeKeywords() {
    let value = Payloads.keywords(in: 1, default: true, self: 2, `inout`: 3)
    let payload = value[case: \.keywords]
    #expect(payload?.in == 1 && payload?.default == true && payload?.2 == 2)
    #expect(payload?.inout == 3)
  }

  @Test func commentsAreNoPartOfAType() {
    #expect(Payloads.commented(["a": 1], name: "b")[case: \.commented]?.name == "b")
  }

  @Test func casesMayHaveTheNamesOfKeywordsAndOfMethods() {
    #expect(Names.default.is(\.default) && Names.`init`.is(\.`init`) && Names.in.is(\.in))
    #expect(Names.`self`(1)[case: \.`self`] == 1)
    #expect(Names.allCasePaths.Type.embed(1)[case: \.Type] == 1)
    #expect(Names.filter(1)[case: \.filter] == 1 && Names.count(1)[case: \.count] == 1)
    #expect(Names.map.is(\.map) && Names.first.is(\.first) && Names.lazy.is(\.lazy))
  }

  @Test func anEnumMayHoldItself() {
    let tree = Tree.branch(.leaf(1), .list([.leaf(2)]))
    #expect(tree[case: \.branch]?.0 == .leaf(1))
    #expect(tree[case: \.branch]?.1[case: \.list] == [.leaf(2)])
  }

  @Test func genericEnumsHavePaths() {
    #expect(Generic.value(1)[case: \.value] == 1)
    #expect(Generic.values([1], isLast: true)[case: \.values]?.isLast == true)
    #expect(Outer<Int>.Inner.value(1)[case: \.value] == 1)
  }

  @Test func enumsHavePathsWhereverTheyAreSeen() {
    #expect(Outer<Int>.Extended.value(1)[case: \.value] == 1)
    #expect(PublicOuter.Inner.value(1)[case: \.value] == 1)
    #expect(PublicOuter.Extended.value(1)[case: \.value] == 1)
    #expect(Package.value(1)[case: \.value] == 1)
  }

  @Test func casesUnderAConditionHavePaths() {
    #expect(Conditional.value(1)[case: \.value] == 1)
    #expect(Conditional.inner.is(\.inner))
    #expect(Conditional.allCasePaths.value.embed(2) == .value(2))
  }

  @Test func casesHavePathsWhereTheyAreAvailable() {
    #expect(Aging.new.is(\.new))
    if #available(macOS 99, iOS 99, *) {
      #expect(Aging.future.is(\.future))
      #expect(Future.value(1)[case: \.value] == 1)
    }
  }

  /// The actor is for the enum's members, not for its paths.
  @Test func pathsOfAnIsolatedEnumAreForEverybody() {
    #expect(Isolated.value(1)[case: \.value] == 1)
  }

  @Test func otherEnumsHavePaths() {
    #expect(Raw.b.is(\.b))
    #expect(NotSendable.reference(.init()).is(\.reference))
    #expect(Frozen.value(1)[case: \.value] == 1)
  }
}
