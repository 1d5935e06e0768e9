import { browserOf, deviceKindOf } from '@kinora/contract';
import { deviceText, type Translator } from '@kinora/locales';
import type { collectData } from './collect-data.ts';
import { dateOf, table } from './cover-tables.ts';
import type { CoverWords } from './cover-words.ts';

type Data = Awaited<ReturnType<typeof collectData>>;
type Consent = Data['consents'][number];

/** What the user agreed to, for themselves and for others, and what was refused or taken back. */
export function consentsTable(t: CoverWords, { consents, refusals, people }: Data): string {
  const names = new Map(people.map(({ id, name }) => [id, name]));
  const whatOf = ({ kind, person }: Pick<Consent, 'kind' | 'person'>) =>
    [t(`consents.${kind === 'person' ? 'face' : kind}`), person === '' ? '' : (names.get(person) ?? person)]
      .filter((word) => word !== '')
      .join(' · ');
  const stateOf = ({ version, withdrawn }: Consent) =>
    withdrawn === null ? t('consents.version', version) : t('consents.taken-back', dateOf(t, withdrawn));
  const rows = [
    ...consents.map((consent) => [dateOf(t, consent.agreed), whatOf(consent), stateOf(consent)]),
    ...refusals.map((refusal) => {
      const when = dateOf(t, refusal.refused);
      return [when, whatOf(refusal), t('consents.refused', when)];
    }),
  ];
  return table(t, t('mine.face-data'), headsOf(t), rows);
}

/** Where the user was logged in, and until when. */
export function devicesTable(t: CoverWords, devices: Data['devices']): string {
  const rows = devices.map(({ platform, system, since, lastSeen, ended }) => [
    dateOf(t, since),
    deviceText(t, { platform, kind: deviceKindOf(system), browser: browserOf(system) }),
    ended === null ? t('devices.used', dateOf(t, lastSeen)) : `${t('devices.ended')} · ${dateOf(t, ended)}`,
  ]);
  return table(t, t('mine.devices'), headsOf(t), rows);
}

const headsOf = (t: Translator): string[] => [t('export.cover-date'), t('export.cover-what'), t('export.cover-state')];
