/**
 * What the real-person check lets through of those who have nothing but a photo: `npm run bench -- real-person [photo …]`. The
 * people: the test portrait, the clear faces of the pictures that face-api brings, and the photos that are named. Whoever looks
 * straight into the camera on their photo is forged in every way; the frames are measured and judged as the studio does it.
 */
import type { RealPersonAction, RealPersonFault } from '@kinora/contract';
import { chooseActions } from '../apps/server/src/modules/real-person/choose-actions.ts';
import { type Forgery, forgeFrames, frameStill } from '../packages/studio/src/liveness/forge-frames.fixture.ts';
import { judgeSequence } from '../packages/studio/src/liveness/judge-sequence.ts';
import { type FrameMeasure, measureFrame } from '../packages/studio/src/liveness/measure-frame.ts';
import { median, reportFigures } from './figures.ts';
import { findPeople } from './matching-people.ts';

/** The bench ends in some minutes. */
const MOST_PEOPLE = 6;
const MAX_YAW_DEGREES = 12;

const alive = (turnDegrees: number, isPainted: boolean): Forgery => ({ turnDegrees, isPainted, isAlive: true });
const FORGERIES: Readonly<Record<string, Forgery>> = {
  'a photo that is held in a hand': alive(0, false),
  'a photo whose face alone is pulled, all else still': { turnDegrees: 35, isPainted: false, isAlive: false },
  'a photo that is pulled, turned by 40°': alive(40, false),
  'a photo that is pulled, turned by 60°': alive(60, false),
  'the same with lids and mouth painted on, turned by 50°': alive(50, true),
};

interface Sequence {
  frames: FrameMeasure[];
  times: number[];
  actions: readonly RealPersonAction[];
  embedding: readonly number[];
}

const verdicts = new Map<string, (RealPersonFault | undefined)[]>();
function judge(name: string, sequence: Sequence): void {
  verdicts.set(name, [...(verdicts.get(name) ?? []), judgeSequence(sequence)]);
}

const frameMs: number[] = [];
const turns: number[] = [];
let forged: Sequence | undefined;
let count = 0;
for (const { photo, embedding } of await findPeople(process.argv.slice(2))) {
  const looked = await measureFrame(photo);
  if (count === MOST_PEOPLE || !looked.face || Math.abs(looked.face.yaw) > MAX_YAW_DEGREES) continue;
  count += 1;
  const still = await frameStill(photo);
  for (const [name, forgery] of Object.entries(FORGERIES)) {
    const actions = chooseActions();
    const made = await forgeFrames(still, actions, forgery);
    const frames: FrameMeasure[] = [];
    for (const { jpeg } of made) {
      const startMs = performance.now();
      frames.push(await measureFrame(jpeg));
      frameMs.push(performance.now() - startMs);
    }
    turns.push(...frames.map(({ face }) => Math.abs((face?.yaw ?? 0) - (frames[0]?.face?.yaw ?? 0))));
    const sequence = { frames, times: made.map(({ atMs }) => atMs), actions, embedding };
    judge(name, sequence);
    if (forgery.isPainted) {
      const turnless = await forgeFrames(still, ['blink', 'mouth', 'closer'], forgery);
      const seen = [];
      for (const { jpeg } of turnless) seen.push(await measureFrame(jpeg));
      const asked = ['blink', 'mouth', 'closer'] as const;
      judge('(painted, where no turn is asked for)', { ...sequence, frames: seen, actions: asked });
      if (forged) judge('the frames of another person', { ...sequence, embedding: forged.embedding });
      judge('one frame for all', { ...sequence, frames: frames.map(() => frames[0] as FrameMeasure) });
      judge('a second of it cut out', {
        ...sequence,
        frames: frames.toSpliced(10, 5),
        times: sequence.times.toSpliced(10, 5),
      });
      judge('frames out of order', {
        ...sequence,
        frames: frames.map((_, i) => frames[(i * 13) % frames.length] ?? (frames[0] as FrameMeasure)),
      });
      forged = sequence;
    }
  }
}

for (const [name, list] of verdicts) {
  const refused = list.flatMap((fault) => fault ?? []);
  const why = [...Map.groupBy(refused, (fault) => fault)].map(([fault, { length }]) => `${fault} ${length}`).join(', ');
  console.log(`${name.padEnd(54)} ${list.length - refused.length} of ${list.length} pass${why && `; refused: ${why}`}`);
}
const passed = [...verdicts].flatMap(([name, list]) => (name.startsWith('(') ? [] : list.filter((one) => !one)));
reportFigures([
  { name: 'people', value: count, unit: '' },
  { name: 'forgeries that pass', value: passed.length, unit: '', atMost: 0 },
  { name: 'furthest turn that a pulled photo reads', value: Math.max(...turns), unit: '°' },
  { name: 'look at one frame, one thread: median', value: median(frameMs), unit: 'ms' },
]);
