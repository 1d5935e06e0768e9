import type { Translator } from '@kinora/locales';
import type { collectData } from './collect-data.ts';
import { dateOf, table } from './cover-tables.ts';
import { type CoverWords, themeName } from './cover-words.ts';

type Data = Awaited<ReturnType<typeof collectData>>;

/** Whom the user added, and what they are to them. */
export function peopleTable(t: CoverWords, people: Data['people']): string {
  const rows = people.map(({ since, name, relation }) => [
    dateOf(t, since),
    name ?? '',
    t(`family.relation-${relation}`),
  ]);
  return table(t, t('leave.people'), headsOf(t), rows);
}

/** The user's shoots: of which theme or description, and how many photos they brought. */
export function shootsTable(t: CoverWords, { shoots, photos }: Pick<Data, 'shoots' | 'photos'>): string {
  const counts = Map.groupBy(photos, ({ shoot }) => shoot);
  const rows = shoots.map(({ id, theme, description, asked }) => [
    dateOf(t, asked),
    description ?? themeName(t, theme),
    t('family.photo-count', counts.get(id)?.length ?? 0),
  ]);
  return table(t, t('leave.shoots'), headsOf(t), rows);
}

/** Where the user showed that it is them, or asked a person of the operator's instead, and what came of it. */
export function checksTable(
  t: CoverWords,
  { realPersonChecks, realPersonReviews }: Pick<Data, 'realPersonChecks' | 'realPersonReviews'>,
): string {
  const rows = [
    ...realPersonChecks.map(({ begun, code, fault }) => [
      dateOf(t, begun),
      t('person.title'),
      [t(code === null ? 'person.no-result' : `person.code-${code}`), fault === null ? '' : t(`person.fault-${fault}`)]
        .filter((words) => words !== '')
        .join(' · '),
    ]),
    ...realPersonReviews.map(({ asked, state, why }) => [
      dateOf(t, asked),
      t('person.review'),
      state === 'refused' ? t('person.review-refused', why ?? '') : t(`person.review-${state}`),
    ]),
  ];
  return table(t, t('person.title'), headsOf(t), rows);
}

/** The gold cards that the user gave to others. */
export function giftsTable(t: CoverWords, gifts: Data['gifts']): string {
  const rows = gifts.map(({ sent, cards, state }) => [
    dateOf(t, sent),
    t('gifts.cards', cards),
    t(state === 'waiting' ? 'gifts.waiting' : `gifts.state-${state}`),
  ]);
  return table(t, t('export.cover-gifts'), headsOf(t), rows);
}

const headsOf = (t: Translator): string[] => [t('export.cover-date'), t('export.cover-what'), t('export.cover-state')];
