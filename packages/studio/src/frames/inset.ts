import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { drawSurface } from '../pixels/letters.ts';
import { lendCanvas, pictureOfCanvas } from '../pixels/picture.ts';
import type { RenderedView } from './frame.ts';
import { type Placement, placeView } from './place-view.ts';

export type InsetShape = 'card' | 'arch' | 'pane' | 'oval';

/** A window on a larger picture: place and size as shares of the sheet. */
export interface Inset {
  shape: InsetShape;
  x: number;
  y: number;
  width: number;
  height: number;
  /** Degrees. */
  angle: number;
}

/** Paper round a card, line round the other shapes; shares of the sheet's height. */
const CARD_EDGE = 0.014;
const LINE = 0.0035;
const PAPER = '#fbf8f1';
/** The ground steps back: a little out of focus, a little darker. */
const GROUND_BLUR = 0.0035;
const GROUND_VEIL = 'rgba(0,0,0,0.07)';

/** Lays a view as a window on a ground. @returns the sheet with the view's faces in its pixels. */
export function layInset(ground: RenderedView, view: RenderedView, inset: Inset): RenderedView {
  const { widthPx, heightPx } = ground.picture;
  const canvas = createCanvas(widthPx, heightPx);
  const context = canvas.getContext('2d');
  drawGround(context, ground, heightPx);
  const place: Placement = {
    centreX: inset.x * widthPx,
    centreY: inset.y * heightPx,
    widthPx: inset.width * widthPx,
    heightPx: inset.height * heightPx,
    angle: inset.angle,
  };
  drawMount(context, place, inset.shape, heightPx);
  context.save();
  trace(context, place, inset.shape, 0);
  context.clip();
  const faces = placeView(context, view, place);
  context.restore();
  return { picture: pictureOfCanvas(canvas), faces };
}

function drawGround(context: SKRSContext2D, { picture }: RenderedView, heightPx: number): void {
  lendCanvas(picture, (source) => {
    drawSurface(context, source, 0, 0);
    context.filter = `blur(${heightPx * GROUND_BLUR}px)`;
    context.drawImage(source, 0, 0);
  });
  context.filter = 'none';
  context.fillStyle = GROUND_VEIL;
  context.fillRect(0, 0, picture.widthPx, heightPx);
}

/** The paper or the line round the window, with its shadow on the ground. */
function drawMount(context: SKRSContext2D, place: Placement, shape: InsetShape, heightPx: number): void {
  context.save();
  context.shadowColor = 'rgba(0,0,0,0.45)';
  context.shadowBlur = heightPx * 0.03;
  context.shadowOffsetY = heightPx * 0.008;
  context.fillStyle = PAPER;
  trace(context, place, shape, (shape === 'card' ? CARD_EDGE : LINE) * heightPx);
  context.fill();
  context.restore();
}

/** The window's outline, `grow` pixels outside of it, as the context's path. */
function trace(context: SKRSContext2D, place: Placement, shape: InsetShape, grow: number): void {
  const width = place.widthPx + 2 * grow;
  const height = place.heightPx + 2 * grow;
  const small = Math.min(width, height);
  const top = shape === 'arch' || shape === 'oval' ? small / 2 : shape === 'pane' ? small * 0.05 : 0;
  const foot = shape === 'oval' ? small / 2 : shape === 'pane' ? small * 0.05 : 0;
  const before = context.getTransform();
  context.translate(place.centreX, place.centreY);
  context.rotate(((place.angle ?? 0) * Math.PI) / 180);
  context.beginPath();
  context.roundRect(-width / 2, -height / 2, width, height, [top, top, foot, foot]);
  context.setTransform(before);
}
