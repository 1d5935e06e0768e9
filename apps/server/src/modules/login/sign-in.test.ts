import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWorld, type World } from '../../../test/module-world.ts';
import { newSecret } from '../../../test/provider-world.ts';
import { watchStatements } from '../../../test/watched-statements.ts';
import { loginDev } from './login-dev.ts';
import { type ProvenIdentity, signIn } from './sign-in.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ jobs: 'manual' });
});
afterAll(() => world.dispose());

const enter = (identity: ProvenIdentity, db = world.deps.db) =>
  db.transaction().execute((tx) =>
    signIn(tx, world.deps, {
      identity,
      actor: world.guest,
      said: { agreed: world.deps.config.business.serviceVersion, QuDaoId: 'poster' },
    }),
  );
const phone = (subject: string): ProvenIdentity => ({
  provider: 'phone',
  subjectIndex: `index of ${subject}`,
  subject,
});

it('makes one account when the same identity signs in five times at once', async () => {
  const logins = await Promise.all(Array.from({ length: 5 }, () => enter(phone('+8613800138000'))));
  expect(new Set(logins.map(({ userid }) => userid)).size).toBe(1);
  expect(logins.filter(({ created }) => created)).toHaveLength(1);
  expect(new Set(logins.map(({ tmppsw }) => tmppsw)).size).toBe(5);
});

it('gives another identity an account of its own', async () => {
  const [one, other] = [await enter(phone('+8613800138001')), await enter(phone('+8613800138002'))];
  expect(other.userid).not.toBe(one.userid);
});

it('puts the agreement and where the user came from on record', async () => {
  const { userid } = await enter(phone('+8613800138003'));
  const { db } = world.deps;
  const user = await db.selectFrom('users').selectAll().where('uid', '=', userid).executeTakeFirst();
  const consents = await db.selectFrom('consents').select('kind').where('uid', '=', userid).execute();
  expect([user?.channel_id, consents]).toEqual(['poster', [{ kind: 'service' }]]);
});

describe('the portrait in the answer to a sign-in', () => {
  const ofPictures = (statements: readonly string[]) => statements.filter((sql) => /"(faces|photos)"/.test(sql));

  it('is not looked for within the transaction', async () => {
    const { db, take } = watchStatements(world.deps.db);
    await enter(phone('+8613800138004'), db);
    await enter(phone('+8613800138004'), db);
    expect(ofPictures(take())).toEqual([]);
  });

  it('is not looked for where the account was just made, and by one question else', async () => {
    const { db, take } = watchStatements(world.deps.db);
    const input = { devid: newSecret(), agreed: world.deps.config.business.serviceVersion };
    const asked = async () => {
      await loginDev({ ...world.deps, db }, world.guest, input);
      return ofPictures(take()).length;
    };
    expect([await asked(), await asked()]).toEqual([0, 1]);
  });
});
