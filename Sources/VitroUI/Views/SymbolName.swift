/// What a screen reader calls a symbol.
func symbolLabel(_ name: String) -> String { name }
