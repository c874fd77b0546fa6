import Testing

/// Tests of the record that a preview leaves in a program, and of the code that its state becomes.
@Suite struct PreviewExpansionTests {
  @Test func aPreviewLeavesARecordInTheProgram() {
    let code = Expansion("#Preview { Text(\"a\") }")
    #expect(code.contains("-> VitroPreviewing.Preview { VitroPreviewing.Preview("))
    #expect(code.contains(#"@section("vitro_previews") @used nonisolated static let"#))
    #expect(code.contains(": VitroPreviewing.PreviewRecord = (1, 0, {"))
    #expect(code.contains("#if compiler(>=6.3) #if objectFormat(ELF)"))
    #expect(code.messages == [])
  }

  @Test(arguments: [
    (#"#Preview("Name") { A() }"#, #"VitroPreviewing.Preview("Name", "#),
    (#"#Preview("Name", traits: .portrait, .b) { A() }"#, #"("Name", traits: .portrait, .b, "#),
    ("#Preview(traits: .portrait) { A() }", "VitroPreviewing.Preview(traits: .portrait, "),
    (#"#Preview("Name", body: { A() })"#, #"VitroPreviewing.Preview("Name", "#),
  ])
  func whatIsSaidOfItIsKept(_ source: String, _ call: String) {
    let code = Expansion(source)
    #expect(code.contains(call) && code.contains("{ A() }") && !code.contains("body:"))
  }

  @Test func itKnowsWhereItIs() {
    let code = Expansion("\n\n#Preview { A() }")
    #expect(code.contains(#"fileID: "App/App.swift", line: 3"#))
  }

  @Test func itsStateIsThatOfAView() {
    let code = Expansion(
      """
      #Preview {
        @Previewable @State var isOn = true
        @Previewable @FocusState var isFocused: Bool
        let title = "Bold"
        Toggle(title, isOn: $isOn)
      }
      """)
    #expect(code.contains("@State var isOn = true @FocusState var isFocused: Bool"))
    #expect(
      code.contains(
        #"var body: some VitroUI.View { let title = "Bold" Toggle(title, isOn: $isOn) }"#))
    #expect(!code.contains("Previewable") && code.messages == [])
  }

  @Test func aPreviewNeedsAClosure() {
    let code = Expansion("#Preview(\"Name\")")
    #expect(code.messages == ["'#Preview' needs a closure with the view: '#Preview { … }'"])
  }

  @Test func stateOfAPreviewIsNowhereElse() {
    let code = Expansion("struct A { @Previewable @State var a = 1 }")
    #expect(
      code.messages == ["'@Previewable' can only be applied to a variable of '#Preview { … }'"])
  }
}
