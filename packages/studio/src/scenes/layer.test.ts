import { createCanvas } from '@napi-rs/canvas';
import { expect, it } from 'vitest';
import { fillBox } from './brushes/fill-box.ts';
import { layer } from './layer.ts';

const SIZE_PX = 200;

it('a blurred layer stays opaque at the border of the frame', () => {
  const context = createCanvas(SIZE_PX, SIZE_PX).getContext('2d');
  layer(context, SIZE_PX, SIZE_PX, { blur: 0.03 }, (c) => {
    fillBox(c, -SIZE_PX, -SIZE_PX, SIZE_PX * 3, SIZE_PX * 3, '#ffffff');
  });
  expect(context.getImageData(0, 0, 1, 1).data[3]).toBeGreaterThan(248);
});

it('a layer keeps its place whatever its blur', () => {
  const centreOf = (blur: number): number => {
    const context = createCanvas(SIZE_PX, SIZE_PX).getContext('2d');
    fillBox(context, 0, 0, SIZE_PX, SIZE_PX, '#000000');
    layer(context, SIZE_PX, SIZE_PX, { blur }, (c) => fillBox(c, 110, 60, 40, 40, '#ffffff'));
    const { data } = context.getImageData(0, 80, SIZE_PX, 1);
    let sum = 0;
    let moment = 0;
    for (let x = 0; x < SIZE_PX; x++) {
      sum += data[x * 4] ?? 0;
      moment += x * (data[x * 4] ?? 0);
    }
    return moment / sum;
  };
  expect(Math.abs(centreOf(0) - 129.5)).toBeLessThan(0.2);
  expect(Math.abs(centreOf(0.03) - 129.5)).toBeLessThan(1.5);
});
