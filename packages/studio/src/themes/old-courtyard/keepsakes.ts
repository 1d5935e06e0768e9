import type { SKRSContext2D } from '@napi-rs/canvas';
import { write } from '../../scenes/lettering.ts';
import { fillBox, fillDisc, shadeAcross, shadeDown, strokeLine } from '../../scenes/shapes.ts';

/** A framed print of hills by a lake, brown with age. Pixels. */
export function drawOldPrint(context: SKRSContext2D, x: number, y: number, w: number, h: number, wood: string): void {
  fillBox(context, x + w * 0.03, y + w * 0.05, w, h, 'rgba(40,24,10,0.28)');
  fillBox(context, x, y, w, h, shadeAcross(context, x, x + w, wood, '#a8804c', wood));
  const edge = Math.min(w, h) * 0.08;
  fillBox(context, x + edge, y + edge, w - edge * 2, h - edge * 2, '#efe2c4');
  const mat = edge * 2;
  context.save();
  context.beginPath();
  context.rect(x + mat, y + mat, w - mat * 2, h - mat * 2);
  context.clip();
  fillBox(context, x, y, w, h, shadeDown(context, y, y + h, '#d8c49c', '#b89468'));
  fillDisc(context, x + w * 0.3, y + h * 0.72, w * 0.4, '#8a6a46', h * 0.24);
  fillDisc(context, x + w * 0.8, y + h * 0.74, w * 0.36, '#73563a', h * 0.18);
  fillBox(context, x, y + h * 0.7, w, h, '#c4a678');
  fillBox(context, x + w * 0.42, y + h * 0.42, w * 0.05, h * 0.3, '#5a4028');
  fillDisc(context, x + w * 0.445, y + h * 0.4, w * 0.13, '#6a4e32', h * 0.1);
  context.restore();
}

/** A tear-off calendar: the red head, the large day. Pixels. */
export function drawCalendar(context: SKRSContext2D, x: number, y: number, w: number): void {
  const h = w * 1.5;
  fillBox(context, x + w * 0.04, y + w * 0.06, w, h, 'rgba(40,24,10,0.25)');
  fillBox(context, x, y, w, h, '#f6f0e0');
  fillBox(context, x, y, w, h * 0.2, '#b8322a');
  write(context, '十月', {
    x: x + w / 2,
    y: y + h * 0.15,
    size: h * 0.12,
    colour: '#fbeed0',
    font: 'serif',
    align: 'center',
  });
  write(context, '26', {
    x: x + w / 2,
    y: y + h * 0.66,
    size: h * 0.44,
    colour: '#b8322a',
    font: 'serif',
    weight: 900,
    align: 'center',
  });
  write(context, '星期六', { x: x + w / 2, y: y + h * 0.84, size: h * 0.11, colour: '#3a302a', align: 'center' });
  fillBox(context, x + w * 0.12, y + h * 0.9, w * 0.76, h * 0.01, '#b8322a');
  strokeLine(
    context,
    [
      [x + w * 0.3, y],
      [x + w * 0.5, y - w * 0.2],
      [x + w * 0.7, y],
    ],
    w * 0.014,
    '#5a3a2a',
  );
}

/** A pendulum clock in its wooden case. Pixels. */
export function drawClock(context: SKRSContext2D, x: number, y: number, w: number): void {
  const h = w * 2;
  fillBox(context, x + w * 0.05, y + w * 0.07, w, h, 'rgba(30,18,8,0.3)');
  fillBox(context, x, y, w, h, shadeAcross(context, x, x + w, '#4a2814', '#8a5430', '#3c2010'));
  fillDisc(context, x + w / 2, y + w * 0.52, w * 0.4, '#d8b868');
  fillDisc(context, x + w / 2, y + w * 0.52, w * 0.36, '#f8f2e0');
  for (let k = 0; k < 12; k++) {
    const angle = (k * Math.PI) / 6;
    fillDisc(
      context,
      x + w / 2 + Math.cos(angle) * w * 0.3,
      y + w * 0.52 + Math.sin(angle) * w * 0.3,
      w * 0.018,
      '#2c2018',
    );
  }
  strokeLine(
    context,
    [
      [x + w * 0.36, y + w * 0.42],
      [x + w / 2, y + w * 0.52],
      [x + w * 0.72, y + w * 0.4],
    ],
    w * 0.03,
    '#2c2018',
  );
  fillBox(context, x + w * 0.18, y + w * 1.06, w * 0.64, w * 0.8, '#2c1a10');
  fillBox(context, x + w * 0.48, y + w * 1.06, w * 0.03, w * 0.5, '#d8b868');
  fillDisc(context, x + w * 0.495, y + w * 1.6, w * 0.13, '#e8c870');
}

