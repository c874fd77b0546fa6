import Foundation
import Testing

@testable import VitroWeb

@Suite("The stylesheet")
struct StylesheetTests {
  @Test("What a pointer does above something counts only where there is one, not after a touch")
  func hover() {
    var css = String(decoding: Asset.stylesheet.content, as: UTF8.self)
    let before = css.count { $0 == "{" }
    while let start = css.range(of: "@media (hover:hover){") {
      var (end, depth) = (start.upperBound, 1)
      while depth > 0, end < css.endIndex {
        depth += css[end] == "{" ? 1 : css[end] == "}" ? -1 : 0
        end = css.index(after: end)
      }
      css.removeSubrange(start.lowerBound..<end)
    }
    #expect(css.count { $0 == "{" } < before)
    #expect(!css.contains(":hover"))
  }
}
