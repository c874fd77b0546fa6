// What Linux's Foundation leaves out of '#Predicate', which writes this name for a search as a person means it.
#if !canImport(Darwin)
  extension PredicateExpressions {
    /// A search for a text in another one, whatever the case and the accents.
    public struct StringLocalizedStandardContains<
      Root: PredicateExpression, Other: PredicateExpression
    >: PredicateExpression where Root.Output: StringProtocol, Other.Output: StringProtocol {
      /// The text that is searched.
      public let root: Root
      /// The text that is looked for.
      public let other: Other

      /// Makes a search.
      public init(root: Root, other: Other) {
        self.root = root
        self.other = other
      }

      /// Whether the text is found.
      public func evaluate(_ bindings: PredicateBindings) throws -> Bool {
        try root.evaluate(bindings).localizedStandardContains(other.evaluate(bindings))
      }
    }

    /// Makes a search for a text in another one; '#Predicate' calls it.
    public static func build_localizedStandardContains<Root, Other>(_ root: Root, _ other: Other)
      -> StringLocalizedStandardContains<Root, Other>
    {
      StringLocalizedStandardContains(root: root, other: other)
    }
  }

  extension PredicateExpressions.StringLocalizedStandardContains: Codable
  where Root: Codable, Other: Codable {}

  extension PredicateExpressions.StringLocalizedStandardContains: Sendable
  where Root: Sendable, Other: Sendable {}

  extension PredicateExpressions.StringLocalizedStandardContains: StandardPredicateExpression
  where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}
#endif
