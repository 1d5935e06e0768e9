import type { Frame } from '../frames/frame.ts';
import { clamp } from '../pixels/interpolate.ts';
import type { Plate } from '../plate.ts';
import { figureOfPlate } from '../stages/figure/figure-of-plate.ts';
import { looksOutwards, type Side } from './turn-inwards.ts';
import type { View, ViewChange } from './view.ts';

/** Narrower than this a picture has no room for two faces side by side. */
const NARROWEST_PAIR = 0.6;
/** Nine frames of film: both, then one, then the other … Circled is usually the fifth. */
const CONTACT_CAST = [[0, 1], [0], [1], [1], [0, 1], [0], [0], [1], [0, 1]] as const;
/** Somebody else's reflection has to be seen as well as the one before the pane. */
const REFLECTION_STRENGTH = 0.66;
/** What a photo has to show of who stands aside before a pane: body under the face and beside it, in face heights. */
const PANE_BODY_FACES = 2.2;
const PANE_SIDE_FACES = 1.5;
/** A head turned away less than this is turned back by the pose. */
const TURNED_AWAY_DEGREES = 8;

/**
 * Which people a picture of a layout shows, as indices of the plates: both wherever there is room; in a diptych one each
 * side; in a contact sheet both and each alone; one before a pane and the other in it.
 * @param nth the how-manieth picture of the layout this is.
 */
export function castView(kind: Frame<unknown>['kind'], nth: number, aspect: number, people: number): readonly number[] {
  if (people < 2) return [0];
  if (kind === 'contact') return CONTACT_CAST[nth % CONTACT_CAST.length] ?? [0, 1];
  if (kind === 'reflection') return [1 - (nth % 2)];
  return aspect < NARROWEST_PAIR ? [1 - (nth % 2)] : [0, 1];
}

/** In a row of pictures the two change sides from one to the next. */
export function changeSides(view: View, kind: Frame<unknown>['kind'], nth: number): View {
  const isTurned = (kind === 'strip' || kind === 'contact') && nth % 2 === 1;
  return isTurned ? { ...view, isSwapped: !view.isSwapped } : view;
}

/** The layout for two people. A photo too tight to stand aside before a pane gives a frame of film with both. */
export function frameForTwo(frame: Frame<ViewChange>, first: Plate): Frame<ViewChange> {
  if (frame.kind !== 'reflection') return frame;
  if (!canStandAside(first)) return { kind: 'film' };
  // The reflection may end in the pane's dark: it is placed as the view says, whatever its photo shows.
  const framing = { ...frame.view.framing, isFitted: true, melt: true };
  const strength = Math.max(frame.strength ?? 0, REFLECTION_STRENGTH);
  return { ...frame, strength, view: { ...frame.view, framing } };
}

function canStandAside(plate: Plate): boolean {
  const { measures: m } = figureOfPlate(plate);
  const lowest = m.chin.y + m.faceHeightPx;
  const side = Math.min(
    m.cutLeftFromY < lowest ? m.anchor.x : Number.POSITIVE_INFINITY,
    m.cutRightFromY < lowest ? m.plateWidthPx - m.anchor.x : Number.POSITIVE_INFINITY,
  );
  return (m.bottomY - m.anchor.y) / m.faceHeightPx >= PANE_BODY_FACES && side / m.faceHeightPx >= PANE_SIDE_FACES;
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
