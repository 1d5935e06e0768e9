import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { fillLetters } from '../pixels/letters.ts';
import { pictureOfCanvas } from '../pixels/picture.ts';
import { fontFamily } from '../stages/overlay/fonts.ts';
import type { Frame, RenderedView, RenderView, SheetFace } from './frame.ts';
import { placeView } from './place-view.ts';

/** Nine frames on black, numbered like film, one circled with a red grease pencil. */
export function layOutContact<C>(
  frame: Extract<Frame<C>, { kind: 'contact' }>,
  w: number,
  h: number,
  render: RenderView<C>,
): RenderedView {
  const { colour = '#080808', ink = '#d9a53a', circled = 4 } = frame;
  const canvas = createCanvas(w, h);
  const context = canvas.getContext('2d');
  context.fillStyle = colour;
  context.fillRect(0, 0, w, h);
  const width = Math.round(w * 0.284);
  const height = Math.round(h * 0.283);
  const faces: SheetFace[] = [];
  for (let i = 0; i < 9; i++) {
    const left = w * 0.047 + (i % 3) * w * 0.311;
    const top = h * 0.041 + Math.floor(i / 3) * h * 0.32;
    const view = render(frame.views[i % frame.views.length], width, height);
    const place = { centreX: left + width / 2, centreY: top + height / 2, widthPx: width, heightPx: height };
    faces.push(...placeView(context, view, place));
    context.fillStyle = ink;
    context.font = `400 ${Math.round(h * 0.0145)}px ${fontFamily('sans')}`;
    context.textAlign = 'left';
    fillLetters(context, `${12 + i}  ${12 + i}A`, left, top - h * 0.009);
    if (i === circled) circle(context, left, top, width, height);
  }
  return { picture: pictureOfCanvas(canvas), faces };
}

function circle(context: SKRSContext2D, x: number, y: number, w: number, h: number): void {
  context.strokeStyle = 'rgba(217,52,31,0.92)';
  context.lineWidth = h * 0.024;
  context.lineCap = 'round';
  context.beginPath();
  context.moveTo(x + w * 0.04, y + h * 0.02);
  context.bezierCurveTo(x - w * 0.09, y + h * 0.4, x - w * 0.05, y + h * 0.9, x + w * 0.05, y + h * 1.01);
  context.bezierCurveTo(x + w * 0.4, y + h * 1.06, x + w * 0.8, y + h * 1.03, x + w * 1.02, y + h * 0.97);
  context.bezierCurveTo(x + w * 1.06, y + h * 0.6, x + w * 1.05, y + h * 0.3, x + w * 0.98, y + h * 0.02);
  context.bezierCurveTo(x + w * 0.7, y - h * 0.05, x + w * 0.3, y - h * 0.05, x - w * 0.02, y + h * 0.05);
  context.stroke();
}
