/** Numbers from 0 to 1 that follow from a text: the same text gives the same ones. */
export function seededNumbers(text: string): () => number {
  let state = 7;
  for (const character of text) state = (Math.imul(state, 31) + (character.codePointAt(0) ?? 0)) >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
