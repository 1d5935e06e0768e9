/** What each machine's side of `appearance` offers. */
export interface AppearancePort {
  /** Shows light, dark, or what the system says; the machine's own bars follow where they can. */
  applyAppearance(choice: 'system' | 'light' | 'dark'): void;
}
