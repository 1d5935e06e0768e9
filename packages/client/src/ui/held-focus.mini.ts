/** A mini-program has no keyboard to move focus with. */
export function useHeldFocus(_onEscape: () => void) {
  return {};
}
