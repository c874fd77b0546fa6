import VitroCasePaths

// What an enum may look like. That all of this compiles, without a warning, is half of the test.

@CasePathable enum Payloads {
  case none
  case withDefaults(String = "Blob", id: Int = 7)
  case wildcards(_ id: Int, _ isOn: Bool)
  case tuple((Int, String))
  case labelledTuple(pair: (a: Int, b: String))
  case void(Void)
  case optional(Int?)
  case unwrapped(Int!)
  case closure(@Sendable (Int) -> String)
  case closures(title: String, _ action: @Sendable () async throws -> Void)
  case existential(any Error & Sendable)
  case metatype(Int.Type)
  case keywords(in: Int, default: Bool, self: Int, `inout`: Int)
  case commented(
    [  // keys
    /* of */ String: Int  // values
      ],  // one
    // two
    name: /* three */ String  // four
  )
}

@CasePathable enum Names {
  case a(Int), b(x: Int), `default`, `init`, `self`(Int), `Type`(Int), `in`
  case filter(Int), map, first, count(Int), lazy
}

@CasePathable indirect enum Tree: Equatable {
  case leaf(Int)
  case branch(Self, Tree)
  case list([Self])
}

/// A generic one.
@CasePathable public enum Generic<Value: Equatable & Sendable>: Equatable {
  case value(Value)
  case values([Value], isLast: Bool)
}

/// One whose type parameter is that of the type around it.
struct Outer<Value> {
  @CasePathable enum Inner { case value(Value) }
}

extension Outer {
  /// It says that it is public, and is not.
  @CasePathable public enum Extended { case value(Value) }
}

/// A type that everybody sees.
public struct PublicOuter {
  /// One that everybody sees.
  @CasePathable public enum Inner { case value(Int) }
}

// swift-format-ignore: NoAccessLevelOnExtensionDeclaration
public extension PublicOuter {
  /// One that everybody sees because of where it is.
  @CasePathable enum Extended { case value(Int) }
}

@CasePathable package enum Package { case value(Int) }

@CasePathable enum Conditional: Equatable {
  #if NOT_COMPILED
    case value(Missing)
  #elseif swift(>=5)
    case value(Int)
    #if !NOT_COMPILED
      case inner
    #endif
  #else
    case value(AlsoMissing)
  #endif
}

@CasePathable enum NothingCompiled {
  #if NOT_COMPILED
    case value(Missing)
  #endif
}

@CasePathable enum Aging {
  @available(*, deprecated, message: "Use 'new'") case old
  @available(*, deprecated) case older(Int)
  @available(macOS 99, iOS 99, *) case future
  @available(iOS, unavailable) case notOnPhones(Int)
  @available(*, unavailable) case gone
  case new
}

@available(macOS 99, *) @CasePathable enum Future { case value(Int) }

@MainActor @CasePathable enum Isolated { case value(Int) }

@CasePathable enum Raw: String, CaseIterable { case a, b = "B" }

@CasePathable enum NotSendable {
  case reference(Reference)
  final class Reference {}
}

/// One that never changes.
@CasePathable @frozen public enum Frozen { case value(Int) }
