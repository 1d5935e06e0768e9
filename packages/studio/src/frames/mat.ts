import { createCanvas } from '@napi-rs/canvas';
import { pictureOfCanvas } from '../pixels/picture.ts';
import type { Frame, RenderedView, RenderView } from './frame.ts';
import { placeView } from './place-view.ts';

/** A picture on paper, cut to a rectangle, an oval, a circle or an arch, with a thin shaded edge. */
export function cutMat<C>(
  frame: Extract<Frame<C>, { kind: 'mat' }>,
  w: number,
  h: number,
  render: RenderView<C>,
): RenderedView {
  const { shape = 'rectangle', margin = 0.06, foot = margin, colour = '#f3efe6', edge = '#00000055' } = frame;
  const canvas = createCanvas(w, h);
  const context = canvas.getContext('2d');
  context.fillStyle = colour;
  context.fillRect(0, 0, w, h);
  const inset = Math.round(margin * h);
  const width = w - 2 * inset;
  const height = shape === 'circle' ? width : Math.round(h - inset - foot * h);
  const top = shape === 'circle' ? Math.round((h - height) / 2 - (foot - margin) * h * 0.5) : inset;
  const view = render(undefined, width, height);
  const trace = (): void => {
    context.beginPath();
    if (shape === 'rectangle') context.rect(inset, top, width, height);
    else if (shape === 'arch') {
      context.moveTo(inset, top + height);
      context.lineTo(inset, top + width / 2);
      context.arc(inset + width / 2, top + width / 2, width / 2, Math.PI, 0);
      context.lineTo(inset + width, top + height);
      context.closePath();
    } else context.ellipse(inset + width / 2, top + height / 2, width / 2, height / 2, 0, 0, Math.PI * 2);
  };
  context.save();
  trace();
  context.clip();
  const faces = placeView(context, view, {
    centreX: inset + width / 2,
    centreY: top + height / 2,
    widthPx: width,
    heightPx: height,
  });
  context.restore();
  trace();
  context.strokeStyle = edge;
  context.lineWidth = h * 0.003;
  context.stroke();
  return { picture: pictureOfCanvas(canvas), faces };
}
