import { ABUSIVE_PHRASES, ABUSIVE_SOUNDS, ABUSIVE_WORDS } from './abusive-words.ts';
import { outline } from './looks-like.ts';
import { SERVICE_FILLERS, SERVICE_WORDS, STAFF_PHRASES, STAFF_WORDS } from './staff-words.ts';
import { denseOf, type NameReadings, spacedOf } from './words-of-name.ts';

/** As it is looked for: a word ends with a blank, the stem of many does not. */
const sought = (word: string): string => (word.endsWith('*') ? spacedOf(word).trimEnd() : spacedOf(word));

const STAFF = STAFF_WORDS.map(sought);
const STAFF_JOINED = new Set(STAFF_WORDS.map(outline));
const STAFF_DENSE = STAFF_PHRASES.map(denseOf);
const SERVICE = SERVICE_WORDS.map(sought);
const SERVICE_ALONE = [...SERVICE_WORDS, ...SERVICE_FILLERS].map(sought);
const ABUSE = ABUSIVE_WORDS.map(sought);
const ABUSE_DENSE = ABUSIVE_PHRASES.map(denseOf);

/** Whether it passes for somebody who works for the operator: “Admin 1”, “a.d.m.i.n” and “Support” do, “Badminton” does not. */
export function passesForStaff({ spaced, joined, dense }: NameReadings): boolean {
  if (STAFF_JOINED.has(joined) || STAFF_DENSE.some((phrase) => dense.includes(phrase))) return true;
  return spaced.some((text) => STAFF.some((word) => text.includes(word)) || isServiceAlone(text));
}

function isServiceAlone(text: string): boolean {
  if (!SERVICE.some((word) => text.includes(word))) return false;
  const rest = SERVICE_ALONE.reduce((left, word) => left.replaceAll(word, ' '), text.replaceAll(' ', '  '));
  return rest.trim() === '';
}

/** Whether it insults whoever reads it. */
export const insults = ({ spaced, dense }: NameReadings): boolean =>
  ABUSE_DENSE.some((phrase) => dense.includes(phrase)) ||
  ABUSIVE_SOUNDS.some((sound) => sound.test(dense)) ||
  spaced.some((text) => ABUSE.some((word) => text.includes(word)));
