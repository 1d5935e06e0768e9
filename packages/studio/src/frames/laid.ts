import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { drawSurface } from '../pixels/letters.ts';
import { canvasOfPicture, lendCanvas, pictureOfCanvas } from '../pixels/picture.ts';
import { openScene } from '../scenes/scene-cache.ts';
import type { Frame, LaidPicture, RenderedView, RenderView, SheetFace } from './frame.ts';
import { type Placement, placeView } from './place-view.ts';

/** Pictures on a ground, each at one or several places; the ground may be a desk, a card, a page, a record sleeve. */
export function layOutLaid<C>(
  frame: Extract<Frame<C>, { kind: 'laid' }>,
  w: number,
  h: number,
  render: RenderView<C>,
): RenderedView {
  const canvas = canvasOfPicture(openScene(frame.ground, w, h).picture);
  const context = canvas.getContext('2d');
  const faces: SheetFace[] = [];
  for (const picture of frame.pictures) {
    const widthPx = Math.round(picture.width * w);
    const heightPx = Math.round(picture.height * h);
    const view = cutCorners(render(picture.view, widthPx, heightPx), picture.round ?? 0);
    for (const [x, y, angle = 0] of picture.at) {
      const place = { centreX: x * w, centreY: y * h, widthPx, heightPx, angle };
      drawEdge(context, place, picture, h);
      faces.push(...placeView(context, view, place));
    }
  }
  if (frame.over) {
    context.save();
    frame.over(context, w, h);
    context.restore();
  }
  return { picture: pictureOfCanvas(canvas), faces };
}

/** The paper round a picture, and the shadow under it. */
function drawEdge<C>(context: SKRSContext2D, place: Placement, picture: LaidPicture<C>, h: number): void {
  const { edge = 0, paper = '#ffffff', shadow = 0, foot = 0, round = 0 } = picture;
  if (edge === 0 && shadow === 0) return;
  const border = edge * h;
  const { widthPx, heightPx } = place;
  context.save();
  context.translate(place.centreX, place.centreY);
  context.rotate(((place.angle ?? 0) * Math.PI) / 180);
  context.shadowColor = `rgba(0,0,0,${(0.55 * Math.min(1, shadow)).toFixed(3)})`;
  context.shadowBlur = h * 0.022 * shadow;
  context.shadowOffsetX = h * 0.004 * shadow;
  context.shadowOffsetY = h * 0.009 * shadow;
  context.fillStyle = paper;
  context.beginPath();
  context.roundRect(
    -widthPx / 2 - border,
    -heightPx / 2 - border,
    widthPx + 2 * border,
    heightPx + 2 * border + foot * h,
    round * Math.min(widthPx, heightPx),
  );
  context.fill();
  context.restore();
}

/** The view with its corners rounded by this share of its shorter side: 0.5 makes a circle of a square. */
function cutCorners(view: RenderedView, round: number): RenderedView {
  if (round === 0) return view;
  const { widthPx, heightPx } = view.picture;
  const canvas = createCanvas(widthPx, heightPx);
  const context = canvas.getContext('2d');
  context.beginPath();
  context.roundRect(0, 0, widthPx, heightPx, round * Math.min(widthPx, heightPx));
  context.clip();
  lendCanvas(view.picture, (picture) => drawSurface(context, picture, 0, 0));
  return { ...view, picture: pictureOfCanvas(canvas) };
}
