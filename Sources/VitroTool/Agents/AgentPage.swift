/// The page for agents who work on a package.
enum AgentPage {
  static let text = """
    # For agents

    The screens of this package can be seen and pressed without a simulator, in memory, by `vitro`:

    - `vitro look` shows the application, an element a line: what it is, its name, its value, and a reference (@12) for
      what can be used. `vitro list` names the previews; `--screen NAME` means one in place of the application: begin
      with a preview, which is always the same and leads to a place at once.
    - `vitro press "Save"`, `vitro press @12`, `vitro press "Delete" --in "Milk"`, `vitro set "Name" "Ann"`,
      `vitro set "Airplane Mode" on`, `vitro back`, `vitro open /settings`, `vitro wait 3s` (moves the clock).
      Each answers with what has changed (- gone, + new, ~ other) once the screen has come to rest: never sleep, never
      look again to make sure. Then a line about the page, its problems and what still waits; then the line of Swift.
    - What a person could not do is refused, with the reason and what there is instead (exit 1).
    - Nothing that is kept outside is touched: dependencies have their preview values, and the program has a home folder of
      its own, which is emptied when a screen is opened anew. Time begins on 1 January 2026, and stands still.
    - `vitro state` shows what the views keep, `vitro problems` what is wrong, `vitro undo` takes the last action back;
      `vitro back` answers an alert as its cancel button does.
    - Edit a file and go on: the next command builds, opens the screen anew and does again what was done; a compiler's
      error is shown with file and line (exit 3).
    - `vitro test "Milk can be deleted"` prints what was done as a Swift test. Put it into a target of tests that depends
      on the module of the screen, VitroPreviews and VitroUITesting; run `swift test`.

    """
}
