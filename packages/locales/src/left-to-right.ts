import { NO_BREAK } from './no-break.ts';

const ISOLATE = '\u2066';
const END = '\u2069';

/** A phone number in a sentence: among Arabic text too its plus sign stays in front, and no line ends within it. */
export const leftToRight = (number: string): string => `${ISOLATE}${number.replace(/ /g, NO_BREAK)}${END}`;
