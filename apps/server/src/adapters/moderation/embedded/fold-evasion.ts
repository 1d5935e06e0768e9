import { plainText, simplified } from '@kinora/studio/custom';

/** Letters of other scripts that look like Latin ones. */
const LOOKALIKES: Readonly<Record<string, string>> = Object.fromEntries(
  [...'аaеeоoрpсcуyхxіiјjѕsһhԁdԛqԝwкkмmтtвbнnαaοoεeρpτtνvιiκkυu'].flatMap((letter, i, all) =>
    i % 2 === 0 ? [[letter, all[i + 1] ?? letter]] : [],
  ),
);
const LEET: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '!': 'i',
  '+': 't',
};

/** The readings of a text in which a hidden word would show: as written, and with each disguise taken off. */
export interface Readings {
  /** Words apart, one blank between. */
  spaced: readonly string[];
  /** Nothing but letters, for writing without blanks. */
  dense: string;
}

export function foldEvasion(text: string): Readings {
  const plain = plainText(text, simplified).text;
  const written = wordsOf(plain);
  const unmasked = wordsOf(
    plain
      .split(/(\s+)/u)
      .map((word) => unmask(word))
      .join(''),
  );
  return {
    spaced: [...new Set([written, unmasked, joinSpelled(written), joinSpelled(unmasked)])],
    dense: plain.replace(/[^\p{L}\p{M}\p{N}]/gu, ''),
  };
}

function wordsOf(text: string): string {
  return (text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(' ');
}

/** Look-alikes and digits read as the Latin letters they stand for, in words that have Latin letters too. */
function unmask(word: string): string {
  if (!/\p{Script=Latin}/u.test(word)) return word;
  const letters = [...word].map((letter) => LOOKALIKES[letter] ?? LEET[letter] ?? letter).join('');
  // A dot, a star or a dash within a word is a disguise; at its end it is punctuation.
  return letters.replace(/(?<=\p{L})[^\p{L}\p{N}\s'’-]+(?=\p{L})/gu, '');
}

/** “s e x” is one word: single letters in a row, three or more. */
function joinSpelled(words: string): string {
  return words.replace(/(?<![^ ])\p{L}(?: \p{L}){2,}(?![^ ])/gu, (letters) => letters.replaceAll(' ', ''));
}
