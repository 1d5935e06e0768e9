/** Props of a field that takes the focus as soon as it is wanted there. */
export function useFieldFocus(isWanted: boolean): { focus: boolean } {
  return { focus: isWanted };
}
