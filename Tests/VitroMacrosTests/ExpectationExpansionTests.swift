import Testing

/// Tests of the code that the expressions of tests become.
@Suite struct ExpectationExpansionTests {
  @Test func hereIsThePlaceOfTheLineThatExpandsIt() {
    let expansion = Expansion("let place = #here")
    #expect(expansion.code == "let place = Vitro.SourcePlace.here()")
    #expect(expansion.messages == [])
  }

  @Test(arguments: [
    (#"#require(model.destination, case: \.detail)"#, "model.destination", ""),
    (#"#require(a["b"]?.c, case: \.detail)"#, ##"a["b"]?.c"##, ""),
    (#"#require(x, case: \.detail, at: place)"#, "x", ", at: place"),
  ])
  func aRequiredCaseIsToldHowTheValueIsWritten(_ source: String, _ value: String, _ rest: String) {
    let expansion = Expansion("let detail = try \(source)")
    let name = value.contains("\"") ? "#\"\(value)\"#" : "\"\(value)\""
    #expect(
      expansion.code
        == #"let detail = try VitroTesting.require(\#(value), case: \.detail, named: \#(name)\#(rest))"#
    )
  }
}
