/** Characters of a description as the gateway counts them: code points, without blanks at the ends. */
export function countCharacters(text: string): number {
  return [...text.trim()].length;
}

/** How many characters a description lacks (negative) or has too many; 0 when it may be shot. */
export function lengthFault(text: string, limits: { readonly min: number; readonly max: number }): number {
  const count = countCharacters(text);
  if (count < limits.min) return count - limits.min;
  return count > limits.max ? count - limits.max : 0;
}
