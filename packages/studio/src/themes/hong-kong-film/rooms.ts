import { pick } from '../../pixels/random.ts';
import { scatterBokeh } from '../../scenes/brushes/bokeh.ts';
import { defocus } from '../../scenes/brushes/defocus.ts';
import { fillDown } from '../../scenes/brushes/fill-down.ts';
import { fillPolygon } from '../../scenes/brushes/fill-polygon.ts';
import { glow } from '../../scenes/brushes/glow.ts';
import { texture } from '../../scenes/brushes/texture.ts';
import { painted } from '../../scenes/layer.ts';
import { write } from '../../scenes/lettering.ts';
import type { Scene } from '../../scenes/scene-kinds.ts';
import { cssOfHex } from '../../stages/colour.ts';

/** A tea room: mint tiles, a tube lamp, the dishes on strips of paper. */
const TEA_ROOM = painted('tea-room', (context, w, h, random) => {
  context.fillStyle = '#dfeee0';
  context.fillRect(0, 0, w, h * 0.5);
  const tile = w * 0.062;
  for (let row = 0; row * tile < h * 0.55; row++) {
    for (let k = 0; k < 17; k++) {
      context.fillStyle = pick(random, ['#55a089', '#59a58e', '#519a83']);
      context.fillRect(k * tile + 1, h * 0.46 + row * tile + 1, tile - 2, tile - 2);
    }
  }
  ['奶茶', '咖啡', '西多士', '三文治', '牛油包', '白粥'].forEach((text, i) => {
    const x = w * (0.03 + i * 0.166);
    context.fillStyle = '#fffbee';
    context.fillRect(x, h * 0.08, w * 0.1, h * 0.28);
    write(context, text, {
      x: x + w * 0.05,
      y: h * 0.15,
      size: w * 0.068,
      colour: i % 2 === 0 ? '#c8281e' : '#1a1a1a',
      vertical: true,
      weight: 900,
    });
  });
  context.fillStyle = '#6b3a22';
  for (const x of [0.02, 0.56]) {
    context.beginPath();
    context.roundRect(x * w, h * 0.66, w * 0.42, h * 0.4, w * 0.02);
    context.fill();
  }
  context.fillStyle = '#f6fff8';
  context.fillRect(w * 0.2, h * 0.03, w * 0.6, h * 0.014);
  defocus(context, w, h, 0.006);
  glow(context, w * 0.5, h * 0.035, w * 0.7, '#e8fff0', 0.7);
});

/** A stairwell in green light: letter boxes, a barred gate, one tube. */
const STAIRWELL = painted('stairwell', (context, w, h, random) => {
  fillDown(context, w, h, [
    [0, '#4a6f58'],
    [0.6, '#6f9a78'],
    [0.61, '#27402f'],
    [1, '#16281e'],
  ]);
  texture(context, w, h, { opacity: 0.6, scale: [0.7, 0.5], blend: 'multiply' }, random);
  for (let row = 0; row < 5; row++) {
    for (let k = 0; k < 4; k++) {
      context.fillStyle = pick(random, ['#8a9a8c', '#76887a', '#9aa89a']);
      context.fillRect(w * (0.5 + k * 0.115), h * (0.26 + row * 0.066), w * 0.105, h * 0.058);
      context.fillStyle = '#26382c';
      context.fillRect(w * (0.515 + k * 0.115), h * (0.275 + row * 0.066), w * 0.075, h * 0.006);
    }
  }
  context.strokeStyle = '#1c2a22';
  context.lineWidth = w * 0.012;
  for (let x = 0; x < 0.36; x += 0.045) {
    context.beginPath();
    context.moveTo(x * w, h * 0.14);
    context.lineTo(x * w, h);
    context.stroke();
  }
  context.fillStyle = '#f4fff4';
  context.fillRect(w * 0.36, h * 0.07, w * 0.5, h * 0.014);
  defocus(context, w, h, 0.0065);
  glow(context, w * 0.6, h * 0.08, w * 0.8, '#c8ffd0', 0.75);
});

/** Papered walls with flowers, a lamp with a shade, a curtain. */
function papered(name: string, colours: readonly [wall: string, flower: string, leaf: string, curtain: string]): Scene {
  return painted(name, (context, w, h, random) => {
    context.fillStyle = colours[0];
    context.fillRect(0, 0, w, h);
    const step = w * 0.15;
    for (let row = -1; row * step < h + step; row++) {
      for (let k = -1; k < 8; k++) {
        const x = k * step + (row % 2) * step * 0.5;
        const y = row * step;
        for (let petal = 0; petal < 6; petal++) {
          context.fillStyle = cssOfHex(colours[1], 0.85);
          context.beginPath();
          context.arc(
            x + Math.cos(petal * 1.05) * step * 0.14,
            y + Math.sin(petal * 1.05) * step * 0.14,
            step * 0.12,
            0,
            7,
          );
          context.fill();
        }
        context.fillStyle = cssOfHex(colours[2], 0.85);
        context.beginPath();
        context.ellipse(x + step * 0.32, y + step * 0.3, step * 0.17, step * 0.07, 0.8, 0, 7);
        context.ellipse(x - step * 0.3, y + step * 0.32, step * 0.17, step * 0.07, -0.8, 0, 7);
        context.fill();
      }
    }
    for (let i = 0; i < 6; i++) {
      const x = w * (0.78 + i * 0.045);
      const fold = context.createLinearGradient(x, 0, x + w * 0.05, 0);
      fold.addColorStop(0, '#12040a');
      fold.addColorStop(0.5, colours[3]);
      fold.addColorStop(1, '#1c060c');
      context.fillStyle = fold;
      context.fillRect(x, 0, w * 0.05, h);
    }
    texture(context, w, h, { opacity: 0.5, scale: [0.9, 0.7], blend: 'multiply' }, random);
    defocus(context, w, h, 0.0055);
    glow(context, w * 0.16, h * 0.3, w * 0.65, '#ffb060', 0.75);
  });
}

