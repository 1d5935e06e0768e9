import { NO_BREAK } from './no-break.ts';

const ISOLATE = '\u2066';
const ISOLATE_AS_IT_BEGINS = '\u2068';
const END = '\u2069';

/** A phone number in a sentence: among Arabic text too its plus sign stays in front, and no line ends within it. */
export const leftToRight = (number: string): string => `${ISOLATE}${number.replace(/ /g, NO_BREAK)}${END}`;

/** What somebody wrote, in whatever script: each of its lines runs as it begins, among text of either direction. */
export const asWritten = (text: string): string =>
  text
    .split('\n')
    .map((line) => `${ISOLATE_AS_IT_BEGINS}${line}${END}`)
    .join('\n');
