import { REAL_PERSON_FRAMES, type RealPersonAction, type RealPersonFault } from '@kinora/contract';
import { medianOf } from '../inspect/sample-skin.ts';
import { faceDistance, SAME_PERSON_MAX_DISTANCE, TWO_PEOPLE_MIN_DISTANCE } from '../matching/face-distance.ts';
import { type ActionEvent, type Baseline, findEvents, isInOrder, STRAIGHT_DEGREES, shareOf } from './find-events.ts';
import { type FrameFace, type FrameMeasure, TILES } from './measure-frame.ts';

/** The frames of a check with what was asked for, and whose face it should be. */
export interface MeasuredSequence {
  frames: readonly FrameMeasure[];
  /** When each frame was taken, ms. */
  times: readonly number[];
  actions: readonly RealPersonAction[];
  /** Of the uploaded face. */
  embedding: readonly number[];
}

type Faces = readonly (FrameFace | undefined)[];

/** Frames at the start that say how the face is when nothing is asked for. */
const BASELINE_FRAMES = 4;
/** A head may be lost while it turns, for so many frames. */
const MAX_LOST_SHARE = 0.15;
/** How far two frames in a row may lie apart, and how far all, ms. */
const MIN_STEP_MS = 60;
const MAX_STEP_MS = 800;
const MIN_SPAN_MS = 4_000;
const MAX_SPAN_MS = 30_000;
/** Two frames that differ by less are one: a camera's grain moves the mean of a tile by more. In grey levels. */
const SAME_FRAME = 0.03;
/** Between two frames in a row the surroundings change by less than this, unless it is another scene. In grey levels. */
const SAME_SCENE = 40;
/** What no head does, in a second: degrees turned, face heights moved, and e-folds of growing. */
const MAX_TURN = 220;
const MAX_MOVE = 3;
const MAX_GROWTH = 2.4;
/** Within this time before and after a turn it has a frame on its way. */
const WAY_MS = 1_500;

/** Why a sequence is not the one person of the uploaded face who does what was asked, as far as its frames tell. Undefined: it is. */
export function judgeSequence(sequence: MeasuredSequence): RealPersonFault | undefined {
  const { frames, times, actions, embedding } = sequence;
  if (frames.length < REAL_PERSON_FRAMES.min) return 'unclear';
  if (!isSteady(times)) return 'cut';
  if (frames.some((frame) => frame.faces > 1)) return 'several-faces';
  const faces: Faces = frames.map(({ face }) => face);
  const first = baselineOf(faces);
  if (!first || faces.filter((face) => !face).length > frames.length * MAX_LOST_SHARE) return 'unclear';
  const repeated = judgeRepeats(frames);
  if (repeated) return repeated;
  if (!isOnePerson(faces, embedding, first)) return 'other-person';
  if (!isFlowing(frames, times)) return 'cut';
  const events = findEvents(faces, first);
  if (!isInOrder(events, actions)) return 'actions';
  return events.every((event) => hasWay(event, faces, times, first)) ? undefined : 'cut';
}

const MIRRORED: Readonly<Partial<Record<RealPersonAction, RealPersonAction>>> = { left: 'right', right: 'left' };

/** {@link judgeSequence} of a clip, of which nobody knows whether the camera mirrored it: a turn to the left may look like one to the right, as all do then. */
export function judgeMirrored(sequence: MeasuredSequence): RealPersonFault | undefined {
  const fault = judgeSequence(sequence);
  if (fault !== 'actions') return fault;
  return judgeSequence({ ...sequence, actions: sequence.actions.map((action) => MIRRORED[action] ?? action) });
}

function isSteady(times: readonly number[]): boolean {
  const steps = times.slice(1).map((time, i) => time - (times[i] ?? 0));
  const span = (times.at(-1) ?? 0) - (times[0] ?? 0);
  return (
    steps.every((step) => step >= MIN_STEP_MS && step <= MAX_STEP_MS) && span >= MIN_SPAN_MS && span <= MAX_SPAN_MS
  );
}

/** How the face is at first; undefined where it is not shown large and straight enough. */
function baselineOf(faces: Faces): Baseline | undefined {
  const shown = faces.slice(0, BASELINE_FRAMES).flatMap((face) => face ?? []);
  const middle = (read: (face: FrameFace) => number): number => medianOf(shown.map(read));
  const [yaw, height] = [middle((face) => face.yaw), middle((face) => face.height)];
  if (shown.length < BASELINE_FRAMES - 1) return undefined;
  if (Math.abs(yaw) > STRAIGHT_DEGREES || height < REAL_PERSON_FRAMES.minFaceShare) return undefined;
  return { yaw, height, eyes: middle((face) => face.eyes), mouth: middle((face) => face.mouth) };
}

