import Foundation

/// A disk with no room left: 64 KiB in memory, where this process may mount such a thing.
func fullDisk() throws -> Outcome {
  try withFolder { folder in
    guard run("mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", folder.path) else {
      return Outcome(sentence: "A full disk: not tried, because nothing can be mounted here.")
    }
    defer { _ = run("umount", folder.path) }
    let url = folder.appending(path: "lines.json")
    return try refusal("A full disk (64 KiB in memory)", url, "the disk is full", "--grows")
  }
}

/// A limit to the size of files, which the system enforces like the end of the disk.
func sizeLimit() throws -> Outcome {
  try withFolder { folder in
    try refusal(
      "A limit of 40,000 bytes for each file", folder.appending(path: "lines.json"),
      "it would be larger than this program may make a file", "--grows", "--largest-file=40000")
  }
}

/// A folder that may be read, but not written to, by a user who is not root.
func unwritableFolder() throws -> Outcome {
  try withFolder { folder in
    let url = folder.appending(path: "lines.json")
    let user = "--user=\(Surroundings.nobody)"
    if getuid() == 0 {
      try FileManager.default.setAttributes(
        [.ownerAccountID: Surroundings.nobody, .groupOwnerAccountID: Surroundings.nobody],
        ofItemAtPath: folder.path)
    }
    _ = try Child(url, ["--grows", "--times=3", user]).end()
    try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder.path)
    defer {
      try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path)
    }
    return try refusal(
      "An unwritable folder", url, "this program has no permission to do that there", "--grows",
      user)
  }
}

/// Signals that interrupt each call to the system.
func interruptions() throws -> Outcome {
  try withFolder { folder in
    let url = folder.appending(path: "ledger.json")
    let said = try Child(url, ["--times=200", "--interrupted"]).end()
    var problems: [String] = []
    if let failure = said.failure { problems.append("interrupted: \(failure)") }
    if said.saveCount != 200 { problems.append("interrupted: only \(said.saveCount) saves") }
    if try Ledger.read(url)?.count != said.saved { problems.append("interrupted: a save is lost") }
    return Outcome(
      sentence: "10,000 signals a second: \(said.saveCount) of 200 saves acknowledged.",
      problems: problems)
  }
}

/// Runs a writer until it is refused, and looks at what it says and what it leaves behind.
private func refusal(
  _ name: String,
  _ url: URL,
  _ reason: String,
  _ options: String...
) throws -> Outcome {
  let said = try Child(url, options).end()
  let kept = try JSONDecoder().decode([String].self, from: Data(contentsOf: url)).count
  let acknowledged = said.saved ?? said.loaded ?? 0
  var problems: [String] = []
  if said.failure?.contains("could not be saved: \(reason).") != true {
    problems.append("\(name): said \(said.failure ?? "nothing")")
  }
  if kept != acknowledged {
    problems.append("\(name): \(acknowledged) were acknowledged, and the file has \(kept)")
  }
  return Outcome(
    sentence: """
      \(name): \(acknowledged) lines acknowledged, \(kept) in the file, then: \
      \((said.failure ?? "no error").replacing(url.deletingLastPathComponent().path, with: "…"))
      """,
    problems: problems)
}

private func run(_ command: String...) -> Bool {
  let process = Process()
  process.executableURL = URL(filePath: "/usr/bin/env")
  process.arguments = command
  process.standardError = FileHandle.nullDevice
  process.standardOutput = FileHandle.nullDevice
  guard (try? process.run()) != nil else { return false }
  process.waitUntilExit()
  return process.terminationStatus == 0
}
