import { LOOKALIKES } from '../../text/lookalikes.ts';

/** The product's own name is the operator's everywhere. */
const PRODUCT = 'kinora';
/** More marks on one letter are no writing: Thai, Vietnamese and Arabic have two at most. */
const STACKED = /(\p{M}{2})\p{M}+/gu;
/** What is not seen but changes how the rest is read: directions, joiners, tags, private and unassigned characters. */
const UNSEEN = /(?!\u200d)[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}]/gu;
/** The one joiner that is written: between the parts of an emoji. */
const LOOSE_JOINER =
  /(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)\u200d|\u200d(?!\p{Extended_Pictographic})/gu;

/** A name without what tricks the eye: no turned direction, no invisible characters, no piles of marks, single blanks. */
export function plainName(name: string): string {
  const seen = name.normalize('NFC').replace(/\s+/gu, ' ').replace(UNSEEN, '').replace(LOOSE_JOINER, '');
  return seen.replace(STACKED, '$1').trim();
}

/** Whether a name reads as that of whoever runs the studio, in letters of whatever script. */
export function isLikeOperator(name: string, operator: string): boolean {
  const read = skeleton(name);
  return [PRODUCT, skeleton(operator)].some((taken) => taken !== '' && read.includes(taken));
}

/** How a name reads: small Latin letters for those that look like them, without marks, blanks and signs. */
function skeleton(name: string): string {
  const letters = [...name.normalize('NFKD').toLowerCase()].map((letter) => LOOKALIKES.get(letter) ?? letter);
  return letters
    .join('')
    .replace(/0/gu, 'o')
    .replace(/[1!|]/gu, 'i')
    .replace(/[^\p{L}\p{N}]/gu, '');
}
