/** A mini-program has no keyboard whose place could be lost. */
export function useKeptFocus() {
  return {};
}
