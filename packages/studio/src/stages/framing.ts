import { clamp } from '../pixels/interpolate.ts';
import type { FigureMeasures } from './figure/figure-of-plate.ts';

/** Where the face stands in the frame. */
export interface Framing {
  /** Face height (forehead to chin) as a share of the frame's height, 0.10 to 0.56 (a view of a strip may go to 0.7). */
  share: number;
  /** Place of the face's centre, shares of the frame's width and height. */
  x: number;
  y: number;
  /** The camera's roll in degrees, −12 to 12. */
  roll?: number;
  mirror?: boolean;
  /** The body may end inside the frame because the scene swallows it (mist, poster, paper): no tightening for a short body. */
  melt?: boolean;
  /** Keeps `x`, even if a side where the photo cuts the body stays in the frame. */
  keepPlace?: boolean;
  /** Fitted already, together with somebody else: taken as it is. */
  isFitted?: boolean;
}

export interface FrameSize {
  widthPx: number;
  heightPx: number;
}

/** Hair above the forehead that a tight crop may not halve, in face heights. */
const HEAD_ROOM_FACES = 0.06;
const RADIANS = Math.PI / 180;
const LARGEST_SHARE = 0.72;
const EDGE_MARGIN_FACES = 0.16;
/** A cut further under the face than this goes through arms: a soft edge there does no harm. */
const SHOULDERS_FACES = 1.6;
/** A head with less body than this under its nose would float if it melted away. */
const SHORTEST_MELTING_FACES = 1.9;
/** What is left of the camera's roll when the photo cuts the hair: a straight edge must not come into the frame. */
const ROLL_OF_CUT_HAIR = 0.4;

/**
 * Changes a framing so that nothing the photo does not show falls into the frame: hair cut by the photo's top leaves the
 * frame, a short body is framed tighter, a cut shoulder moves out of the side.
 */
export function fitFraming(wanted: Framing, measures: FigureMeasures, isTopCut: boolean, size: FrameSize): Framing {
  const fh = measures.faceHeightPx;
  const framing = { ...wanted };
  if (framing.melt && (measures.bottomY - measures.anchor.y) / fh < SHORTEST_MELTING_FACES) framing.melt = false;
  if (framing.isFitted) return framing;
  if (isTopCut && framing.roll) framing.roll *= ROLL_OF_CUT_HAIR;
  const aspect = size.widthPx / size.heightPx;
  const above = (measures.anchor.y - measures.topY) / fh - (isTopCut ? HEAD_ROOM_FACES : 0);
  const below = bodyBelow(measures);
  const tilt = Math.abs(Math.sin((framing.roll ?? 0) * RADIANS)) * 0.5 * aspect;
  let { share, x, y } = framing;
  if (isTopCut) {
    // The cut hair's row lies at or above the frame's top edge.
    y = Math.min(y, above * share - tilt);
    if (y < 0.3) {
      y = Math.min(framing.y, 0.36);
      share = Math.max(share, (y + tilt) / above);
    }
  }
  if (!framing.melt && (1 - y + tilt) / share > below) {
    const lowest = isTopCut ? y : Math.min(0.62, framing.y + 0.16);
    y = clamp(1 + tilt - below * share, y, Math.max(y, lowest));
    share = Math.max(share, (1 - y + tilt) / below);
  }
  if (isTopCut && y > above * share - tilt) y = above * share - tilt;
  if (!framing.melt && !framing.keepPlace)
    share = Math.max(share, widthBetweenCuts({ ...framing, y, share }, measures, aspect));
  share = Math.min(share, Math.max(LARGEST_SHARE, framing.share));
  // A face that may not grow so much moves up instead.
  if (isTopCut) y = Math.min(y, above * share - tilt);
  if (!framing.keepPlace) x = keepCutsOut({ ...framing, share, x, y }, measures, aspect);
  return { ...framing, share, x, y };
}

/** What a photo shows under the face's centre, in face heights. */
export function bodyBelow({ bottomY, anchor, faceHeightPx }: FigureMeasures): number {
  return (bottomY - anchor.y) / faceHeightPx;
}

/** What a photo that cuts both sides of the body shows between the cuts, in face heights. */
export const bodyBetween = ({ plateWidthPx, faceHeightPx }: FigureMeasures): number =>
  plateWidthPx / faceHeightPx - 2 * EDGE_MARGIN_FACES;

/** The face's share with which a body that is cut at both sides fills the frame's width. */
function widthBetweenCuts({ y, share, roll = 0 }: Framing, measures: FigureMeasures, aspect: number): number {
  const bottomRow = measures.anchor.y + Math.min((1 - y) / share, SHOULDERS_FACES) * measures.faceHeightPx;
  const isCut = measures.cutLeftFromY < bottomRow && measures.cutRightFromY < bottomRow;
  return isCut ? aspect / (bodyBetween(measures) - 2 * Math.abs(Math.sin(roll * RADIANS))) : 0;
}

/** Moves the face aside so that a side where the photo cuts the body lies outside the frame, as far as the face stays inside. */
function keepCutsOut(framing: Framing, measures: FigureMeasures, aspect: number): number {
  const fh = measures.faceHeightPx;
  const bottomRow = measures.anchor.y + ((1 - framing.y) / framing.share) * fh;
  const unit = framing.share / aspect / fh;
  // A turn or a lean moves the edge of the plate a little, and its soft border is no picture either.
  const margin = EDGE_MARGIN_FACES * fh;
  const cutLeft = (measures.anchor.x - margin) * unit;
  const cutRight = (measures.plateWidthPx - measures.anchor.x - margin) * unit;
  const plateLeft = measures.cutLeftFromY < bottomRow ? cutLeft : Number.POSITIVE_INFINITY;
  const plateRight = measures.cutRightFromY < bottomRow ? cutRight : Number.POSITIVE_INFINITY;
  const [left, right] = framing.mirror ? [plateRight, plateLeft] : [plateLeft, plateRight];
  const low = 1 - right;
  const high = left;
  if (low > high) return (low + high) / 2;
  const inside = Math.min(0.3, (framing.share * 0.32) / aspect);
  return clamp(clamp(framing.x, low, high), Math.min(inside, framing.x), Math.max(1 - inside, framing.x));
}
