import { ERROR } from '@kinora/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eventually, expectError, newSn, openWorld, type World } from '../../../test/module-world.ts';
import { AppError } from '../../gateway/app-error.ts';
import type { User } from '../../gateway/command-handler.ts';
import { recordPace } from '../pace/index.ts';
import { makeShoot } from './shoot.worker.ts';

const TEXT = '冬天的海边日落，穿红色制服，不要雪';
const COUNT = 5;
const never = new AbortController().signal;

let world: World;
let user: User;
let faceId: string;
beforeAll(async () => {
  world = await openWorld({ jobs: 'manual' });
});
afterAll(() => world.dispose());
beforeEach(async () => {
  world.studio.shot.length = 0;
  ({ user, faceId } = await world.signInWithFace());
});

const order = (text = TEXT, change: object = {}) => ({
  custom: { text, count: COUNT },
  faces: [faceId],
  sn: newSn(),
  ...change,
});
const shoot = (text?: string, change?: object) => world.call('SHOOT', user, order(text, change));
const run = (shootId: string) => makeShoot(world.deps, { shootId }, never);
const rows = () => world.deps.db.selectFrom('shoots').selectAll().where('uid', '=', user.uid).execute();
const messages = async () => (await world.call('QUERYMESSAGE', user, { lastupdate: 0, type: -1, page: 0 })).messages;
const refusal = (call: Promise<unknown>) =>
  call.catch((error: unknown) => (error instanceof AppError ? error : undefined));

describe('a custom shoot', () => {
  it('answers with what was understood', async () => {
    const { theme, total, understood, text } = await shoot();
    expect({ theme, total, text }).toEqual({ theme: 'custom', total: COUNT, text: TEXT });
    expect(understood?.drawn.map(({ facet, id }) => `${facet}.${id}`)).toEqual([
      'season.winter',
      'place.sea',
      'time.sunset',
      'colour.red',
    ]);
    expect(understood?.notPossible.map(({ id, words }) => [id, words])).toEqual([['uniform', '制服']]);
    expect(understood?.without.map(({ id }) => id)).toEqual(['snow']);
  });

  it('answers with the words that mean nothing to it, and stores none of them', async () => {
    const { understood } = await shoot('海边，骑独角兽，不要笑');
    expect(understood?.unknown).toContain('独角兽');
    expect(understood?.drawn.map(({ id }) => id)).toEqual(['sea', 'calm']);
    expect(JSON.stringify(await rows())).not.toContain('独角兽');
  });

  it('lists the keywords beside the words, each where it belongs', async () => {
    const { understood } = await shoot('黑白的海边', { dry: true, keywords: ['colour.red', 'prop.balloons'] });
    expect(understood?.drawn.map(({ id, words }) => [id, words])).toEqual([
      ['mono', '黑白'],
      ['sea', '海边'],
      ['balloons', ''],
    ]);
    expect(understood?.notPossible.map(({ id }) => id)).toEqual(['red']);
  });

  it('stores the description sealed', async () => {
    await shoot();
    const [row] = await rows();
    expect(JSON.stringify(row)).not.toContain('海边');
    expect(world.deps.personal.decrypt(row?.description ?? '')).toBe(TEXT);
  });

  it('makes its pictures of the stored recipe, and they are found among the recent custom ones', async () => {
    const { id } = await shoot(TEXT, { keywords: ['hair.blond', 'mood.calm'] });
    await run(id);
    expect(world.studio.shot).toHaveLength(COUNT);
    expect(world.studio.shot[0]).toMatchObject({
      themeId: 'custom',
      recipe: { found: expect.arrayContaining(['place.sea']), keywords: ['hair.blond', 'mood.calm'], count: COUNT },
    });
    const recent = await world.call('RECENTPHOTOES', user, { id: 'custom', page: 0 });
    expect(recent.total).toBe(COUNT);
    expect((await world.call('RECENTPHOTOES', user, { id: 'regular', page: 0 })).total).toBe(0);
  });

  it('shows two people together, in the order in which they were chosen', async () => {
    const other = await world.addPerson(user);
    const chosen = [other.id, faceId];
    const { id } = await shoot(TEXT, { faces: chosen });
    await run(id);
    const keys = await Promise.all(
      chosen.map(async (face) => {
        const query = world.deps.db.selectFrom('faces').select('plate_key').where('id', '=', face);
        return (await query.executeTakeFirstOrThrow()).plate_key;
      }),
    );
    expect(world.studio.shot).toHaveLength(COUNT);
    for (const { plates } of world.studio.shot) expect(plates).toEqual(keys);
    const photos = await world.deps.db.selectFrom('photos').selectAll().where('shoot_id', '=', id).execute();
    expect(photos.map(({ parts, kind }) => [parts, kind])).toEqual(Array(COUNT).fill([2, 'custom']));
  });

  it('asks for the same sheets again after a run that was ended', async () => {
    const { id } = await shoot();
    world.studio.failures.push(new Error('killed'));
    await expect(run(id)).rejects.toThrow('killed');
    await run(id);
    const asked = world.studio.shot.map(({ recipe, seed }) => JSON.stringify([recipe, seed]));
    expect(new Set(asked).size).toBe(1);
    const photos = await world.deps.db.selectFrom('photos').select('sheet').where('shoot_id', '=', id).execute();
    expect(photos.map(({ sheet }) => sheet).sort()).toEqual([0, 1, 2, 3, 4]);
  });

  it('is one shoot for one key, also when its words would be refused by then', async () => {
    const sn = newSn();
    const first = await shoot(TEXT, { sn });
    const again = await shoot('裸体', { sn });
    expect(again.id).toBe(first.id);
    expect(await rows()).toHaveLength(1);
  });

  it('has one message, which goes from 120 over 130 to 100', async () => {
    const { id } = await shoot();
    expect(await messages()).toMatchObject([{ state: 120, template: 352, read: 1, args: ['custom'], extra: id }]);
    const states: number[] = [];
    const paint = world.studio.shoot.bind(world.studio);
    world.studio.shoot = async (...args) => {
      states.push((await messages())[0]?.state ?? 0);
      return paint(...args);
    };
    await run(id);
    world.studio.shoot = paint;
    expect(new Set(states)).toEqual(new Set([130]));
    expect(await messages()).toMatchObject([{ state: 100, template: 350, read: 0, args: ['custom', String(COUNT)] }]);
  });

  it('ends with state 140 when it fails', async () => {
    const { id } = await shoot();
    await world.deps.db.deleteFrom('faces').where('id', '=', faceId).execute();
    await run(id);
    expect(await messages()).toMatchObject([{ state: 140, template: 351 }]);
  });

  it('waits as long as its own pictures take', async () => {
    await recordPace(world.deps.db, 'sheet', 3, 1);
    const { wait_s: few } = await shoot(TEXT, { dry: true, custom: { text: TEXT, count: 4 } });
    const { wait_s: many } = await shoot(TEXT, { dry: true, custom: { text: TEXT, count: 12 } });
    expect(many).toBeGreaterThan(few);
  });
});

