import { createCanvas } from '@napi-rs/canvas';
import { canvasOfPicture, drawOnPicture, pictureOfCanvas } from '../pixels/picture.ts';
import { openScene } from '../scenes/scene-cache.ts';
import type { Frame, RenderedView, RenderView, SheetFace } from './frame.ts';
import { layOutLaid } from './laid.ts';
import { layOutContact } from './lay-out-contact.ts';
import { cutMat } from './mat.ts';
import { drawPaper, placeView } from './place-view.ts';
import { layOutReflection } from './reflection.ts';

type Of<Change, K extends Frame<Change>['kind']> = Extract<Frame<Change>, { kind: K }>;

/** Renders the views that a frame shows and lays them out on a sheet of this size. */
export function layOutFrame<Change>(
  frame: Frame<Change>,
  widthPx: number,
  heightPx: number,
  render: RenderView<Change>,
): RenderedView {
  switch (frame.kind) {
    case 'full':
      return render(undefined, widthPx, heightPx);
    case 'letterbox':
      return layOutLetterbox(frame, widthPx, heightPx, render);
    case 'mat':
      return cutMat(frame, widthPx, heightPx, render);
    case 'polaroid':
      return layOutPolaroid(frame, widthPx, heightPx, render);
    case 'strip':
      return layOutStrip(frame, widthPx, heightPx, render);
    case 'grid':
      return layOutGrid(frame, widthPx, heightPx, render);
    case 'laid':
      return layOutLaid(frame, widthPx, heightPx, render);
    case 'contact':
      return layOutContact(frame, widthPx, heightPx, render);
    case 'film':
      return layOutFilm(frame, widthPx, heightPx, render);
    case 'reflection':
      return layOutReflection(frame, widthPx, heightPx, render);
  }
}

function layOutLetterbox<C>(frame: Of<C, 'letterbox'>, w: number, h: number, render: RenderView<C>): RenderedView {
  const view = render(undefined, w, h);
  const band = Math.round((frame.band ?? 0.2) * h);
  drawOnPicture(view.picture, (context) => {
    context.fillStyle = frame.colour ?? '#040404';
    context.fillRect(0, 0, w, band);
    context.fillRect(0, h - band, w, band);
  });
  return view;
}

function layOutPolaroid<C>(frame: Of<C, 'polaroid'>, w: number, h: number, render: RenderView<C>): RenderedView {
  const { tilt = 4, paper = '#f6f3ea', size = 0.72, x = 0.5, y = 0.5 } = frame;
  const canvas = canvasOfPicture(openScene(frame.ground, w, h).picture);
  const context = canvas.getContext('2d');
  const paperHeight = size * h;
  const paperWidth = paperHeight * 0.84;
  const viewWidth = Math.round(paperWidth * 0.9);
  const viewHeight = Math.round(paperHeight * 0.785);
  const view = render(undefined, viewWidth, viewHeight);
  const paperPlace = { centreX: x * w, centreY: y * h, widthPx: paperWidth, heightPx: paperHeight, angle: tilt };
  drawPaper(context, paperPlace, paper);
  const radians = (tilt * Math.PI) / 180;
  const up = paperHeight * 0.062;
  const faces = placeView(context, view, {
    centreX: x * w + Math.sin(radians) * up,
    centreY: y * h - Math.cos(radians) * up,
    widthPx: viewWidth,
    heightPx: viewHeight,
    angle: tilt,
  });
  return { picture: pictureOfCanvas(canvas), faces };
}

function layOutStrip<C>(frame: Of<C, 'strip'>, w: number, h: number, render: RenderView<C>): RenderedView {
  const { tilt = -6, paper = '#f4f0e6', x = 0.52 } = frame;
  const canvas = canvasOfPicture(openScene(frame.ground, w, h).picture);
  const context = canvas.getContext('2d');
  const viewWidth = Math.round(0.33 * h);
  const viewHeight = Math.round(0.243 * h);
  const gap = 0.014 * h;
  const paperPlace = {
    centreX: x * w,
    centreY: h * 0.5,
    widthPx: viewWidth + gap * 2.4,
    heightPx: 4 * viewHeight + 5 * gap,
    angle: tilt,
  };
  drawPaper(context, paperPlace, paper);
  const radians = (tilt * Math.PI) / 180;
  const faces: SheetFace[] = [];
  frame.views.forEach((change, i) => {
    const along = (i - 1.5) * (viewHeight + gap);
    const place = {
      centreX: paperPlace.centreX - Math.sin(radians) * along,
      centreY: paperPlace.centreY + Math.cos(radians) * along,
      widthPx: viewWidth,
      heightPx: viewHeight,
      angle: tilt,
    };
    faces.push(...placeView(context, render(change, viewWidth, viewHeight), place));
  });
  return { picture: pictureOfCanvas(canvas), faces };
}

function layOutGrid<C>(frame: Of<C, 'grid'>, w: number, h: number, render: RenderView<C>): RenderedView {
  const { columns, rows, gap = 0.012, margin = 0.016, colour = '#f4f1ea' } = frame;
  const canvas = createCanvas(w, h);
  const context = canvas.getContext('2d');
  context.fillStyle = colour;
  context.fillRect(0, 0, w, h);
  const weightsX = columns > 1 ? weightsOf(columns, frame.weights) : [1];
  const weightsY = columns > 1 ? weightsOf(rows) : weightsOf(rows, frame.weights);
  const freeX = w - 2 * margin * h - (columns - 1) * gap * h;
  const freeY = h - 2 * margin * h - (rows - 1) * gap * h;
  const faces: SheetFace[] = [];
  let top = margin * h;
  for (let row = 0; row < rows; row++) {
    const height = Math.round(freeY * (weightsY[row] ?? 1));
    let left = margin * h;
    for (let column = 0; column < columns; column++) {
      const width = Math.round(freeX * (weightsX[column] ?? 1));
      const view = render(frame.views[row * columns + column], width, height);
      const place = { centreX: left + width / 2, centreY: top + height / 2, widthPx: width, heightPx: height };
      faces.push(...placeView(context, view, place));
      left += width + gap * h;
    }
    top += height + gap * h;
  }
  return { picture: pictureOfCanvas(canvas), faces };
}

function weightsOf(count: number, weights?: readonly number[]): number[] {
  const list = Array.from({ length: count }, (_, i) => weights?.[i] ?? 1);
  const sum = list.reduce((a, b) => a + b, 0);
  return list.map((v) => v / sum);
}

function layOutFilm<C>(frame: Of<C, 'film'>, w: number, h: number, render: RenderView<C>): RenderedView {
  const canvas = createCanvas(w, h);
  const context = canvas.getContext('2d');
  context.fillStyle = frame.colour ?? '#12100e';
  context.fillRect(0, 0, w, h);
  const side = w * 0.135;
  const viewWidth = Math.round(w - 2 * side);
  const viewHeight = Math.round(h * 0.9);
  context.fillStyle = '#efe9dc';
  for (let y = h * 0.018; y < h; y += h * 0.0655) {
    for (const x of [w * 0.035, w * 0.895]) {
      context.beginPath();
      context.roundRect(x, y, w * 0.07, h * 0.036, h * 0.007);
      context.fill();
    }
  }
  const place = { centreX: w / 2, centreY: h / 2, widthPx: viewWidth, heightPx: viewHeight };
  const faces = placeView(context, render(undefined, viewWidth, viewHeight), place);
  return { picture: pictureOfCanvas(canvas), faces };
}
