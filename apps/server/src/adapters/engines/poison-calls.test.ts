import { expect, test } from 'vitest';
import { createFakeStudio } from '../../../test/fake-studio.ts';
import { createLog } from '../../log.ts';
import { PoisonCallError } from '../../studio/studio-errors.ts';
import type { SheetOutcome } from '../ports/engine-shoots.ts';
import { createPortraitEngine } from './choose-engine.ts';
import { STUDIO_ONLY } from './engines-config.ts';
import type { PictureCheck } from './picture-gate.ts';

const plate = { key: 'p', load: async () => Buffer.from('plate:') };
const mayLeave = async () => true;
const order = {
  ...{ shootId: 's', uid: 'u', themeId: 'sakura', seed: 1, sheets: [0], mayLeave },
  peopleOf: () => [{ plate, photo: plate }],
};
const poison = () => Promise.reject(new PoisonCallError('it ends whoever looks at it'));

function open(engine: 'studio' | 'cloud', checks: readonly PictureCheck[] = []) {
  const studio = createFakeStudio();
  const draw = async (): Promise<Uint8Array> => {
    const made = await studio.shoot({ ...order, sheet: 0, plates: [plate] });
    return made.dropped ? new Uint8Array() : made.jpeg;
  };
  const source = { name: 'cloud', kind: 'hosted', atOnce: 1, people: 1, takesWords: false, outside: [], draw } as const;
  const config = { ...STUDIO_ONLY, byTheme: new Map([['sakura', [engine]]]) };
  return {
    studio,
    engine: createPortraitEngine({ studio, config, checks, sources: [source], log: createLog('silent') }),
  };
}

async function firstOf(outcomes: AsyncIterable<SheetOutcome>): Promise<SheetOutcome['made'] | undefined> {
  for await (const { made } of outcomes) return made;
  return undefined;
}

test('a picture of another engine that the studio cannot compare is not shown', async () => {
  const { studio, engine } = open('cloud');
  studio.judge = poison;
  expect(await firstOf(engine.shoot(order))).toEqual({ dropped: true, reason: 'failed' });
});

test.each(['cloud', 'studio'] as const)('a picture of %s that a check cannot look at is not shown', async (name) => {
  const { engine } = open(name, [poison]);
  expect(await firstOf(engine.shoot(order))).toEqual({ dropped: true, reason: 'failed' });
});

test('a cover that the studio cannot make is left out', async () => {
  const { studio, engine } = open('studio');
  studio.shoot = poison;
  const cover = await engine.shootCover({ themeId: 'sakura', sheet: 0, seed: 1, plates: [plate], mayLeave });
  expect(cover).toEqual({ dropped: true, reason: 'failed' });
});
