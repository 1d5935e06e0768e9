import { expect, test } from 'vitest';
import { createFakeStudio } from '../../../test/fake-studio.ts';
import { createLog } from '../../log.ts';
import type { SheetOutcome } from '../ports/engine-shoots.ts';
import type { PortraitEngine } from '../ports/portrait-engine.ts';
import { createPortraitEngine } from './choose-engine.ts';
import { STUDIO_ONLY } from './engines-config.ts';
import type { PictureCheck } from './picture-gate.ts';
import type { PictureRequest, PictureSource } from './shooter.ts';

const plate = { key: 'p', load: async () => Buffer.from('plate:') };
const mayLeave = async () => true;
const order = {
  ...{ shootId: 's', uid: 'u', themeId: 'sakura', seed: 1, sheets: [0, 1], mayLeave },
  peopleOf: () => [{ plate, photo: plate }],
};

/** An engine that has been asked for pictures, and gives those of the fake studio. */
function open(change: Partial<PictureSource> = {}, checks: readonly PictureCheck[] = []) {
  const asked: PictureRequest[] = [];
  const studio = createFakeStudio();
  const source: PictureSource = {
    ...{ name: 'cloud', kind: 'hosted', atOnce: 1, people: 1, takesWords: false, outside: [] },
    async draw(request) {
      asked.push(request);
      const made = await studio.shoot({ ...request, plates: [plate] });
      return made.dropped ? new Uint8Array() : made.jpeg;
    },
    ...change,
  };
  const engine = createPortraitEngine({
    ...{ studio, sources: [source], checks, log: createLog('silent') },
    config: { ...STUDIO_ONLY, byTheme: new Map([['sakura', ['cloud']]]) },
  });
  return { engine, asked, studio };
}

const firstOf = (engine: PortraitEngine, theme: string) => engine.enginesOf(theme)[0]?.kind;

async function collect(outcomes: AsyncIterable<SheetOutcome>): Promise<SheetOutcome[]> {
  const all: SheetOutcome[] = [];
  for await (const outcome of outcomes) all.push(outcome);
  return all;
}

test('a theme goes to its engine, every other one to the studio', async () => {
  const { engine, asked } = open();
  expect([firstOf(engine, 'sakura'), firstOf(engine, 'city-evening')]).toEqual(['hosted', 'studio']);
  expect((await collect(engine.shoot(order))).map((outcome) => outcome.engine)).toEqual(['hosted', 'hosted']);
  await collect(engine.shoot({ ...order, themeId: 'city-evening' }));
  expect(asked).toHaveLength(2);
});

test('what is no theme of the catalogue is left to the studio, whatever the default', () => {
  const { studio } = open();
  const config = { ...STUDIO_ONLY, byDefault: ['cloud'] };
  const basics = { name: 'cloud', kind: 'hosted', atOnce: 1, people: 1, takesWords: false, outside: [] } as const;
  const source = { ...basics, draw: async () => new Uint8Array() };
  const engine = createPortraitEngine({ studio, config, sources: [source], log: createLog('silent') });
  const engines = ['sakura', 'custom', 'made-up-by-somebody'].map((theme) => firstOf(engine, theme));
  expect(engines).toEqual(['hosted', 'studio', 'studio']);
});

test('each sheet is asked for in other words and with another seed', async () => {
  const { engine, asked } = open();
  await collect(engine.shoot(order));
  expect(new Set(asked.map(({ prompt }) => prompt.text)).size).toBe(2);
  expect(new Set(asked.map(({ seed }) => seed)).size).toBe(2);
  expect(asked[0]?.prompt.text).toContain('Cherry blossom');
});

test.each(['sakura', 'city-evening'])(
  'a further check, such as moderation, holds for every engine: %s',
  async (themeId) => {
    const checked: number[] = [];
    const { engine } = open({}, [
      async (jpeg) => {
        checked.push(jpeg.length);
        return { reason: 'moderated', refusal: 'violence' };
      },
    ]);
    const outcomes = await collect(engine.shoot({ ...order, themeId }));
    expect(outcomes.map(({ made }) => made)).toEqual([
      { dropped: true, reason: 'moderated', refusal: 'violence' },
      { dropped: true, reason: 'moderated', refusal: 'violence' },
    ]);
    expect(checked.length).toBeGreaterThan(0);
  },
);

test('whose body is to be judged in a sheet of the studio a further check is told; in other engines’ pictures nobody knows', async () => {
  const told: (number | undefined)[] = [];
  const { engine } = open({}, [
    async (_, { faces }) => {
      told.push(faces?.length);
      return undefined;
    },
  ]);
  await collect(engine.shoot({ ...order, themeId: 'city-evening' }));
  await engine.shootCover({ themeId: 'city-evening', sheet: 0, seed: 1, plates: [plate], mayLeave });
  await collect(engine.shoot(order));
  expect(told).toEqual([1, 1, 1, undefined, undefined]);
});

test('what is no picture fails its sheet', async () => {
  const { engine } = open({ draw: async () => Buffer.from('<html>') });
  expect((await collect(engine.shoot(order))).map(({ made }) => made)).toMatchObject([
    { reason: 'failed' },
    { reason: 'failed' },
  ]);
});

test('more people than the engine can show are refused without asking it', async () => {
  const { engine, asked } = open();
  const [person] = order.peopleOf();
  const outcomes = await collect(engine.shoot({ ...order, peopleOf: () => (person ? [person, person] : []) }));
  expect(outcomes.map(({ made }) => made)).toMatchObject([{ reason: 'refused' }, { reason: 'refused' }]);
  expect(asked).toEqual([]);
});

test('a mistake of ours is not taken for the engine’s', async () => {
  const { engine } = open({ draw: () => Promise.reject(new TypeError('undefined is not a function')) });
  await expect(collect(engine.shoot(order))).rejects.toThrow(TypeError);
});

test('the studio enlarges with what it drew from, and has no video where there is no encoder', async () => {
  const { engine, studio } = open();
  const people = order.peopleOf();
  await engine.enlarge?.(new Uint8Array(3), undefined, { origin: { themeId: 'sakura', seed: 1, sheet: 4, people } });
  expect(studio.origins).toMatchObject([{ themeId: 'sakura', seed: 1, sheet: 4, plates: [plate] }]);
  expect(engine.animate).toBeDefined();
  const still = createPortraitEngine({
    ...{ studio: { ...studio, canAnimate: false }, sources: [], config: STUDIO_ONLY, log: createLog('silent') },
  });
  expect([still.enlarge === undefined, still.animate]).toEqual([false, undefined]);
});
