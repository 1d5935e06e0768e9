import { createPlane } from '../pixels/float-plane.ts';
import { ScratchBuffers } from '../pixels/scratch.ts';
import type { Plate } from '../plate.ts';
import { type Figure, type FigureMeasures, figureOfPlate } from './figure/figure-of-plate.ts';
import { GUIDE_CHANNELS, GUIDE_SCALE } from './figure/guide.ts';
import type { CutOut } from './figure/pyramid.ts';
import { type FrameMap, NODE_STEP_PX } from './frame-map.ts';
import { type FrameSize, type Framing, fitFraming } from './framing.ts';
import { keepProportions } from './pose/keep-proportions.ts';
import { limitPose, type Pose } from './pose/pose.ts';
import { invertShift, PoseShift } from './pose/pose-shift.ts';
import { AT_X, AT_Y, createProbe, HEAD, SHIFT_X, SHIFT_Y, type Shift } from './pose/shift.ts';
import { sampleColour } from './sample-colour.ts';
import { sampleGuide } from './sample-guide.ts';

const RADIANS = Math.PI / 180;

/** A person put into a frame, before light. */
export interface StagedPerson {
  plate: Plate;
  widthPx: number;
  heightPx: number;
  /** Premultiplied RGBA of the frame's size. */
  colour: Uint8ClampedArray;
  /** Half the frame's size, channels as {@link Guide}; normals are turned with the head and the camera. */
  guide: Float32Array;
  guideWidthPx: number;
  guideHeightPx: number;
  /** 478 landmarks in frame pixels. */
  landmarks: Float32Array;
  faceHeightPx: number;
  framing: Framing;
}

export interface StageRequest extends FrameSize {
  framing: Framing;
  pose?: Pose;
  /** 0 to 1, softens the pose for a retake. */
  poseStrength?: number;
  /** Recoloured cut-out to sample instead of the plate's own colours. */
  pyramid?: readonly CutOut[];
}

const guides = new ScratchBuffers<Float32Array>((length) => new Float32Array(length));
const colours = new ScratchBuffers<Uint8ClampedArray>((length) => new Uint8ClampedArray(length));

/** Gives back what a person was drawn with, when the picture is finished. */
export function releasePerson({ guide, colour }: StagedPerson): void {
  guides.give(guide);
  colours.give(colour);
}

/** Crop, tilt, mirror and pose in one resampling of colour, opacity, normals and masks. */
export function stagePerson(plate: Plate, request: StageRequest): StagedPerson {
  const figure = figureOfPlate(plate);
  const { measures } = figure;
  const { widthPx, heightPx } = request;
  const isTopCut = plate.person.cutAt.top;
  const fitted = fitFraming(request.framing, measures, isTopCut, request);
  const facing = fitted.mirror ? mirrorPose(request.pose ?? {}) : (request.pose ?? {});
  const pose = keepProportions(figure, limitPose(facing, plate.person, request.poseStrength), fitted.share);
  const shift = new PoseShift(figure, pose);
  const framing = isTopCut && !fitted.isFitted ? hideCutHair(figure, fitted, request, shift) : fitted;
  const place = placeFrame(figure, framing, request, shift);
  const map = mapFrame(place, shift, request);
  const level = (request.pyramid ?? figure.pyramid)[place.scale >= 3.2 ? 2 : place.scale >= 1.6 ? 1 : 0];
  if (!level) throw new RangeError('a pyramid has three levels');
  const guideWidthPx = Math.ceil(widthPx / GUIDE_SCALE);
  const guideHeightPx = Math.ceil(heightPx / GUIDE_SCALE);
  const guide = guides.take(guideWidthPx * guideHeightPx * GUIDE_CHANNELS);
  sampleGuide(
    figure.guide,
    map,
    { guide, guideWidthPx, guideHeightPx },
    {
      yaw: pose.yaw * RADIANS,
      pitch: pose.pitch * RADIANS,
      headRoll: pose.roll * RADIANS,
      cameraRoll: rollOf(framing),
      mirror: framing.mirror ?? false,
    },
  );
  const colour = colours.take(widthPx * heightPx * 4);
  sampleColour(level, map, { widthPx, heightPx, data: colour }, framing.melt ? meltOf(measures) : undefined);
  return {
    plate,
    widthPx,
    heightPx,
    colour,
    guide,
    guideWidthPx,
    guideHeightPx,
    landmarks: moveLandmarks(plate.landmarks, place, shift),
    faceHeightPx: framing.share * heightPx,
    framing,
  };
}

/** Where a melting body fades: over its last part, to nothing at the photo's end. */
function meltOf(measures: FigureMeasures): { fromY: number; toY: number } {
  return {
    fromY: measures.bottomY - measures.faceHeightPx * 0.9,
    toY: measures.bottomY - measures.faceHeightPx * 0.05,
  };
}

/** Poses are given as the viewer sees them; a mirrored frame mirrors the plate after posing. */
function mirrorPose(pose: Pose): Pose {
  const flip = (value: number | undefined): number => -(value ?? 0);
  return {
    ...pose,
    yaw: flip(pose.yaw),
    roll: flip(pose.roll),
    turn: flip(pose.turn),
    lean: flip(pose.lean),
    drop: flip(pose.drop),
  };
}

