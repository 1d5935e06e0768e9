import { pick } from '../../pixels/random.ts';
import { defocus } from '../../scenes/brushes/defocus.ts';
import { fillChecks } from '../../scenes/brushes/fill-checks.ts';
import { fillDown } from '../../scenes/brushes/fill-down.ts';
import { glow } from '../../scenes/brushes/glow.ts';
import { texture } from '../../scenes/brushes/texture.ts';
import { write } from '../../scenes/lettering.ts';
import { painted } from '../../scenes/painted.ts';
import type { Scene } from '../../scenes/scene-kinds.ts';
import { drawSticker, type Shape } from './stickers.ts';

/** The curtain of the booth. */
function curtain(name: string, dark: string, bright: string): Scene {
  return painted(name, (context, w, h, random) => {
    for (let x = -w * 0.03; x < w; ) {
      const width = w * (0.06 + random() * 0.05);
      const fold = context.createLinearGradient(x, 0, x + width, 0);
      fold.addColorStop(0, dark);
      fold.addColorStop(0.45, bright);
      fold.addColorStop(1, dark);
      context.fillStyle = fold;
      context.fillRect(x, 0, width + 1, h);
      x += width;
    }
    context.fillStyle = '#d8d4dc';
    context.fillRect(0, h * 0.035, w, h * 0.016);
    defocus(context, w, h, 0.004);
    glow(context, w * 0.5, h * 0.3, w * 0.8, '#ffffff', 0.22);
  });
}

/** Small shapes in rows on two colours that run into each other. */
function sprinkled(
  name: string,
  paper: readonly [string, string],
  shapes: readonly Shape[],
  colours: readonly string[],
  size: number,
): Scene {
  return painted(name, (context, w, h, random) => {
    fillDown(
      context,
      w,
      h,
      [
        [0, paper[0]],
        [1, paper[1]],
      ],
      0.3,
    );
    const step = size * 3.4;
    for (let row = 0; row * step * 0.75 < 1.1; row++) {
      for (let x = (row % 2) * step * 0.5; x < 1 + step; x += step) {
        const angle = random() * 40 - 20;
        drawSticker(context, w, h, [pick(random, shapes), x, row * step * 0.75, size, angle, pick(random, colours)]);
      }
    }
    defocus(context, w, h, 0.0022);
  });
}

/** Shining metal and violet clouds of the year 2000. */
const CHROME = painted('chrome', (context, w, h, random) => {
  fillDown(
    context,
    w,
    h,
    [
      [0, '#eaf2ff'],
      [0.2, '#8fa8e8'],
      [0.38, '#f6f0ff'],
      [0.55, '#b08ae0'],
      [0.7, '#ffffff'],
      [0.85, '#6f9ae0'],
      [1, '#e6d8ff'],
    ],
    0.5,
  );
  texture(context, w, h, { opacity: 0.6, scale: [1.4, 0.8], blend: 'overlay' }, random);
  for (let i = 0; i < 9; i++) {
    const [x, y, r] = [random() * w, random() * h, w * (0.05 + random() * 0.12)];
    const ball = context.createRadialGradient(x - r * 0.4, y - r * 0.4, r * 0.1, x, y, r);
    ball.addColorStop(0, '#ffffff');
    ball.addColorStop(0.5, '#a8b8f0');
    ball.addColorStop(0.85, '#5a5ab0');
    ball.addColorStop(1, '#e8d8ff');
    context.fillStyle = ball;
    context.beginPath();
    context.arc(x, y, r, 0, 7);
    context.fill();
  }
  defocus(context, w, h, 0.004);
});

/** Squares of two pastel colours. */
function checks(name: string, colours: readonly [string, string], count: number): Scene {
  return painted(name, (context, w, h) => fillChecks(context, w, h, colours, count));
}

