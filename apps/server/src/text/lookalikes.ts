/** Letters of other scripts that look like Latin ones, after the letters they look like. */
const PAIRS = 'аaеeоoрpсcуyхxіiјjѕsһhԁdԛqԝwкkмmтtвbнnαaοoεeρpτtνvιiκkυu';

/** Small letters of other scripts by the Latin ones that they look like. */
export const LOOKALIKES: ReadonlyMap<string, string> = new Map(
  [...PAIRS].flatMap((letter, i, all) => (i % 2 === 0 ? [[letter, all[i + 1] ?? letter] as const] : [])),
);
