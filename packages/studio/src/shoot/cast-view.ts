import type { Frame } from '../frames/frame.ts';
import { clamp } from '../pixels/interpolate.ts';
import type { Plate } from '../plate.ts';
import { figureOfPlate } from '../stages/figure/figure-of-plate.ts';
import { looksOutwards, type Side } from './turn-inwards.ts';
import type { Shot, View, ViewChange } from './view.ts';

/** Narrower than this a picture has no room for two faces side by side. */
const NARROWEST_PAIR = 0.6;
/** Nine frames of film: both, then one, then the other … Circled is usually the fifth. */
const CONTACT_CAST = [[0, 1], [0], [1], [1], [0, 1], [0], [0], [1], [0, 1]] as const;
/** A head turned away less than this is turned back by the pose. */
const TURNED_AWAY_DEGREES = 8;

/**
 * Which people a picture of a layout shows, as indices of the plates: both wherever there is room; in a diptych one each
 * side; in a contact sheet both and each alone.
 * @param nth the how-manieth picture of the layout this is.
 */
export function castView(kind: Frame<unknown>['kind'], nth: number, aspect: number, people: number): readonly number[] {
  if (people < 2) return [0];
  if (kind === 'contact') return CONTACT_CAST[nth % CONTACT_CAST.length] ?? [0, 1];
  return aspect < NARROWEST_PAIR ? [1 - (nth % 2)] : [0, 1];
}

/** In a row of pictures the two change sides from one to the next. */
export function changeSides(view: View, kind: Frame<unknown>['kind'], nth: number): View {
  const isTurned = (kind === 'strip' || kind === 'contact') && nth % 2 === 1;
  return isTurned ? { ...view, isSwapped: !view.isSwapped } : view;
}

/** The layout for two people: beside both of them a pane has no room for a reflection, and gives a frame of film. */
export const frameForTwo = (frame: Frame<ViewChange>): Frame<ViewChange> =>
  frame.kind === 'reflection' ? { kind: 'film' } : frame;

/** Of faces of two in a frame of film, which takes a part of the picture for itself. */
const CLOSE_PAIR = 0.48;
const PAIR_ROLL_DEGREES = 5;

/** A shot as two people are shown in it: in the place of a pane close, leaning, and the other way round, as no other sheet has them. */
export function shotForTwo(shot: Shot): Shot {
  const frame = frameForTwo(shot.frame);
  if (frame === shot.frame) return shot;
  const framing = { ...shot.framing, share: CLOSE_PAIR, roll: PAIR_ROLL_DEGREES };
  return { ...shot, frame, framing, isSwapped: !shot.isSwapped };
}

/**
 * Two narrow pictures side by side show two people at one size and height, each looking at the other.
 * @param shown which of the plates this picture shows.
 */
export function faceEachOther(
  view: View,
  nth: number,
  aspect: number,
  plates: readonly Plate[],
  [shown = 0]: readonly number[],
): View {
  const side: Side = nth % 2 === 0 ? 'left' : 'right';
  const inwards = side === 'left' ? 1 : -1;
  const share = 0.78 * aspect;
  const bodies = plates.map((plate) => {
    const { bottomY, anchor, faceHeightPx } = figureOfPlate(plate).measures;
    return (bottomY - anchor.y) / faceHeightPx;
  });
  const y = clamp(1 - Math.min(...bodies) * share, 0.4, 0.58);
  const mirror = isTurnedAway(plates[shown], side, view.framing.mirror ?? false);
  return {
    ...view,
    framing: { share, x: 0.5 - 0.04 * inwards, y, mirror, isFitted: true },
    pose: { ...view.pose, yaw: 11 * inwards, turn: 8 * inwards, roll: 2 * inwards, lean: 0 },
  };
}

/** Whether somebody has to be mirrored to look at the other one; a crossed collar stays as the view has it. */
function isTurnedAway(plate: Plate | undefined, side: Side, ofView: boolean): boolean {
  if (plate?.isOneSided) return ofView;
  return looksOutwards(plate?.person.yaw ?? 0, side, false) > TURNED_AWAY_DEGREES;
}