/** A frame that comes twice was not taken by a camera; where most do, and where all but the face stands still, it is a picture. */
function judgeRepeats(frames: readonly FrameMeasure[]): RealPersonFault | undefined {
  const all = new Set<number>();
  frames.forEach((frame, i) => {
    if (frames.slice(0, i).some((before) => difference(before, frame) < SAME_FRAME)) all.add(i);
  });
  if (all.size > frames.length / 2) return 'still';
  if (all.size > 0) return 'cut';
  const around = steps(frames).map(([before, frame]) => difference(before, frame, isAround(before, frame)));
  return medianOf(around) < SAME_FRAME ? 'still' : undefined;
}

const steps = (frames: readonly FrameMeasure[]): (readonly [FrameMeasure, FrameMeasure])[] =>
  frames.slice(1).map((frame, i) => [frames[i] ?? frame, frame]);

/** Mean difference of two frames' tiles in grey levels; of none that counts it is infinite. */
function difference(a: FrameMeasure, b: FrameMeasure, counts: (tile: number) => boolean = () => true): number {
  let [sum, count] = [0, 0];
  for (let tile = 0; tile < a.tiles.length; tile++) {
    const apart = Math.abs((a.tiles[tile] ?? Number.NaN) - (b.tiles[tile] ?? Number.NaN));
    if (Number.isNaN(apart) || !counts(tile)) continue;
    sum += apart;
    count += 1;
  }
  return count === 0 ? Number.POSITIVE_INFINITY : sum / count;
}

/** Tiles that are further than a face's height from the faces of both frames. */
function isAround(...frames: readonly FrameMeasure[]): (tile: number) => boolean {
  const faces = frames.flatMap(({ face }) => face ?? []);
  return (tile) => {
    const [x, y] = [((tile % TILES) + 0.5) / TILES, (Math.floor(tile / TILES) + 0.5) / TILES];
    return faces.every((face) => Math.hypot(x - face.x, y - face.y) > face.height);
  };
}

/** Straight faces are held against the uploaded one; every face, also a turned one, against the frame before. */
function isOnePerson(faces: Faces, embedding: readonly number[], first: Baseline): boolean {
  const seen = faces.flatMap((face) => face ?? []);
  const straight = seen.filter(({ yaw }) => Math.abs(yaw - first.yaw) < STRAIGHT_DEGREES);
  const distances = straight.map((face) => faceDistance(face.embedding, embedding));
  if (medianOf(distances) > SAME_PERSON_MAX_DISTANCE || distances.some((one) => one > TWO_PEOPLE_MIN_DISTANCE))
    return false;
  return seen.slice(1).every((face, i) => {
    const before = seen[i];
    return !before || faceDistance(face.embedding, before.embedding) <= SAME_PERSON_MAX_DISTANCE;
  });
}

/** Whether every frame can follow from the one before. */
function isFlowing(frames: readonly FrameMeasure[], times: readonly number[]): boolean {
  return steps(frames).every(([before, frame], i) => {
    const seconds = ((times[i + 1] ?? 0) - (times[i] ?? 0)) / 1000;
    const [a, b] = [before.face, frame.face];
    if (!a || !b) return true;
    const apart = difference(before, frame, isAround(before, frame));
    if (apart !== Number.POSITIVE_INFINITY && apart > SAME_SCENE) return false;
    const moved = Math.hypot(b.x - a.x, b.y - a.y) / Math.min(a.height, b.height);
    const grown = Math.abs(Math.log(b.height / a.height));
    return (
      Math.abs(b.yaw - a.yaw) / seconds <= MAX_TURN && moved / seconds <= MAX_MOVE && grown / seconds <= MAX_GROWTH
    );
  });
}

/** A head that turns or comes closer is seen on its way there or back; eyes and lips are too quick for that. */
function hasWay({ action, from, to }: ActionEvent, faces: Faces, times: readonly number[], first: Baseline): boolean {
  if (action === 'blink' || action === 'mouth') return true;
  const shares = faces.map((face) => (face ? shareOf(action, face, first) : 0));
  const peak = Math.max(...shares.slice(from, to + 1));
  const [start, end] = [(times[from] ?? 0) - WAY_MS, (times[to] ?? 0) + WAY_MS];
  return shares.some((share, i) => {
    const time = times[i] ?? 0;
    return time >= start && time <= end && share > peak * 0.15 && share < peak * 0.85;
  });
}
