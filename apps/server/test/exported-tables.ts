import type { collectData } from '../src/modules/exports/collect-data.ts';

type Data = Awaited<ReturnType<typeof collectData>>;

/** In which part of an export stands what a table keeps of a user. */
const EXPORTED: Readonly<Record<string, keyof Data>> = {
  users: 'account',
  age_statements: 'account',
  identities: 'signsInBy',
  logins: 'devices',
  consents: 'consents',
  consent_refusals: 'refusals',
  real_person_checks: 'realPersonChecks',
  real_person_reviews: 'realPersonReviews',
  ledger_owners: 'purses',
  family_members: 'people',
  faces: 'faces',
  shoots: 'shoots',
  photos: 'photos',
  publications: 'photos',
  unmarked_pictures: 'unmarkedPictures',
  orders: 'orders',
  order_acts: 'refusedRefunds',
  gifts: 'gifts',
  activity_rewards: 'rewards',
  messages: 'messages',
};

/** Tables of which nothing is told: what lasts for minutes, what only says where something else lies, and the export itself. */
const UNTOLD: readonly string[] = [
  // Pictures lie in the export as files.
  'theme_covers',
  // A check says how many photos were kept of it.
  'real_person_frames',
  ...['face_uploads', 'login_attempts', 'push_outbox'],
  ...['former_folders', 'promised_certificates', 'exports'],
];

/** Those of the tables of which an export has nothing, though something was planted in each. */
export function missingIn(data: Data, tables: readonly string[]): string[] {
  return tables
    .map((name) => name.replace(/^public\./, ''))
    .filter((name) => {
      const part = EXPORTED[name];
      if (part === undefined) return !UNTOLD.includes(name);
      const told = data[part];
      return Array.isArray(told) ? told.length === 0 : told === undefined;
    });
}