/** The roll as the viewer sees it, in radians before mirroring. */
function rollOf(framing: Framing): number {
  return (framing.roll ?? 0) * RADIANS * (framing.mirror ? -1 : 1);
}

interface Place {
  /** Plate point of the anchor after posing, and its frame point. */
  anchorX: number;
  anchorY: number;
  frameX: number;
  frameY: number;
  /** Plate pixels per frame pixel. */
  scale: number;
  cos: number;
  sin: number;
  mirror: 1 | -1;
}

function placeFrame(figure: Figure, framing: Framing, size: FrameSize, shift: Shift): Place {
  const { anchor, faceHeightPx } = figure.measures;
  const moved = createProbe(anchor.x, anchor.y);
  shift.move(moved);
  const scale = faceHeightPx / (framing.share * size.heightPx);
  const roll = rollOf(framing);
  return {
    anchorX: anchor.x + (moved[SHIFT_X] ?? 0),
    anchorY: anchor.y + (moved[SHIFT_Y] ?? 0),
    frameX: framing.x * size.widthPx,
    frameY: framing.y * size.heightPx,
    scale,
    cos: Math.cos(roll) * scale,
    sin: Math.sin(roll) * scale,
    mirror: framing.mirror ? -1 : 1,
  };
}

const HIDE_STEPS = 6;
const HIGHEST_FACE = 0.33;

/** Raises the person, then comes closer, until the frame's top edge shows nothing from above the photo. */
function hideCutHair(figure: Figure, framing: Framing, size: FrameSize, shift: Shift): Framing {
  const { measures } = figure;
  const reach = measures.headHalfWidthPx * 1.6;
  let fitted = framing;
  for (let step = 0; step < HIDE_STEPS; step++) {
    const place = placeFrame(figure, fitted, size, shift);
    let missingPx = 0;
    for (let x = 0; x <= size.widthPx; x += size.widthPx / 24) {
      const dx = (x - place.frameX) * place.mirror;
      const u = place.anchorX + dx * place.cos - place.frameY * place.sin;
      const v = place.anchorY - dx * place.sin - place.frameY * place.cos;
      const probe = createProbe(u, v);
      invertShift(shift, probe);
      const fromEars = u + (probe[SHIFT_X] ?? 0) - measures.ears.x;
      if (Math.abs(fromEars) < reach) missingPx = Math.max(missingPx, 4 - (v + (probe[SHIFT_Y] ?? 0)));
    }
    if (missingPx <= 0) return fitted;
    const raised = fitted.y - (missingPx * 1.1) / place.scale / size.heightPx;
    fitted =
      raised >= HIGHEST_FACE ? { ...fitted, y: raised } : { ...fitted, y: HIGHEST_FACE, share: fitted.share * 1.1 };
  }
  return fitted;
}

function mapFrame(place: Place, shift: Shift, size: FrameSize): FrameMap {
  const columns = Math.ceil(size.widthPx / NODE_STEP_PX) + 2;
  const rows = Math.ceil(size.heightPx / NODE_STEP_PX) + 2;
  const x = createPlane(columns, rows).data;
  const y = createPlane(columns, rows).data;
  const head = createPlane(columns, rows).data;
  const probe = createProbe();
  for (let row = 0, i = 0; row < rows; row++) {
    const dy = row * NODE_STEP_PX - place.frameY;
    for (let column = 0; column < columns; column++, i++) {
      const dx = (column * NODE_STEP_PX - place.frameX) * place.mirror;
      const u = place.anchorX + dx * place.cos + dy * place.sin;
      const v = place.anchorY - dx * place.sin + dy * place.cos;
      probe[AT_X] = u;
      probe[AT_Y] = v;
      invertShift(shift, probe);
      x[i] = u + (probe[SHIFT_X] ?? 0);
      y[i] = v + (probe[SHIFT_Y] ?? 0);
      head[i] = probe[HEAD] ?? 0;
    }
  }
  return { columns, rows, x, y, head };
}

function moveLandmarks(landmarks: Float32Array, place: Place, shift: Shift): Float32Array {
  const moved = new Float32Array(landmarks.length);
  const probe = createProbe();
  const inverse = 1 / (place.scale * place.scale);
  for (let i = 0; i < landmarks.length; i += 3) {
    const px = landmarks[i] ?? 0;
    const py = landmarks[i + 1] ?? 0;
    probe[AT_X] = px;
    probe[AT_Y] = py;
    shift.move(probe);
    const u = px + (probe[SHIFT_X] ?? 0) - place.anchorX;
    const v = py + (probe[SHIFT_Y] ?? 0) - place.anchorY;
    moved[i] = place.frameX + (u * place.cos - v * place.sin) * inverse * place.mirror;
    moved[i + 1] = place.frameY + (u * place.sin + v * place.cos) * inverse;
    moved[i + 2] = (landmarks[i + 2] ?? 0) / place.scale;
  }
  return moved;
}
