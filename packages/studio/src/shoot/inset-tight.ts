import type { Inset } from '../frames/inset.ts';
import { clamp } from '../pixels/interpolate.ts';
import type { Plate } from '../plate.ts';
import { kindOf } from '../scenes/scene-kinds.ts';
import { figureOfPlate } from '../stages/figure/figure-of-plate.ts';
import { bodyBelow, bodyBetween, type FrameSize, type Framing, fitFraming } from '../stages/framing.ts';
import type { Overlay } from '../stages/overlay/overlay-kinds.ts';
import type { View } from './view.ts';

/** A photo that would have to be shown this much larger than a view wants it is shown in a window instead. */
const MAX_STRAIN = 1.25;
/** Where the face stands in its window. */
const FACE_Y = 0.52;
const NARROWEST = 0.6;
const WIDEST = 0.82;
/** The windows of a shoot in turn. Sheets with one window, or one side of the face, would read as one picture. */
const WINDOWS = [
  { shape: 'card', height: 0.76, mirror: true },
  { shape: 'arch', height: 0.56, mirror: true },
  { shape: 'oval', height: 0.66, mirror: false },
  { shape: 'arch', height: 0.62, mirror: false },
  { shape: 'pane', height: 0.6, mirror: true },
  { shape: 'arch', height: 0.72, mirror: false },
  { shape: 'card', height: 0.52, mirror: false },
  { shape: 'oval', height: 0.58, mirror: true },
  { shape: 'pane', height: 0.68, mirror: true },
] as const;
const WIDEST_WINDOW = 0.78;
/** Windows stay nearer to the middle than faces do. */
const TO_THE_MIDDLE = 0.55;
const MARGIN = 0.06;
/** Between a window and the middle of a line of lettering. */
const TEXT_ROOM = 0.07;
const CARD_ANGLE = 2.4;

/** A view of a tight photo: a window, and how the person is framed in it. */
export interface TightView {
  inset: Inset;
  framing: Framing;
}

/** Whether the photo ends so close to the face that it would have to be shown much larger than the view wants it. */
export function isTooTight(framing: Framing, plate: Plate, size: FrameSize): boolean {
  if (framing.isFitted) return false;
  const fitted = fitFraming(framing, figureOfPlate(plate).measures, plate.person.cutAt.top, size);
  return fitted.share / framing.share >= MAX_STRAIN;
}

/**
 * How a view shows somebody whose photo ends too close to the face for it: in a window of the size that the view's face
 * asks for, cut so that the ends of the photo lie outside. A close-up of everybody would make all sheets one picture.
 * @param sheet number within the shoot: windows differ in shape and size from sheet to sheet.
 * @returns nothing when the photo fills the view.
 */
export function insetTight(
  { framing, scene, overlays = [] }: View,
  plate: Plate,
  size: FrameSize,
  sheet: number,
): TightView | undefined {
  // Before a plain ground such a view only comes closer.
  if (kindOf(scene).isPlain || !isTooTight(framing, plate, size)) return undefined;
  const { measures } = figureOfPlate(plate);
  const inner = (1 - FACE_Y) / bodyBelow(measures);
  const isCutBeside = Number.isFinite(measures.cutLeftFromY) && Number.isFinite(measures.cutRightFromY);
  const aspect = isCutBeside ? clamp(inner * bodyBetween(measures), NARROWEST, WIDEST) : 0.75;
  const share = Math.max(inner, isCutBeside ? aspect / bodyBetween(measures) : 0);
  const rows = freeRows(overlays);
  const across = (aspect * size.heightPx) / size.widthPx;
  const window = WINDOWS[sheet % WINDOWS.length] ?? WINDOWS[0];
  const height = Math.min(window.height, rows.bottom - rows.top, WIDEST_WINDOW / across);
  const width = height * across;
  return {
    inset: {
      shape: window.shape,
      width,
      height,
      x: inside(framing.x, width, MARGIN, 1 - MARGIN),
      y: inside(0.5 + (framing.y - 0.5) * TO_THE_MIDDLE, height, rows.top, rows.bottom),
      angle: window.shape === 'card' ? CARD_ANGLE * (framing.x < 0.5 ? -1 : 1) : 0,
    },
    framing: {
      ...framing,
      share,
      x: 0.5,
      y: FACE_Y,
      mirror: (framing.mirror ?? false) !== window.mirror,
      melt: false,
      keepPlace: false,
    },
  };
}

const inside = (centre: number, size: number, from: number, to: number): number =>
  clamp(centre, from + size / 2, Math.max(from + size / 2, to - size / 2));

/** The rows of the sheet that lettering leaves to a window. */
function freeRows(overlays: readonly Overlay[]): { top: number; bottom: number } {
  const lines = overlays.flatMap((overlay) => (overlay.kind === 'text' ? [overlay.y] : []));
  return {
    top: Math.max(MARGIN, ...lines.filter((y) => y < 0.3).map((y) => y + TEXT_ROOM)),
    bottom: Math.min(1 - MARGIN, ...lines.filter((y) => y > 0.62).map((y) => y - TEXT_ROOM)),
  };
}
