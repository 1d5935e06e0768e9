import { pick } from '../../pixels/random.ts';
import { defocus } from '../../scenes/brushes/defocus.ts';
import { fillDown } from '../../scenes/brushes/fill-down.ts';
import { fillPolygon } from '../../scenes/brushes/fill-polygon.ts';
import { glow } from '../../scenes/brushes/glow.ts';
import { texture } from '../../scenes/brushes/texture.ts';
import { painted } from '../../scenes/layer.ts';
import { write } from '../../scenes/lettering.ts';
import { cssOfHex } from '../../stages/colour.ts';

/** A market street by day: awnings, shop boards, washed-out sun. */
const MARKET = painted('market', (context, w, h, random) => {
  fillDown(context, w, h, [
    [0, '#f4e9cc'],
    [0.5, '#e9d8b0'],
    [0.7, '#b8a888'],
    [1, '#8f8068'],
  ]);
  for (const side of [0, 1] as const) {
    for (let i = 0; i < 5; i++) {
      const width = w * (0.42 - i * 0.07);
      const x = side === 0 ? 0 : w - width;
      context.fillStyle = ['#c8b496', '#a8b09a', '#d0a890', '#b8c0bc', '#c4b8a0'][(i + side * 2) % 5] ?? '#c8b496';
      context.fillRect(x, 0, width, h * (0.72 - i * 0.02));
      for (let k = 0; k < 14; k++) {
        context.fillStyle = pick(random, ['#6f8288', '#8a9a94', '#f0e8d8', '#7a6a5c']);
        context.fillRect(x + random() * width, h * random() * 0.5, w * 0.045, h * 0.035);
      }
    }
  }
  const boards = ['金行', '士多', '海味', '大押', '粥', '茶'];
  boards.forEach((text, i) => {
    const x = i % 2 === 0 ? w * (0.05 + random() * 0.1) : w * (0.7 + random() * 0.12);
    const y = h * (0.08 + Math.floor(i / 2) * 0.17);
    const size = w * 0.075;
    context.fillStyle = ['#c8281e', '#1f6a4a', '#d8a020', '#1c4a8a'][i % 4] ?? '#c8281e';
    context.fillRect(x, y, size * ([...text].length + 0.5), size * 1.4);
    write(context, text, { x: x + size * 0.22, y: y + size * 1.05, size, colour: '#fff3d0', weight: 900 });
  });
  for (let i = 0; i < 4; i++) {
    const y = h * (0.56 + i * 0.012);
    const x = (i % 2) * w * 0.66;
    for (let k = 0; k < 6; k++) {
      context.fillStyle = k % 2 === 0 ? '#d8453a' : '#f4ecdc';
      fillPolygon(
        context,
        [
          [x + (k * w) / 17, y],
          [x + ((k + 1) * w) / 17, y],
          [x + ((k + 1) * w) / 17, y + h * 0.06],
          [x + (k * w) / 17, y + h * 0.06],
        ],
        k % 2 === 0 ? '#d8453a' : '#f4ecdc',
      );
    }
  }
  for (let i = 0; i < 60; i++) {
    context.fillStyle = pick(random, ['#e8702a', '#c8281e', '#5a8a3a', '#f0c040', '#8fb04a']);
    const x = random() < 0.5 ? random() * 0.36 : 0.66 + random() * 0.34;
    context.beginPath();
    context.arc(x * w, h * (0.66 + random() * 0.12), w * 0.018, 0, 7);
    context.fill();
  }
  defocus(context, w, h, 0.0075);
  glow(context, w * 0.5, h * 0.2, w * 0.8, '#fff6dc', 0.6);
});

