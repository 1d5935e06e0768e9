/**
 * A tower of marks hides the lines above: more than three on a letter, which Burmese and Tibetan need; more than two of those that
 * any letter takes, which Vietnamese and Yoruba need, or of Thai; and the same one twice.
 */
const TOWER =
  /[\p{Mn}\p{Me}]{4}|(?:(?=[\p{Mn}\p{Me}])[\p{Script=Inherited}\p{Script=Thai}\p{Script=Lao}\p{Script=Cyrillic}]){3}|([\p{Mn}\p{Me}])\1/u;

/** What says in which direction is read, controls, private letters, and letters that are drawn as nothing. */
const INVISIBLE =
  /\u034f|\u17b4|\u17b5|[\p{Cc}\p{Co}\p{Cs}\p{Zl}\p{Zp}\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0\ufff0-\ufffb\u{e0000}-\u{e00ff}]/gu;

/** Scripts whose letters are written otherwise with a joiner between them, and pictures that are joined to one. */
const JOINED =
  '\\p{Script=Arabic}\\p{Script=Devanagari}\\p{Script=Bengali}\\p{Script=Tamil}\\p{Script=Malayalam}\\p{Script=Sinhala}\\p{Mn}\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\ufe0f';
const LOOSE_JOINER = new RegExp(`(?<![${JOINED}])[\\u200c\\u200d]|[\\u200c\\u200d](?![${JOINED}])`, 'gu');

/** Marks alone are on nothing, and some of them are nothing to be seen. */
const SEEN = /[^\p{M}\s\u200c\u200d]/u;

/**
 * A name as others will read it: composed, with single blanks and without what nobody sees. Undefined where nothing is left, or
 * where marks are stacked or stand alone.
 */
export function readableName(name: string): string | undefined {
  const seen = name.normalize('NFC').replace(/\s+/gu, ' ').replace(INVISIBLE, '').replace(LOOSE_JOINER, '');
  const readable = seen.replace(/ +/g, ' ').trim();
  return !SEEN.test(readable) || TOWER.test(readable.normalize('NFD')) ? undefined : readable;
}
