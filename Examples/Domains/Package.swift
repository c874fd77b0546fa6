// swift-tools-version: 6.1
import PackageDescription

// What each application knows of its subject: plain values and rules, without views and without
// Vitro. It builds and tests in seconds.
let domains = [
  "BankDomain",
  "CalculatorDomain",
  "LoginDomain",
  "OvoTimerDomain",
  "PrimeTimeDomain",
  "StandupsDomain",
  "StorefrontDomain",
]

let package = Package(
  name: "Domains",
  platforms: [.macOS("15.4"), .iOS("18.4")],
  products: domains.map { .library(name: $0, targets: [$0]) },
  targets: domains.flatMap { domain -> [Target] in
    [
      .target(name: domain),
      .testTarget(name: "\(domain)Tests", dependencies: [.init(stringLiteral: domain)]),
    ]
  },
  swiftLanguageModes: [.v6]
)