/** The cold shelves of a shop at two in the morning. */
const NIGHT_SHOP = painted('night-shop', (context, w, h, random) => {
  fillDown(context, w, h, [
    [0, '#eaf6fb'],
    [1, '#b8d8e6'],
  ]);
  for (let row = 0; row < 6; row++) {
    for (let x = 0.01; x < 1; ) {
      const width = 0.03 + random() * 0.025;
      context.fillStyle = pick(random, ['#e03a3a', '#2a7ad0', '#f0b020', '#2f9a5a', '#ffffff', '#e86aa0', '#6a4ab0']);
      context.beginPath();
      context.roundRect(x * w, h * (0.05 + row * 0.16 + random() * 0.015), width * w, h * 0.11, w * 0.008);
      context.fill();
      x += width + 0.006;
    }
    context.fillStyle = '#ffffff';
    context.fillRect(0, h * (0.165 + row * 0.16), w, h * 0.02);
  }
  context.fillStyle = '#5a7a88';
  for (const x of [0.31, 0.66]) context.fillRect(x * w, 0, w * 0.03, h);
  defocus(context, w, h, 0.0085);
  for (const x of [0.16, 0.5, 0.84]) glow(context, x * w, h * 0.04, w * 0.4, '#ffffff', 0.7);
});

/** The back seat of a red taxi: door, window frame, the town behind the glass. */
const TAXI = painted('taxi', (context, w, h, random) => {
  fillDown(context, w, h, [
    [0, '#0c1a2a'],
    [1, '#1c3a44'],
  ]);
  const lights = { count: 60, colours: ['#ff4a3a', '#ffd27a', '#4fd8c8', '#ff8ad0', '#fff0d0'], opacity: 0.75 };
  scatterBokeh(context, w, h, { ...lights, radius: [0.015, 0.06], area: [0, 0.08, 1, 0.6] }, random);
  defocus(context, w, h, 0.004);
  context.fillStyle = '#1a0d0e';
  context.fillRect(0, 0, w, h * 0.09);
  fillPolygon(
    context,
    [
      [w * 0.6, 0],
      [w * 0.72, 0],
      [w * 0.58, h * 0.64],
      [w * 0.5, h * 0.64],
    ],
    '#1a0d0e',
  );
  const door = context.createLinearGradient(0, h * 0.6, 0, h);
  door.addColorStop(0, '#e0302a');
  door.addColorStop(0.16, '#a8161a');
  door.addColorStop(1, '#4a080c');
  context.fillStyle = door;
  context.fillRect(0, h * 0.6, w, h * 0.4);
  context.fillStyle = '#d8d8d4';
  context.fillRect(0, h * 0.605, w, h * 0.012);
  context.fillStyle = '#2a1214';
  context.beginPath();
  context.roundRect(w * 0.1, h * 0.72, w * 0.3, h * 0.05, h * 0.02);
  context.fill();
  write(context, '的士', { x: w * 0.12, y: h * 0.075, size: h * 0.05, colour: '#ffd27a', weight: 900 });
  defocus(context, w, h, 0.0035);
});

/** Lights of a street drawn out by a slow shutter. */
const SLOW_SHUTTER = painted('slow-shutter', (context, w, h, random) => {
  fillDown(context, w, h, [
    [0, '#0a1420'],
    [0.5, '#14323c'],
    [1, '#0c0c16'],
  ]);
  for (let i = 0; i < 120; i++) {
    const y = h * random();
    const colour = pick(random, ['#ff5a3a', '#ffb53d', '#3dd8c0', '#ff7ab8', '#ffe8c0', '#4f9aff']);
    const x = (random() - 0.2) * w;
    const length = w * (0.2 + random() * 0.7);
    const smear = context.createLinearGradient(x, 0, x + length, 0);
    smear.addColorStop(0, cssOfHex(colour, 0));
    smear.addColorStop(0.4, cssOfHex(colour, 0.6));
    smear.addColorStop(1, cssOfHex(colour, 0));
    context.fillStyle = smear;
    context.fillRect(x, y, length, h * (0.003 + random() ** 3 * 0.035));
  }
  defocus(context, w, h, 0.004);
});

export const ROOMS = {
  teaRoom: TEA_ROOM,
  stairwell: STAIRWELL,
  redPaper: papered('red-paper', ['#6a1218', '#a8302e', '#7a3a1e', '#8a1420']),
  greenPaper: papered('green-paper', ['#23483c', '#c8924a', '#4a7a58', '#2c5a4a']),
  nightShop: NIGHT_SHOP,
  taxi: TAXI,
  slowShutter: SLOW_SHUTTER,
} as const;
