// Puts small mistakes into the rules of the applications, one at a time, and counts how many of them
// the tests notice:
//   swift Scripts/measures/mutate.swift [how many mistakes] [seed] [part of a path that is looked at]
// A mistake that does not compile is left out. It works in a copy, and takes some seconds a mistake.
import Foundation

/// A mistake: in the line with this index of a file, `old` became `new`.
struct Mistake {
  var file: String
  var line: Int
  var old: String
  var new: String
}

/// Numbers that are the same for the same seed (Steele, Lea and Flood's SplitMix64).
struct Numbers: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

let exchanges = [
  (" < ", " <= "), (" <= ", " < "), (" > ", " >= "), (" >= ", " > "), (" == ", " != "),
  (" != ", " == "), (" && ", " || "), (" || ", " && "), (" + ", " - "), (" - ", " + "),
  (" += ", " -= "), (" -= ", " += "), (" * ", " + "), (" / ", " * "), (" % ", " / "),
  ("true", "false"), ("false", "true"), ("..<", "..."), ("min(", "max("), ("max(", "min("),
  ("(!", "("), (" !", " "), (".first", ".last"), (".last", ".first"), ("allSatisfy", "contains"),
]

func mistakes(in file: String) throws -> [Mistake] {
  let lines = try String(contentsOfFile: file, encoding: .utf8).components(separatedBy: "\n")
  return lines.enumerated().flatMap { index, line -> [Mistake] in
    let code = line.trimmingCharacters(in: .whitespaces)
    let isRead = !code.hasPrefix("//") && !code.hasPrefix("#") && !code.contains("import ")
    guard isRead else { return [] }
    let text = line.firstIndex(of: "\"") ?? line.endIndex
    var found = exchanges.compactMap { old, new -> String? in
      line.range(of: old).flatMap {
        $0.upperBound <= text ? line.replacingCharacters(in: $0, with: new) : nil
      }
    }
    if let match = line.firstMatch(of: #/(?:^|[^\w.$])([0-9][0-9_]*)(?:$|[^\w.])/#),
      match.range.upperBound <= text, let value = Int(match.1.filter { $0 != "_" })
    {
      let number = match.1.startIndex..<match.1.endIndex
      found.append(line.replacingCharacters(in: number, with: "\(value + 1)"))
    }
    if code.hasPrefix("guard "), code.hasSuffix("}"), !code.contains("let ") { found.append("") }
    if code.hasPrefix("guard "), !code.contains("let "), let condition = line.range(of: " else {") {
      found.append(line.replacingCharacters(in: condition, with: " || true else {"))
    }
    let isStep = code.firstMatch(of: #/^[a-z][\w.\[\]$]* [+-]?= /#) != nil
    if isStep || code.hasPrefix("remove") || code.hasPrefix("append") { found.append("") }
    return found.map { Mistake(file: file, line: index, old: line, new: $0) }
  }
}

/// Runs a command quietly; `nil` where it took longer than two minutes.
func succeeds(_ command: String) throws -> Bool? {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/bin/bash")
  process.arguments = ["-c", "timeout 120 \(command) >mutate.log 2>&1"]
  try process.run()
  process.waitUntilExit()
  return process.terminationStatus == 124 ? nil : process.terminationStatus == 0
}

let arguments = CommandLine.arguments
let wanted = arguments.count > 1 ? Int(arguments[1]) ?? 60 : 60
var numbers = Numbers(state: arguments.count > 2 ? UInt64(arguments[2]) ?? 1 : 1)
let part = arguments.count > 3 ? arguments[3] : ""

let copy = FileManager.default.temporaryDirectory.appendingPathComponent("mistakes-\(getpid())")
try FileManager.default.copyItem(atPath: "Examples/Domains", toPath: copy.path)
defer { try? FileManager.default.removeItem(at: copy) }
_ = FileManager.default.changeCurrentDirectoryPath(copy.path)
guard try succeeds("swift test") == true else {
  print("The tests do not pass as they are.")
  exit(1)
}

let files = (FileManager.default.enumerator(atPath: "Sources")?.compactMap { $0 as? String } ?? [])
  .map { "Sources/\($0)" }.filter { $0.hasSuffix(".swift") && (part.isEmpty || $0.contains(part)) }
  .sorted()
var (noticed, unnoticed, impossible) = (0, 0, 0)
for mistake in try files.flatMap(mistakes).shuffled(using: &numbers)
where noticed + unnoticed < wanted {
  let content = try String(contentsOfFile: mistake.file, encoding: .utf8)
  var lines = content.components(separatedBy: "\n")
  lines[mistake.line] = mistake.new
  try lines.joined(separator: "\n").write(toFile: mistake.file, atomically: true, encoding: .utf8)
  if try succeeds("swift build --build-tests") != true {
    impossible += 1
  } else if try succeeds("swift test --skip-build") != true {
    noticed += 1
  } else {
    unnoticed += 1
    print("\(mistake.file):\(mistake.line + 1): nobody noticed this:")
    print("  -\(mistake.old)\n  +\(mistake.new)")
  }
  try content.write(toFile: mistake.file, atomically: true, encoding: .utf8)
}
let share = String(format: "%.1f", 100 * Double(noticed) / Double(max(noticed + unnoticed, 1)))
print(
  "\(noticed) of \(noticed + unnoticed) mistakes were noticed: \(share) % (\(impossible) did not compile)."
)
