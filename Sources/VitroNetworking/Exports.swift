#if canImport(FoundationNetworking)
  // Foundation has it on Apple's platforms; without it nobody sees `URLSession.shared`.
  @_exported import FoundationNetworking
#endif
