import type { RealPersonAction, RealPersonFault } from '@kinora/contract';
import { expect, test } from 'vitest';
import { judgeSequence, type MeasuredSequence } from './judge-sequence.ts';
import { type FrameFace, type FrameMeasure, TILES } from './measure-frame.ts';

const ANNA = [0, 0];
const STEP_MS = 200;
const ACTIONS = ['left', 'blink', 'closer'] as const satisfies readonly RealPersonAction[];
const EVERYTHING = ['right', 'mouth', 'left', 'closer', 'blink'] as const satisfies readonly RealPersonAction[];

/** What a face does on its way into an action and out of it, from 0 to 1. */
const WAY = [0, 0, 0.4, 0.9, 1, 1, 0.9, 0.5, 0.1, 0];
const DONE: Readonly<Record<RealPersonAction, (share: number) => Partial<FrameFace>>> = {
  left: (share) => ({ yaw: 36 * share }),
  right: (share) => ({ yaw: -36 * share }),
  blink: (share) => ({ eyes: share > 0.8 ? 0.09 : 0.33 }),
  mouth: (share) => ({ mouth: 0.02 + 0.5 * share }),
  closer: (share) => ({ height: 0.35 * (1 + 0.4 * share) }),
};

/** A camera's grain: the same number for the same frame and tile. */
const grain = (frame: number, tile: number): number => ((Math.sin(frame * 127.1 + tile * 311.7) * 43_758.5) % 1) * 0.6;

function frameOf(frame: number, does: Partial<FrameFace>): FrameMeasure {
  const still: FrameFace = {
    x: 0.5,
    y: 0.5,
    height: 0.35,
    yaw: 1,
    eyes: 0.33,
    mouth: 0.02,
    smile: 0.1,
    sharpness: 60,
    embedding: [0.2, 0.1],
  };
  const tiles = Float32Array.from({ length: TILES * TILES }, (_, tile) => 90 + (tile % 40) + grain(frame, tile));
  return { faces: 1, face: { ...still, x: 0.5 + grain(frame, 0) / 100, ...does }, tiles };
}

/** What a person measures who does all of it in that order. */
function personWho(does: readonly RealPersonAction[], asked: readonly RealPersonAction[] = does): MeasuredSequence {
  const ways = does.flatMap((action) => WAY.map((share) => DONE[action](share)));
  const frames = [{}, {}, {}, {}, {}, ...ways].map((face, i) => frameOf(i, face));
  return { frames, times: frames.map((_, i) => i * STEP_MS), actions: asked, embedding: ANNA };
}

const good = (): MeasuredSequence => personWho(ACTIONS);
const change = (
  to: (frame: FrameMeasure, i: number, all: readonly FrameMeasure[]) => FrameMeasure,
  from = good(),
): MeasuredSequence => ({ ...from, frames: from.frames.map(to) });
const face = (frame: FrameMeasure, to: Partial<FrameFace>): FrameMeasure =>
  frame.face ? { ...frame, face: { ...frame.face, ...to } } : frame;

test.each<[string, MeasuredSequence]>([
  ['who does what is asked', good()],
  ['who does everything in another order', personWho(EVERYTHING)],
  ['who blinks where nobody asked', change((frame, i) => (i === 8 || i === 28 ? face(frame, { eyes: 0.1 }) : frame))],
  [
    'whose head is lost at the end of a turn',
    change((frame, i) => (i === 9 ? { faces: 0, tiles: frame.tiles } : frame)),
  ],
  ['who stays near', personWho(['closer', 'left', 'right'])],
  ['who holds the telephone in a hand that shakes', change((frame, i) => face(frame, { x: 0.5 + Math.sin(i) * 0.03 }))],
])('passes: %s', (_, sequence) => {
  expect(judgeSequence(sequence)).toBeUndefined();
});

test.each<[string, RealPersonFault, MeasuredSequence]>([
  ['a still photo', 'still', change((_frame, _i, all) => all[0] ?? frameOf(0, {}))],
  ['a still photo in a hand, with grain', 'actions', change((_frame, i) => frameOf(i, {}))],
  [
    'a face that moves before what stands still',
    'still',
    change((frame, i) => ({
      ...frame,
      tiles: Float32Array.from({ length: TILES * TILES }, (_, tile) => 90 + (tile === TILES * 24 + 24 ? i * 20 : 0)),
    })),
  ],
  ['frames of another person', 'other-person', change((frame) => face(frame, { embedding: [0.75, 0] }))],
  [
    'another person while it turns',
    'other-person',
    change((frame, i) => (i > 6 && i < 12 ? face(frame, { embedding: [0.9, 0] }) : frame)),
  ],
  ['two faces', 'several-faces', change((frame, i) => (i === 9 ? { faces: 2, tiles: frame.tiles } : frame))],
  ['no face for long', 'unclear', change((frame, i) => (i > 9 && i < 17 ? { faces: 0, tiles: frame.tiles } : frame))],
  ['a face that is small', 'unclear', change((frame) => face(frame, { height: 0.12 }))],
  ['a face that is turned from the beginning', 'unclear', change((frame) => face(frame, { yaw: 20 }))],
  ['what is no picture', 'unclear', change(() => ({ faces: 0, tiles: new Float32Array() }))],
  ['few frames', 'unclear', { ...good(), frames: good().frames.slice(0, 12) }],
  ['a gap in time', 'cut', { ...good(), times: good().times.map((time, i) => (i > 8 ? time + 900 : time)) }],
  ['times that run backwards', 'cut', { ...good(), times: good().times.toReversed() }],
  ['a frame that comes twice', 'cut', change((frame, i, all) => (i === 20 ? (all[4] ?? frame) : frame))],
  ['frames out of order', 'actions', change((_frame, i, all) => all[(i * 13) % all.length] ?? frameOf(i, {}))],
  ['a head that jumps', 'cut', change((frame, i) => (i > 20 ? face(frame, { x: 0.8 }) : frame))],
  [
    'another scene',
    'cut',
    change((frame, i) => (i > 20 ? { ...frame, tiles: frame.tiles.map((grey) => grey + 60) } : frame)),
  ],
  [
    'a head that is turned at once',
    'cut',
    change((frame) => (frame.face && frame.face.yaw > 3 && frame.face.yaw < 20 ? face(frame, { yaw: 1 }) : frame)),
  ],
  ['another order', 'actions', personWho(['blink', 'left', 'closer'], ['closer', 'left', 'blink'])],
  ['the other side', 'actions', personWho(['right', 'blink', 'closer'], ACTIONS)],
  ['an action that is left out', 'actions', personWho(['left', 'blink'], ACTIONS)],
  ['an action too many', 'actions', personWho(['left', 'mouth', 'blink', 'closer'], ACTIONS)],
  ['nothing at all', 'actions', change((_frame, i) => frameOf(i, {}))],
])('refuses %s: %s', (_, fault, sequence) => {
  expect(judgeSequence(sequence)).toBe(fault);
});
