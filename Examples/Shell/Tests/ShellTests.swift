import Testing

@Suite("The program 'vitro', from a shell")
struct ShellTests {
  @Test("A screen is read, used and read again by commands of their own") func session()
    async throws
  {
    try await withShell { vitro in
      let look = try await vitro("look")
      #expect(look.status == 0)
      #expect(look.output.contains(#"toggle "Lamp" off @"#))
      #expect(look.output.contains(#"picker "Color" = "Red" of "Red" | "Blue" @"#))
      #expect(look.output.contains(#"link "Manual" to https://example.com/manual @"#))
      #expect(look.output.hasSuffix("-- Panel\n"))
      #expect(try await vitro("set Lamp on").output.contains(#"~ toggle "Lamp" on @"#))
      #expect(try await vitro("set Color Blue").output.contains(#"= "Blue""#))
      #expect(try await vitro("type Name 'Ann \"B\"'").output.contains("= \"Ann \"B\"\""))
      #expect(try await vitro("undo").output.contains(#"field "Name" = """#))
      #expect(try await vitro("state color").output.contains(#"color = "Blue""#))
    }
  }

  @Test(
    "What a person could not do, or nobody can read, is refused with the reason",
    arguments: [
      ("press Lokced", 1, #"Nothing here is called "Lokced". Nearest: button "Locked" @"#),
      ("press Locked", 1, "disabled"),
      ("press @999", 1, "No element was ever called @999."),
      ("press @x", 64, #""@x" is no reference: one is like @12."#),
      ("set Day soon", 1, "soon"),
      ("set Color Green", 1, "Green"),
      ("set Lamp maybe", 1, #""maybe" is neither 'on' nor 'off'."#),
      ("press Print --in Cellar", 1, #"Nothing here has "Cellar" in it."#),
      ("open /nowhere", 1, #"Nothing here leads to "/nowhere"."#),
      ("back", 1, "Nothing here leads back."),
      ("wait soon", 64, #""soon" is no time"#),
      ("state nothing", 0, #"There is no state at "nothing"."#),
      ("undo", 1, "Nothing has been done yet."),
      ("test", 1, "Nothing has been done yet."),
      ("--screen Cellar look", 2, #"There is no screen "Cellar". There are:"#),
      ("press", 64, "'target' is missing. Write: press <target>"),
      ("pres Lamp", 64, "There is no command 'pres'."),
    ])
  func refused(_ command: String, _ status: Int32, _ words: String) async throws {
    try await withShell { vitro in
      let ending = try await vitro(command)
      #expect(ending.status == status)
      #expect((ending.output + ending.error).contains(words), "\(ending)")
    }
  }

  @Test("A dialog is in front of what stands behind it, until it is answered") func dialog()
    async throws
  {
    try await withShell { vitro in
      try await vitro("press Ask")
      let behind = try await vitro("press Print")
      #expect(behind.status == 1)
      #expect(behind.output.contains(#"button "Print" stands behind alert "Sure?""#))
      #expect(try await vitro("press Yes").output.contains(#"text "Said yes""#))
    }
  }

  @Test("What the program prints stands below the answer") func prints() async throws {
    try await withShell { vitro in
      try await vitro("type Name Ann")
      #expect(try await vitro("press Print").output.hasSuffix("\n| Printed Ann\n"))
      let home = try await vitro("press Where").output
      #expect(home.contains("| At home in") && home.hasSuffix("shell-app.socket.home\n"), "\(home)")
      #expect(try await !vitro("look").output.contains("\n| "))
    }
  }

  @Test("The text of a secure field is in no answer") func secrets() async throws {
    try await withShell { vitro in
      let typed = try await vitro("type Password 'open sesame'")
      #expect(typed.status == 0)
      for command in ["look", "state", "test"] {
        let answer = try await vitro(command)
        #expect(!(answer.output + answer.error).contains("sesame"), "\(answer)")
      }
    }
  }

  @Test("A trap says where it is and what led there; what was done before is done again")
  func trap() async throws {
    try await withShell { vitro in
      try await vitro("set Lamp on")
      let ending = try await vitro("press 'Read past the end'")
      #expect(ending.status == 1)
      #expect(ending.error.contains("Fatal error: Index out of range"), "\(ending)")
      #expect(ending.error.contains("\nIn PanelView.readPastTheEnd()"), "\(ending)")
      #expect(ending.error.contains("It was led there by: set Lamp on"), "\(ending)")
      let look = try await vitro("look").output
      #expect(look.contains("ended in the middle of"))
      #expect(look.contains(#"toggle "Lamp" on"#))
    }
  }

  @Test("With live dependencies time goes by") func live() async throws {
    try await withShell { vitro in
      try await vitro("--live press Later")
      var text = ""
      repeat {
        text = try await vitro("--live wait 10ms").output + vitro("--live look").output
      } while !text.contains("It is later")
      #expect(text.contains("-- Panel") && vitro.programs.count == 1)
      try await vitro("stop")
      #expect(vitro.programs == [])
    }
  }

  @Test("Commands come one a line, too; what is wrong ends nothing") func lines() async throws {
    try await withShell { vitro in
      let ending = try await vitro(
        "repl", reading: "set Lamp on\nset Lamp \"on\n\nhelp\npress 'Lamp'\nquit\nset Lamp on\n")
      #expect(ending.status == 0)
      #expect(!ending.output.contains("\n> "))
      let words = [
        #"toggle "Lamp" off"#, #"~ toggle "Lamp" on"#, "is not closed", "wait <time>",
        #"~ toggle "Lamp" off"#,
      ]
      var rest = ending.output[...]
      for word in words {
        let place = try #require(rest.range(of: word), "\(word) in \(rest)")
        rest = rest[place.upperBound...]
      }
      #expect(!rest.contains("~ toggle"))
    }
  }

  @Test("The same commands are tools of an agent") func tools() async throws {
    try await withShell { vitro in
      let call =
        #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"set","arguments":{"target":"Lamp","value":"on"}}}"#
      let answer = try await vitro("mcp", reading: call + "\n").output
      #expect(answer.contains(#"~ toggle \"Lamp\" on"#) && answer.contains(#""isError":false"#))
    }
  }
}
