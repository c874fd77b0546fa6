#if canImport(FoundationNetworking)
  extension Screen {
    /// The network of the screen in a test; where a host shows the screen, the real one answers.
    public var network: InMemoryNetwork { .network(of: executor) }
  }
#endif
