import type { RenderedView } from '../frames/frame.ts';
import { layOutFrame } from '../frames/lay-out-frame.ts';
import { castView, changeSides, faceEachOther, shotForTwo } from './cast-view.ts';
import { viewDressed } from './dress-people.ts';
import { isTooTight } from './inset-tight.ts';
import { renderFull } from './render-tight.ts';
import { type RenderRequest, renderView } from './render-view.ts';
import { softenView } from './soften-view.ts';
import { changeView, type Shot, type View } from './view.ts';

/** Share of a face that is seen close. */
const CLOSE = 0.56;

/** Renders one sheet. */
export function renderShot(request: RenderRequest): RenderedView {
  const { widthPx, heightPx, dressed } = request;
  const isDressed = dressed?.every((plate) => plate.isDressed) ?? false;
  const worn: RenderRequest = { ...request, plates: dressed ?? request.plates };
  const near = (view: View): View => (isDressed ? viewDressed(view) : view);
  const shot = shotFor(request.shot, worn);
  const people = request.plates.length;
  const { frame } = shot;
  let nth = 0;
  return layOutFrame(frame, widthPx, heightPx, (change, width, height, layer) => {
    const cast = castView(frame.kind, nth, width / height, people);
    const view = near(changeSides(softenView(changeView(shot, change), request.attempt), frame.kind, nth));
    const isHalf = people > 1 && cast.length === 1 && frame.kind === 'grid';
    const shown = isHalf ? faceEachOther(view, nth, width / height, worn.plates, cast) : view;
    nth++;
    if (frame.kind === 'full' && people === 1) return renderFull(shown, worn, width, height);
    return renderView(shown, cast, worn, width, height, layer);
  });
}

/** A shot as these people can be shown in it. */
function shotFor(shot: Shot, { plates: [first, second], widthPx, heightPx }: RenderRequest): Shot {
  const { frame, framing } = shot;
  if (!first) return shot;
  if (second) return shotForTwo(shot);
  if (frame.kind !== 'reflection' || !isTooTight(framing, first, { widthPx, heightPx })) return shot;
  // Who cannot stand aside before a pane is seen close, the other way round.
  return { ...shot, frame: { kind: 'film' }, framing: { ...framing, share: CLOSE, x: 0.5, mirror: !framing.mirror } };
}
