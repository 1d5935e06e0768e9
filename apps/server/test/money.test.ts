import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditLedger } from '../src/modules/ledger/audit.store.ts';
import { openWorld, type World } from './module-world.ts';
import { type Book, openBook } from './money/book.ts';
import { changeAccounts } from './money/change-accounts.ts';
import { expectReckoned, moneyAtChannels } from './money/compare.ts';
import { REWARDS } from './money/gift-acts.ts';
import { newPerson } from './money/people.ts';
import { open, playActs, wait } from './money/play-round.ts';
import { PRICES } from './money/reckoning.ts';
import { rounds } from './money/steps.ts';

const PEOPLE = 3;
/** More than a few take minutes: `npm run bench -- money 100`. */
const RUNS = Number(process.env.KINORA_TEST_MONEY_RUNS ?? 2);
const ROUNDS = Number(process.env.KINORA_TEST_MONEY_ROUNDS ?? 28);
const RUN_MS = 300_000;
const YEAR_MS = 365 * 86_400_000;

let world: World;
let book: Book;
beforeAll(async () => {
  world = await openWorld({
    jobs: 'manual',
    environment: { KINORA_SHOP: 'sandbox', KINORA_REGISTER_SEND: String(PRICES.registered) },
  });
  book = openBook();
  const { config, now } = world.deps;
  const { photo: photoCards, freePhotos, giftLimit } = PRICES;
  const shop = { ...config.business.shop, photoCards, freePhotos, giftLimit };
  const lasting = { platform: [], start: now() - YEAR_MS, end: now() + YEAR_MS, hint: {}, keywords: [] };
  const activities = REWARDS.map((reward) => ({ ...reward, ...lasting }));
  world.deps.config = { ...config, business: { ...config.business, shop, activities } };
  world.deps.channels = new Map([['sandbox', book.channel]]);
});
afterAll(() => world.dispose());

it('whatever several people order, pay, cancel, give, have back, have taken from them and let expire at once, whoever of them leaves or was two, all of it is as reckoned, and the audit holds after each', {
  timeout: RUNS * RUN_MS,
}, async () => {
  await fc.assert(
    fc.asyncProperty(rounds(PEOPLE, ROUNDS), async (played) => {
      const people = await Promise.all(Array.from({ length: PEOPLE }, () => newPerson(world)));
      await open(world, book, people);
      for (const round of played) {
        if (typeof round === 'number') await wait(world, people, round);
        else if ('change' in round) await changeAccounts(world, book, people, round);
        else await playActs(world, book, people, round);
        expect((await auditLedger(world.deps.db)).differences).toEqual([]);
        for (const person of people) await expectReckoned(world, person);
      }
      // By then everything has been told, and every refund sent.
      await wait(world, people, 16);
      expect(await moneyAtChannels(world)).toBe(book.total());
    }),
    { numRuns: RUNS, endOnFailure: true },
  );
});