describe('a dry run', () => {
  it('says what was understood and stores nothing', async () => {
    const answer = await shoot(TEXT, { dry: true, faces: [] });
    expect(answer).toMatchObject({ id: '', state: 'queued', total: COUNT, photos: [] });
    expect(answer.understood?.drawn.length).toBeGreaterThan(0);
    expect(await rows()).toEqual([]);
    expect(await messages()).toEqual([]);
  });

  it('says that nothing was understood without failing', async () => {
    expect((await shoot('qwertz asdfg', { dry: true })).understood).toEqual({
      ...{ drawn: [], without: [], tooMany: [], notPossible: [] },
      unknown: ['qwertz', 'asdfg'],
    });
  });
});

describe('what is refused', () => {
  it.each([
    ['海', ERROR.descriptionLength, ['4', '200']],
    ['海'.repeat(201), ERROR.descriptionLength, ['4', '200']],
    ['在海边裸体拍照', ERROR.descriptionRefused, ['sexual']],
    ['qwertz asdfg', ERROR.nothingUnderstood, []],
  ])('%s is refused with its reason before anything is stored', async (text, id, args) => {
    const error = await refusal(shoot(text));
    expect(error).toMatchObject({ id, args });
    expect(await rows()).toEqual([]);
    expect(await messages()).toEqual([]);
  });

  it('counts an emoji as one character', async () => {
    expect((await shoot('冬天海🌊', { dry: true })).total).toBe(COUNT);
    expect(await refusal(shoot('🌊🌊', { dry: true }))).toMatchObject({ id: ERROR.descriptionLength });
  });

  it.each([[['hair.pink']], [['mood.calm', 'mood.happy']], [['place.sea']], [['mood.calm', 'mood.calm']]])(
    'keywords %j',
    async (keywords) => {
      await expectError(shoot(TEXT, { keywords }), ERROR.keywordChoice);
    },
  );

  it("another's face beside one's own", async () => {
    const stranger = await world.signInWithFace();
    await expectError(shoot(TEXT, { faces: [faceId, stranger.faceId] }), ERROR.notFound);
    expect(await rows()).toEqual([]);
  });

  it('keywords that are for one person alone, of two', async () => {
    const { id: second } = await world.addPerson(user);
    const two = { faces: [faceId, second], keywords: ['hair.red'] };
    await expectError(shoot(TEXT, two), ERROR.keywordChoice);
    const alone = { faces: [faceId, await world.addFace(user)], keywords: ['hair.red'] };
    await expect(shoot(TEXT, alone)).resolves.toMatchObject({ total: COUNT });
  });
});

describe('keywords of a theme', () => {
  it('go along to the studio', async () => {
    const { id } = await world.call('SHOOT', user, {
      theme: 'city-evening',
      keywords: ['hair.red'],
      faces: [faceId],
      sn: newSn(),
    });
    await run(id);
    expect(world.studio.shot[0]).toMatchObject({ themeId: 'city-evening', keywords: ['hair.red'] });
  });
});

describe('QUERYATTRS', () => {
  it("has options and keywords with names in the caller's language, in Chinese and in English", async () => {
    const german = await world.call('QUERYATTRS', { ...world.guest, locale: 'de' }, {});
    expect(german.options.map(({ id, num, single }) => [id, num, single])).toEqual([
      ['mood', 1, false],
      ['outfit', 1, false],
      ['colour', 2, false],
      ['prop', 2, false],
      ['hair', 1, true],
      ['shape', 1, true],
    ]);
    expect(german.keywords.find(({ id }) => id === 'hair.red')).toMatchObject({
      tid: 'hair',
      txt: 'Rotes Haar',
      cn: '红发',
      en: 'Red hair',
    });
  });
});

describe('the worker', () => {
  it('is asked by the queue like any other', async () => {
    const working = await openWorld();
    const someone = await working.signInWithFace();
    const { id } = await working.call('SHOOT', someone.user, { ...order(), faces: [someone.faceId] });
    const state = async () => (await working.call('QUEUERESULT', someone.user, { id })).shoots[0]?.state;
    await eventually(async () => (await state()) === 'finished');
    await working.dispose();
  });
});