/** A valve radio: cloth, dial, two knobs. `glow` is the dial's colour. Pixels. */
export function drawRadio(context: SKRSContext2D, x: number, y: number, w: number, dial: string): void {
  const h = w * 0.62;
  context.fillStyle = shadeDown(context, y, y + h, '#a8683a', '#6a3a1c');
  context.beginPath();
  context.roundRect(x, y, w, h, w * 0.07);
  context.fill();
  context.fillStyle = '#d8c08c';
  context.beginPath();
  context.roundRect(x + w * 0.06, y + h * 0.1, w * 0.88, h * 0.46, w * 0.03);
  context.fill();
  for (let k = 1; k < 14; k++)
    fillBox(context, x + w * (0.06 + k * 0.0628), y + h * 0.1, w * 0.008, h * 0.46, 'rgba(90,56,20,0.35)');
  fillBox(context, x + w * 0.22, y + h * 0.66, w * 0.56, h * 0.2, dial);
  fillBox(context, x + w * 0.52, y + h * 0.66, w * 0.01, h * 0.2, '#c43a24');
  for (const dx of [0.12, 0.88]) {
    fillDisc(context, x + w * dx, y + h * 0.76, w * 0.062, '#3a2214');
    fillDisc(context, x + w * (dx - 0.01), y + h * 0.74, w * 0.04, '#e0c89c');
  }
}

/** A thermos bottle in its painted tin. `x`, `y` is its foot's middle. Pixels. */
export function drawThermos(context: SKRSContext2D, x: number, y: number, tall: number): void {
  const half = tall * 0.17;
  fillBox(
    context,
    x - half,
    y - tall * 0.74,
    half * 2,
    tall * 0.74,
    shadeAcross(context, x - half, x + half, '#8a1c1c', '#e05a48', '#8a1c1c'),
  );
  for (const dy of [0.1, 0.64]) fillBox(context, x - half, y - tall * (dy + 0.04), half * 2, tall * 0.03, '#f0e0c0');
  for (const [dx, dy] of [
    [-0.3, 0.36],
    [0.32, 0.44],
    [0, 0.28],
  ] as const) {
    fillDisc(context, x + half * dx, y - tall * dy, half * 0.42, '#f8d8d0');
    fillDisc(context, x + half * dx, y - tall * dy, half * 0.18, '#e8b03c');
  }
  fillDisc(context, x, y - tall * 0.76, half * 0.95, '#d8d8d4', tall * 0.05);
  fillBox(
    context,
    x - half * 0.5,
    y - tall,
    half,
    tall * 0.24,
    shadeAcross(context, x - half * 0.5, x + half * 0.5, '#9a9a98', '#f4f4f0', '#8a8a88'),
  );
}

/** An enamel mug, white with a blue rim. `x`, `y` is its foot's middle. Pixels. */
export function drawMug(context: SKRSContext2D, x: number, y: number, tall: number): void {
  const half = tall * 0.5;
  context.strokeStyle = '#2a4a8a';
  context.lineWidth = tall * 0.09;
  context.beginPath();
  context.arc(x + half * 1.05, y - tall * 0.5, tall * 0.24, -1.4, 1.4);
  context.stroke();
  fillBox(
    context,
    x - half,
    y - tall,
    half * 2,
    tall,
    shadeAcross(context, x - half, x + half, '#c8c8c0', '#ffffff', '#b8b8b0'),
  );
  fillBox(context, x - half * 1.04, y - tall, half * 2.08, tall * 0.07, '#2a4a8a');
  fillDisc(context, x, y - tall * 0.48, tall * 0.2, '#c4382c');
}
