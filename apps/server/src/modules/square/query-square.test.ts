import { describe, expect, it } from 'vitest';
import { newSn } from '../../../test/module-world.ts';
import { faceId, ids, owner, publish, shootAll, square, useSquare, world } from '../../../test/square-world.ts';

const SHEETS = 20;
useSquare();

describe('QUERYSQUARE', () => {
  it('shows guests who published what and when, and nothing else of them', async () => {
    const [one = ''] = ids;
    const before = world.deps.now();
    await publish(one);
    const { square: shown, page, total } = await square();
    expect({ page, total }).toEqual({ page: 1, total: 1 });
    const { nick } = await world.call('QUERYUSERINFO', owner, {});
    expect(shown).toMatchObject([{ id: one, theme: 'city-evening', pnick: nick, picon: '', prompt: '', shootcnt: 0 }]);
    expect(shown).toMatchObject([{ group: '', keywords: [], likeness: 0, sheets: SHEETS }]);
    expect(shown[0]?.ptime).toBeGreaterThanOrEqual(before);
    expect(shown[0]?.ptime).toBeLessThanOrEqual(world.deps.now());
    expect(shown[0]?.url).toMatch(/^\S*\/o\/\S+$/);
  });

  it('calls who took no name as newcomers are called where it is read', async () => {
    await publish(ids[0] ?? '');
    const reader = { ...world.guest, locale: 'de' };
    const { square: shown } = await world.call('QUERYSQUARE', reader, {});
    expect(shown).toMatchObject([{ pnick: expect.stringMatching(/^Neuling \d{4}$/) }]);
  });

  it('tells nobody but the owner whose account and which shoot it is from', async () => {
    await publish(ids[0] ?? '');
    const { group } = (await world.call('QUERYIMGS', owner, { ids: ids.slice(0, 1) })).imgs[0] ?? {};
    expect(group).toBeTruthy();
    for (const reader of [world.guest, await world.signIn()]) {
      const { square: shown } = await world.call('QUERYSQUARE', reader, {});
      expect(shown).toMatchObject([{ puid: '', owner: '' }]);
      expect(JSON.stringify(shown)).not.toMatch(new RegExp(`${owner.uid}|${group}`));
    }
    const { square: own } = await world.call('QUERYSQUARE', owner, {});
    expect(own).toMatchObject([{ puid: owner.uid, owner: owner.uid }]);
  });

  it('has twenty on a page, the newest first', async () => {
    const published_at = world.deps.now();
    await world.deps.db.updateTable('photos').set({ status: 210 }).where('id', 'in', ids).execute();
    const more = await shootAll(owner, { theme: 'first-snow', faces: [faceId], sn: newSn() });
    await world.deps.db.updateTable('photos').set({ status: 210 }).where('id', 'in', more).execute();
    await world.deps.db
      .updateTable('photos')
      .set({ square: true, published_at })
      .where('id', 'in', [...ids, ...more])
      .execute();
    const [first, second, third] = [await square(1), await square(2), await square(3)];
    expect([first.total, first.square.length, second.square.length, third.square.length]).toEqual([40, 20, 20, 0]);
    expect(first.square.map(({ id }) => id)).toEqual([...more].reverse());
  });

  it('says what was understood of a description, never its words', async () => {
    const text = '冬天的海边日落，给妈妈小芳';
    const [one = ''] = await shootAll(owner, { custom: { text, count: 4 }, faces: [faceId], sn: newSn() });
    await publish(one);
    const { square: shown } = await square();
    expect(shown[0]?.prompt.split(',')).toEqual(expect.arrayContaining(['season.winter', 'place.sea', 'time.sunset']));
    expect(JSON.stringify(shown)).not.toContain('小芳');
    expect(shown[0]).toMatchObject({ people: { min: 1, max: 2 }, sheets: 4 });
  });
});
