/**
 * What the real-person check lets through of those who have nothing but a photo: `npm run bench -- real-person [photo …]`. The
 * people: the test portrait, the clear faces of the pictures that face-api brings, and the photos that are named. Whoever looks
 * straight into the camera on their photo is forged in every way; the frames are measured and judged as the studio does it.
 */
import { REAL_PERSON_FRAMES, type RealPersonAction, type RealPersonFault } from '@kinora/contract';
import { chooseActions } from '../apps/server/src/modules/real-person/choose-actions.ts';
import { encodeFrame, filmOf, measureFilm } from '../apps/server/test/measured-frames.ts';
import { type FilmedScreen, filmScreen } from '../packages/studio/src/liveness/film-screen.fixture.ts';
import {
  type Forgery,
  forgeFrames,
  frameStill,
  type Still,
} from '../packages/studio/src/liveness/forge-frames.fixture.ts';
import { judgeSequence } from '../packages/studio/src/liveness/judge-sequence.ts';
import { type FrameMeasure, measureFrame } from '../packages/studio/src/liveness/measure-frame.ts';
import { median, reportFigures } from './figures.ts';
import { findPeople } from './matching-people.ts';

/** The bench ends in some minutes. */
const MOST_PEOPLE = 6;
const MAX_YAW_DEGREES = 12;
/** In which the four actions may be asked for. */
const ORDERS = 72;

const alive = (turnDegrees: number, isPainted: boolean): Forgery => ({ turnDegrees, isPainted, isAlive: true });
const FORGERIES: Readonly<Record<string, Forgery>> = {
  'a photo that is held in a hand': alive(0, false),
  'a photo whose face alone is pulled, all else still': { turnDegrees: 35, isPainted: false, isAlive: false },
  'a photo that is pulled, turned by 40°': alive(40, false),
  'a photo that is pulled, turned by 60°': alive(60, false),
  'the same with lids and mouth painted on, turned by 50°': alive(50, true),
};

/** What shows a film that passes, and is filmed: a telephone's fine screen held well, and a monitor under a lamp. */
const SCREENS: Readonly<Record<string, FilmedScreen>> = {
  'a fine screen': { grid: 0.05, tiltDegrees: 4, gamma: 1.1, contrast: 0.92, glare: 8, flicker: 0.02, shakePx: 0.7 },
  'a coarse screen': { grid: 0.15, tiltDegrees: 14, gamma: 1.4, contrast: 0.75, glare: 60, flicker: 0.12, shakePx: 2 },
};
/** In which a film without turns asks for its actions. */
const TURNLESS = [
  ['blink', 'mouth', 'closer'],
  ['mouth', 'closer', 'blink'],
  ['closer', 'blink', 'mouth'],
] as const;

interface Sequence {
  frames: readonly FrameMeasure[];
  times: readonly number[];
  actions: readonly RealPersonAction[];
  embedding: readonly number[];
}

const verdicts = new Map<string, (RealPersonFault | undefined)[]>();
function judge(name: string, sequence: Sequence): void {
  verdicts.set(name, [...(verdicts.get(name) ?? []), judgeSequence(sequence)]);
}

/** All that was asked for can be painted: such a film passes, which is why both turns are always asked for. */
const PASSING = '(painted, where no turn is asked for)';
/** Of no living face, but of what one measures: see the decision record. */
const GENUINE = '(what somebody measures who does it, in every order)';

type Film = Awaited<ReturnType<typeof forgeFrames>>;

async function measureMade(made: Film, asked: Pick<Sequence, 'actions' | 'embedding'>): Promise<Sequence> {
  const frames: FrameMeasure[] = [];
  for (const { jpeg } of made) frames.push(await measureFrame(jpeg));
  return { ...asked, frames, times: made.map(({ atMs }) => atMs) };
}

/** Films that pass as they are, in place of a living face's: each is shown on each screen, and filmed. */
async function replay(made: Film, asked: Pick<Sequence, 'actions' | 'embedding'>): Promise<void> {
  for (const [name, screen] of Object.entries(SCREENS)) {
    const filmed = await Promise.all(
      made.map(async ({ jpeg, atMs }, frame) => ({ jpeg: await filmScreen(jpeg, frame, screen), atMs })),
    );
    judge(`(such a film, filmed off ${name})`, await measureMade(filmed, asked));
  }
}

