import { createHash } from 'node:crypto';
import { LOADABLE_LOCALES } from '@kinora/locales';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWorld, type World } from '../../../test/module-world.ts';
import { readAgreedText, termsInForce } from './agreed-text.ts';

const KINDS = ['service', 'face', 'person', 'square', 'covers', 'outside', 'age'] as const;
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
let world: World;
beforeAll(async () => {
  world = await openWorld({ jobs: 'manual' });
});
afterAll(() => world.dispose());

const recordOf = (uid: string) =>
  world.deps.db
    .selectFrom('consents')
    .select(['kind', 'text_locale', 'text_hash'])
    .where('uid', '=', uid)
    .orderBy('kind')
    .execute();

describe('the words of a consent', () => {
  it.each(KINDS)('of %s differ from the others, and in each language', async (kind) => {
    const texts = await Promise.all(LOADABLE_LOCALES.map((locale) => readAgreedText(kind, locale)));
    for (const text of texts) expect(JSON.parse(text).length).toBeGreaterThan(1);
    // The English of two regions may be the same.
    expect(new Set(texts).size).toBeGreaterThanOrEqual(LOADABLE_LOCALES.length - 2);
    const others = KINDS.filter((other) => other !== kind);
    for (const other of others) expect(texts).not.toContain(await readAgreedText(other, 'en'));
  });

  it('are on record with their language and hash, of oneself and of others', async () => {
    const user = { ...(await world.signIn()), locale: 'fr' };
    const { faceVersion: version } = world.deps.config.business;
    await world.call('AGREEPROTOCOL', user, { kind: 'face', version, agree: true });
    await world.addPerson(user);
    const first = (await recordOf(user.uid)).find(({ kind }) => kind === 'service');
    expect(first).toMatchObject({
      text_locale: 'zh-Hans',
      text_hash: hashOf(await readAgreedText('service', 'zh-Hans', [], termsInForce(world.deps))),
    });
    expect(await recordOf(user.uid)).toEqual([
      { kind: 'face', text_locale: 'fr', text_hash: hashOf(await readAgreedText('face', 'fr')) },
      { kind: 'person', text_locale: 'fr', text_hash: hashOf(await readAgreedText('person', 'fr')) },
      first,
    ]);
  });

  it('of the agreement are others where the operator has set another figure', async () => {
    const { config } = world.deps;
    const later = { ...config, business: { ...config.business, keepDays: config.business.keepDays + 1 } };
    const textOf = (deps: Pick<World['deps'], 'config'>) => readAgreedText('service', 'en', [], termsInForce(deps));
    expect(await textOf({ config: later })).not.toBe(await textOf(world.deps));
  });
});