/** A roof at sundown: aerials, washing on a line, hills of houses. */
const ROOFTOP = painted('rooftop', (context, w, h, random) => {
  fillDown(context, w, h, [
    [0, '#5a5a8a'],
    [0.3, '#d8806a'],
    [0.55, '#ffc98a'],
    [1, '#5a3a40'],
  ]);
  texture(context, w, h, { opacity: 0.5, scale: [2, 0.4], until: 0.6 }, random);
  for (let row = 0; row < 3; row++) {
    for (let x = -0.03; x < 1; x += 0.085 + random() * 0.03) {
      const top = 0.4 + row * 0.09 - random() * 0.12;
      context.fillStyle = ['#b8686a', '#7a4658', '#43293c'][row] ?? '#43293c';
      context.fillRect(x * w, top * h, w * 0.085, h);
      for (let k = 0; k < 8; k++) {
        context.fillStyle = cssOfHex('#ffd890', random() * 0.6);
        context.fillRect((x + random() * 0.07) * w, (top + random() * 0.2) * h, w * 0.01, h * 0.01);
      }
    }
  }
  context.strokeStyle = '#2a1a24';
  context.lineWidth = w * 0.006;
  for (const x of [0.12, 0.2, 0.82]) {
    context.beginPath();
    context.moveTo(x * w, h * 0.7);
    context.lineTo(x * w, h * 0.3);
    for (let k = 0; k < 4; k++) {
      context.moveTo((x - 0.05 + k * 0.006) * w, h * (0.31 + k * 0.025));
      context.lineTo((x + 0.05 - k * 0.006) * w, h * (0.31 + k * 0.025));
    }
    context.stroke();
  }
  context.beginPath();
  context.moveTo(0, h * 0.5);
  context.quadraticCurveTo(w * 0.5, h * 0.56, w, h * 0.48);
  context.stroke();
  for (let i = 0; i < 7; i++) {
    context.fillStyle = ['#f4ecdc', '#d8584a', '#4a7ab0', '#f0c060', '#e8e0d8'][i % 5] ?? '#f4ecdc';
    context.fillRect(w * (0.02 + i * 0.145), h * (0.515 + 0.03 * Math.sin(i * 0.5)), w * 0.1, h * 0.13);
  }
  context.fillStyle = '#3a2630';
  context.fillRect(0, h * 0.76, w, h * 0.24);
  defocus(context, w, h, 0.0065);
  glow(context, w * 0.7, h * 0.42, w * 0.7, '#ffd89a', 0.7);
});

/** A green double-deck tram that passes in the morning. */
const TRAM = painted('tram', (context, w, h, random) => {
  fillDown(context, w, h, [
    [0, '#dfe6df'],
    [0.6, '#c4c8b8'],
    [1, '#7f7a6c'],
  ]);
  for (let k = 0; k < 40; k++) {
    context.fillStyle = pick(random, ['#a8b0a8', '#8f9a98', '#f2efe4', '#b8a890']);
    context.fillRect(random() * w, h * random() * 0.35, w * 0.06, h * 0.04);
  }
  context.fillStyle = '#1f6a4a';
  context.beginPath();
  context.roundRect(w * 0.03, h * 0.16, w * 0.94, h * 0.66, w * 0.05);
  context.fill();
  context.fillStyle = '#f0ead6';
  context.fillRect(w * 0.03, h * 0.42, w * 0.94, h * 0.075);
  write(context, '北角', { x: w * 0.1, y: h * 0.478, size: h * 0.055, colour: '#c8281e', weight: 900 });
  write(context, 'NORTH POINT', {
    x: w * 0.93,
    y: h * 0.474,
    size: h * 0.036,
    colour: '#1f4a3a',
    weight: 900,
    align: 'right',
  });
  for (const y of [0.21, 0.53]) {
    for (let k = 0; k < 5; k++) {
      context.fillStyle = '#6f8a90';
      context.fillRect(w * (0.07 + k * 0.178), h * y, w * 0.15, h * 0.17);
      context.fillStyle = 'rgba(255,250,230,0.35)';
      context.fillRect(w * (0.07 + k * 0.178), h * y, w * 0.05, h * 0.17);
    }
  }
  context.fillStyle = '#4a463e';
  context.fillRect(0, h * 0.86, w, h * 0.012);
  defocus(context, w, h, 0.006);
  glow(context, w * 0.1, h * 0.05, w * 0.9, '#fff6dc', 0.5);
});

export const DAYS = { market: MARKET, rooftop: ROOFTOP, tram: TRAM } as const;
