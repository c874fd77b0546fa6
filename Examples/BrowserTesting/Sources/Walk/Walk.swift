import Foundation
import Testing
import VitroUI
import VitroUITesting

/// A place where somebody walks at random: presses, types, chooses, drags and goes back, while each
/// thing that they do is compared with the screen.
public struct Stroll: Sendable, CustomTestStringConvertible {
  /// What the place is called.
  public let name: String
  /// Makes what is walked on.
  public let makeScreen: @MainActor @Sendable (ScreenHost) -> Screen
  /// The code that makes it, for a test that walks there again.
  public let code: String
  /// The links that are followed before the walk begins.
  public let links: [String]
  /// A script that runs in the page once it is open: a fault for the walker to find.
  public var fault: String?
  /// In how many tabs of one browser it is open.
  public var pageCount = 1
  /// The names of elements whose values all pages show alike, because they are kept for all of them.
  public var kept: Set<String> = []
  /// The foreign hands on the pages; every second step is one of theirs.
  public var hands: [ForeignHand] = []
  /// How many pages are opened at most to find a shorter way to what is wrong.
  public var mostReplays = 60

  /// Makes a place.
  public init(
    _ name: String, code: String, links: [String] = [],
    showing makeScreen: @escaping @MainActor @Sendable (ScreenHost) -> Screen
  ) {
    self.name = name
    self.code = code
    self.links = links
    self.makeScreen = makeScreen
  }

  /// The name.
  public var testDescription: String { name }
}

extension Stroll {
  /// How many steps are walked in all places together: `VITRO_WALK`, or 500.
  public static let allSteps =
    ProcessInfo.processInfo.environment["VITRO_WALK"].flatMap(Int.init) ?? 500

  /// After so many misses in a row a page has come to its end.
  private static let mostMisses = 20

  /// The number that decides on each step of all walks: `VITRO_WALK_SEED`, or 1.
  public static let seed =
    ProcessInfo.processInfo.environment["VITRO_WALK_SEED"].flatMap(UInt64.init) ?? 1

  /// Walks so many steps, on a new page wherever one has come to its end, such as a form that has been
  /// handed in.
  ///
  /// - Throws: ``Stumble`` where the page and its screen differ, with the shortest steps to it;
  ///   ``BrowserError`` where no step can be taken.
  @MainActor public func walk(steps count: Int, seed: UInt64 = Stroll.seed) async throws {
    var dice = Dice(seed: seed)
    var taken = 0
    while taken < count {
      var steps: [WalkStep] = []
      let truth = try await stumble(upTo: count - taken, &steps, &dice)
      taken += steps.count
      if let truth {
        let (shortest, last) = try await shorten(steps, truth)
        throw Stumble(seed: seed, count: taken, truth: last, test: test(shortest))
      }
      if steps.isEmpty { throw BrowserError.noWay(taken: taken, of: count) }
    }
  }

  /// Walks until something is wrong, so many steps are taken, or nothing more can be done.
  @MainActor private func stumble(
    upTo count: Int, _ steps: inout [WalkStep], _ dice: inout Dice
  ) async throws -> String? {
    try await withOpenPages { pages in
      // How often in a row nothing was found that a person could do.
      var misses = 0
      while steps.count < count, misses < Stroll.mostMisses {
        let number = pages.count == 1 ? 0 : Int.random(in: 0..<pages.count, using: &dice)
        guard var step = try await pages[number].randomStep(&dice, hands) else {
          misses += 1
          continue
        }
        step.page = number
        let isTaken = try await taking(step, on: pages)
        if case .failure(let wrong) = isTaken {
          steps.append(step)
          return wrong.reason
        }
        if case .success(true) = isTaken {
          steps.append(step)
          misses = 0
        } else {
          misses += 1
        }
      }
      return nil
    }
  }

  /// Takes the same steps on a new page; returns what is wrong after the last one, if it is.
  @MainActor func replay(_ steps: [WalkStep]) async throws -> String? {
    try await withOpenPages { pages in
      for step in steps {
        if case .failure(let wrong) = try await taking(step, on: pages) { return wrong.reason }
      }
      return nil
    }
  }

  @MainActor private func withOpenPages(
    _ body: @MainActor ([BrowserPage]) async throws -> String?
  ) async throws -> String? {
    var result: String?
    try await withPages(pageCount, named: name, showing: makeScreen) { pages in
      for page in pages {
        if let fault { _ = try await page.evaluate("(() => { \(fault) })(), true", as: Bool.self) }
        for link in links { try await page.link(link).tap() }
        try await page.compareWithScreen()
      }
      result = try await body(pages)
    }
    return result
  }

  /// Takes a step on one of the pages; returns whether a person could, or what was wrong afterwards, on
  /// whichever page.
  @MainActor private func taking(
    _ step: WalkStep, on pages: [BrowserPage]
  ) async throws -> Result<Bool, WrongStep> {
    let result = try await pages[step.page].taking(step)
    guard case .success(true) = result, pages.count > 1 else { return result }
    do {
      for (number, page) in pages.enumerated() where number != step.page {
        try await page.rest()
        try await page.compareWithScreen()
      }
    } catch let truth as PageTruth {
      return .failure(WrongStep(reason: "On another page: \(truth)"))
    }
    let shown = pages.map { $0.shown?.current?.root.values(of: kept) ?? [:] }
    for (name, value) in shown[0] {
      for other in shown.dropFirst() where other[name] ?? value != value {
        return .failure(
          WrongStep(reason: "\(name) is \(value) on one page, and \(other[name] ?? "") on another.")
        )
      }
    }
    return result
  }
}

extension Element {
  /// What elements of these names hold, here and below.
  fileprivate func values(of names: Set<String>) -> [String: String] {
    var values: [String: String] = [:]
    if names.contains(name), role != .text {
      values[name] = "\(attributes.value ?? "") \(attributes.isSelected.map { "\($0)" } ?? "")"
    }
    for child in children { values.merge(child.values(of: names)) { first, _ in first } }
    return values
  }
}

/// The fault that was found after a step.
struct WrongStep: Error {
  var reason: String
}

extension BrowserPage {
  /// Takes a step; returns whether a person could, or what was wrong afterwards.
  fileprivate func taking(_ step: WalkStep) async throws -> Result<Bool, WrongStep> {
    do {
      let isTaken = try await step.take(on: self)
      if !problems.isEmpty {
        return .failure(
          WrongStep(reason: "The page complains: \(problems.joined(separator: "\n"))"))
      }
      return .success(isTaken)
    } catch let truth as PageTruth {
      return .failure(WrongStep(reason: truth.description))
    } catch let error as DecodingError {
      // A text that is none, for instance.
      return .failure(WrongStep(reason: "What the page holds cannot be read: \(error)"))
    }
  }
}
