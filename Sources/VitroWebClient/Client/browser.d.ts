// What browsers have and the compiler's own list lacks.

interface Element {
  ariaInvalid: string | null
}

interface HTMLElement {
  showPopover(): void
  togglePopover(force?: boolean): boolean
}

interface HTMLInputElement {
  oncancel: (() => void) | null
}

interface Navigator {
  readonly userActivation?: { readonly isActive: boolean; readonly hasBeenActive: boolean }
}

interface Window {
  /** What was done to the page before its script was there. */
  vitro?: () => [Event, [any, string][]][]
}
