/** Sentences one after the other: with a space between them, but where the writing has none after its full stop. */
export const joinSentences = (sentences: readonly string[]): string => sentences.join(' ').replace(/。 /g, '。');
