import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { layInset } from '../frames/inset.ts';
import { layer } from '../scenes/layer.ts';
import { paintSmaller } from '../scenes/paint-smaller.ts';
import { drawOverlays } from '../stages/overlay/draw-overlays.ts';
import { fillLetters, type LetterBox } from './letters.ts';
import { clonePicture, drawPicture, type Picture } from './picture.ts';

const [WIDTH, HEIGHT] = [300, 400];
const black = (draw: Parameters<typeof drawPicture>[2]): Picture =>
  drawPicture(WIDTH, HEIGHT, (context) => {
    context.fillStyle = '#000000';
    context.fillRect(0, 0, WIDTH, HEIGHT);
    context.fillStyle = '#ffffff';
    context.font = '30px "Kinora Sans"';
    draw(context);
  });

/** Where the picture, which is black besides, is light. */
function inkOf({ data, widthPx, heightPx }: Picture): LetterBox {
  const box = { left: widthPx, top: heightPx, right: 0, bottom: 0 };
  for (let i = 0; i < data.length; i += 4) {
    if ((data[i] ?? 0) < 40) continue;
    const [x, y] = [(i / 4) % widthPx, Math.floor(i / 4 / widthPx)];
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x + 1);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y + 1);
  }
  return box;
}

/** One box round all that the picture says is written on it. */
const saidOf = ({ letters = [] }: Picture): LetterBox => ({
  left: Math.min(...letters.map(({ left }) => left)),
  top: Math.min(...letters.map(({ top }) => top)),
  right: Math.max(...letters.map(({ right }) => right)),
  bottom: Math.max(...letters.map(({ bottom }) => bottom)),
});

function expectSaid(picture: Picture, slackPx = 2): void {
  const [ink, said] = [inkOf(picture), saidOf(picture)];
  for (const side of ['left', 'top', 'right', 'bottom'] as const)
    expect(Math.abs(ink[side] - said[side]), side).toBeLessThanOrEqual(slackPx);
}

test.each(['left', 'center', 'right'] as const)('a line that is set from its %s is where its ink is', (align) => {
  expectSaid(
    black((context) => {
      context.textAlign = align;
      context.letterSpacing = '6px';
      fillLetters(context, 'Kinora', 150, 200);
    }),
  );
});

test('a line that is moved, turned and enlarged is within its box', () => {
  const picture = black((context) => {
    context.translate(150, 120);
    context.rotate(0.4);
    context.scale(1.5, 1.5);
    fillLetters(context, 'Kinora', -40, 20);
  });
  const [ink, said] = [inkOf(picture), saidOf(picture)];
  expect([said.left <= ink.left + 1, said.top <= ink.top + 1, said.right >= ink.right - 1]).toEqual([true, true, true]);
  expect(said.bottom).toBeGreaterThanOrEqual(ink.bottom - 1);
});

test('letters on a layer, and on what is painted smaller, are where the layer is laid', () => {
  const write = (context: Parameters<typeof fillLetters>[0]) => {
    context.fillStyle = '#ffffff';
    context.font = '30px "Kinora Sans"';
    fillLetters(context, 'Kinora', 60, 90);
  };
  expectSaid(black((context) => layer(context, WIDTH, HEIGHT, { blur: 0 }, write)));
  expectSaid(
    black((context) => paintSmaller(context, WIDTH, HEIGHT, () => 0, 0.5, write)),
    4,
  );
});

test('letters of a view are where the view is put', () => {
  const view = { picture: black((context) => fillLetters(context, 'Kinora', 60, 90)), faces: [] };
  const ground = { picture: black(() => undefined), faces: [] };
  const inset = { shape: 'pane', x: 0.6, y: 0.5, width: 0.5, height: 0.5, angle: 0 } as const;
  const { letters = [] } = layInset(ground, view, inset).picture;
  const [was, is] = [saidOf(view.picture), letters[0]];
  expect(is?.left).toBeCloseTo(0.6 * WIDTH + (was.left - WIDTH / 2) / 2, 3);
  expect(is?.bottom).toBeCloseTo(0.5 * HEIGHT + (was.bottom - HEIGHT / 2) / 2, 3);
});

test('letters of an overlay are added to those that were there, and a copy has them too', () => {
  const picture = black((context) => fillLetters(context, 'Kinora', 60, 90));
  drawOverlays(picture, [{ kind: 'text', text: 'below', x: 0.5, y: 0.9, size: 0.05 }, { kind: 'dust' }], []);
  expect(clonePicture(picture).letters).toHaveLength(2);
  expect(saidOf(picture).bottom).toBeGreaterThan(0.88 * HEIGHT);
});

test('nothing is written past the one function that notes where', () => {
  const root = path.join(import.meta.dirname, '..');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !/\.(test|fixture)\.ts$/.test(file) && !file.startsWith('cli'),
  );
  const past = files.filter((file) => /\.fillText\(/.test(readFileSync(path.join(root, file), 'utf8')));
  expect(past.map((file) => file.replaceAll(path.sep, '/'))).toEqual(['pixels/letters.ts']);
});