/** A painted film without turns in each order, attacked where it passes. */
async function forgeTurnless(still: Still, forgery: Forgery, embedding: readonly number[]): Promise<void> {
  for (const actions of TURNLESS) {
    const asked = { actions, embedding };
    const made = await forgeFrames(still, actions, forgery);
    const film = await measureMade(made, asked);
    judge(PASSING, film);
    // What is refused by itself says nothing of what is done to it.
    if (judgeSequence(film) !== undefined) continue;
    if (actions === TURNLESS[0]) attack(film);
    await replay(made, asked);
  }
}

/** Everything that is done to a film that passes. */
function attack(film: Sequence): void {
  const { frames, times } = film;
  const [first] = frames;
  if (!first) return;
  const stranger = strangers.at(-1);
  if (stranger) judge('of such a film: shown by another person', { ...film, embedding: stranger });
  judge('of such a film: one frame for all', { ...film, frames: frames.map(() => first) });
  judge('of such a film: one frame twice', { ...film, frames: frames.with(12, frames[3] ?? first) });
  judge('of such a film: a second cut out', {
    ...{ ...film, frames: frames.toSpliced(10, 5) },
    times: times.toSpliced(10, 5),
  });
  judge('of such a film: two seconds cut out, its times without a gap', {
    ...{ ...film, frames: frames.toSpliced(6, 10) },
    times: times.slice(0, -10),
  });
  judge('of such a film: out of order', {
    ...film,
    frames: frames.map((_, i) => frames[(i * 13) % frames.length] ?? first),
  });
  judge('of such a film: for another order', { ...film, actions: ['closer', 'blink', 'mouth'] });
}

/** Both turns and two of the others, in every order. */
function everyOrder(): RealPersonAction[][] {
  const orders = new Map<string, RealPersonAction[]>();
  while (orders.size < ORDERS) {
    const actions = chooseActions();
    orders.set(actions.join(), actions);
  }
  return [...orders.values()];
}

const frameMs: number[] = [];
const turns: number[] = [];
/** Of the people before: somebody else than who is forged. */
const strangers: (readonly number[])[] = [];
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
    if (!forgery.isPainted) continue;
    await forgeTurnless(still, forgery, embedding);
    strangers.push(embedding);
  }
}
for (const actions of everyOrder()) {
  const film = filmOf(actions, count).map((shown, i) => ({
    jpeg: encodeFrame(shown),
    atMs: i * REAL_PERSON_FRAMES.everyMs,
  }));
  judge(GENUINE, measureFilm(film, actions));
}

for (const [name, list] of verdicts) {
  const refused = list.flatMap((fault) => fault ?? []);
  const why = [...Map.groupBy(refused, (fault) => fault)].map(([fault, { length }]) => `${fault} ${length}`).join(', ');
  console.log(`${name.padEnd(54)} ${list.length - refused.length} of ${list.length} pass${why && `; refused: ${why}`}`);
}
const passed = [...verdicts].flatMap(([name, list]) => (name.startsWith('(') ? [] : list.filter((one) => !one)));
const genuine = verdicts.get(GENUINE) ?? [];
reportFigures([
  {
    name: 'refused of what somebody measures who does it',
    value: genuine.filter((fault) => fault !== undefined).length,
    unit: '',
    atMost: 0,
  },
  {
    name: 'forged films that pass, from which the attacks start',
    value: (verdicts.get(PASSING) ?? []).filter((fault) => fault === undefined).length,
    unit: '',
    atLeast: 1,
  },
  {
    name: 'films that pass, filmed off a screen: how many still pass',
    value: [...verdicts].flatMap(([name, list]) => (name.includes('filmed off') ? list.filter((one) => !one) : []))
      .length,
    unit: '',
  },
  { name: 'people', value: count, unit: '' },
  { name: 'forgeries that pass', value: passed.length, unit: '', atMost: 0 },
  { name: 'furthest turn that a pulled photo reads', value: Math.max(...turns), unit: '°' },
  { name: 'look at one frame, one thread: median', value: median(frameMs), unit: 'ms' },
]);
