import IssueReporting

/// Says that a value was not the case that was to be modified.
@usableFromInline
func reportOtherCase<Root: CasePathable>(
  _ root: Root,
  than path: String,
  fileID: StaticString,
  filePath: StaticString,
  line: UInt,
  column: UInt
) {
  reportIssue(
    """
    '\(Root.self).\(path)' was to be modified, but the value was '.\(wholeCaseName(of: root))'.

    Expected: 'modify(\\.\(path))' is called only while the value is that case.
    To fix: ask 'if value.is(\\.\(path))' first, or change the payload with \
    'value[case: \\.\(path)]?.… = …', which does nothing in another case.
    """,
    fileID: fileID,
    filePath: filePath,
    line: line,
    column: column
  )
}

/// Says that a value cannot stop being a case without becoming another one.
@usableFromInline
func reportNoCase(_ root: Any.Type, instead path: String) {
  reportIssue(
    """
    'nil' was set where the value was '\(root).\(path)', so nothing has changed.

    Expected: 'value[case: \\.\(path)]' is set to a payload.
    To fix: set the value to the case that comes next, 'value = …'.
    """
  )
}