/** A window of an old computer on its blue desk; the photo's place is in its middle. */
export const OLD_SCREEN: Scene = painted('old-screen', (context, w, h) => {
  fillDown(context, w, h, [
    [0, '#5fa8d8'],
    [1, '#2f7a9a'],
  ]);
  const pane = (x: number, y: number, width: number, height: number, title: string): void => {
    context.fillStyle = '#d4d0c8';
    context.fillRect(x * w, y * h, width * w, height * h);
    context.strokeStyle = '#ffffff';
    context.lineWidth = 3;
    context.strokeRect(x * w + 2, y * h + 2, width * w - 4, height * h - 4);
    context.fillStyle = '#7a3fc8';
    context.fillRect(x * w + 7, y * h + 7, width * w - 14, h * 0.04);
    write(context, title, { x: x * w + 18, y: y * h + h * 0.036, size: h * 0.024, colour: '#ffffff' });
    write(context, '×', {
      x: (x + width) * w - 18,
      y: y * h + h * 0.037,
      size: h * 0.032,
      colour: '#ffffff',
      align: 'right',
    });
  };
  pane(0.3, 0.04, 0.66, 0.2, '聊天室');
  write(context, '在吗？今天也要开心呀', { x: w * 0.34, y: h * 0.14, size: h * 0.026, colour: '#4a3a6a' });
  write(context, '在！一起拍大头贴吧', { x: w * 0.34, y: h * 0.19, size: h * 0.026, colour: '#d83a8a' });
  pane(0.06, 0.2, 0.82, 0.68, '我的大头贴.bmp');
  context.fillStyle = '#d4d0c8';
  context.fillRect(0, h * 0.94, w, h * 0.06);
  write(context, '开始', { x: w * 0.04, y: h * 0.982, size: h * 0.03, colour: '#2a2a3a', weight: 900 });
  write(context, '23:58', { x: w * 0.96, y: h * 0.98, size: h * 0.026, colour: '#2a2a3a', align: 'right' });
});

/** A telephone that folds, open, in silver and pink; the photo stands on its screen. */
export const FLIP_PHONE: Scene = painted('flip-phone', (context, w, h) => {
  context.fillStyle = '#bfe8d8';
  context.fillRect(0, 0, w, h);
  glow(context, w * 0.2, h * 0.1, w, '#ffffff', 0.5);
  context.shadowColor = 'rgba(40,40,80,0.4)';
  context.shadowBlur = h * 0.03;
  const shell = context.createLinearGradient(w * 0.16, 0, w * 0.84, h);
  shell.addColorStop(0, '#ffd0e4');
  shell.addColorStop(0.5, '#f48ab8');
  shell.addColorStop(1, '#d85a98');
  context.fillStyle = shell;
  context.beginPath();
  context.roundRect(w * 0.15, -h * 0.02, w * 0.7, h * 0.64, w * 0.06);
  context.roundRect(w * 0.15, h * 0.645, w * 0.7, h * 0.45, w * 0.06);
  context.fill();
  context.shadowColor = 'transparent';
  context.fillStyle = '#2a2434';
  context.beginPath();
  context.roundRect(w * 0.19, h * 0.03, w * 0.62, h * 0.55, w * 0.03);
  context.fill();
  context.fillStyle = '#c8688f';
  context.fillRect(w * 0.26, h * 0.615, w * 0.48, h * 0.035);
  for (let row = 0; row < 4; row++) {
    for (let k = 0; k < 3; k++) {
      const [x, y] = [w * (0.22 + k * 0.2), h * (0.72 + row * 0.075)];
      context.fillStyle = '#fff0f6';
      context.beginPath();
      context.roundRect(x, y, w * 0.16, h * 0.055, h * 0.025);
      context.fill();
      const key = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '*', '0', '#'][row * 3 + k] ?? '';
      write(context, key, { x: x + w * 0.08, y: y + h * 0.04, size: h * 0.032, colour: '#b84a80', align: 'center' });
    }
  }
});

export const GROUNDS = {
  pinkCurtain: curtain('pink-curtain', '#d8628e', '#ffa8c8'),
  blueCurtain: curtain('blue-curtain', '#3f62b8', '#86a8f0'),
  redCurtain: curtain('red-curtain', '#7a1020', '#d8303f'),
  hearts: sprinkled('hearts', ['#ffe0ec', '#ffc4da'], ['heart'], ['#ff6a9a', '#ff94b8', '#ffffff'], 0.045),
  stars: sprinkled('stars', ['#2a2a6a', '#6a3aa8'], ['star', 'sparkle'], ['#ffe05a', '#ffffff', '#8ad8ff'], 0.035),
  flowers: sprinkled('flowers', ['#dff5d8', '#b0e4c0'], ['flower'], ['#ff8ab0', '#ffffff', '#ffb44a', '#a88af0'], 0.05),
  smiles: sprinkled('smiles', ['#7ad0f0', '#4aa8e8'], ['smile'], ['#ffe04a', '#ffd02a'], 0.065),
  bows: sprinkled('bows', ['#fffaf4', '#f4e4e0'], ['bow', 'cherry'], ['#e03a50', '#f07a90'], 0.045),
  lilac: checks('lilac', ['#e0d0fa', '#c4a8f2'], 7),
  lime: checks('lime', ['#e4fa8a', '#fdfff0'], 8),
  chrome: CHROME,
} as const;
