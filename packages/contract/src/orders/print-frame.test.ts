import { expect, it, test } from 'vitest';
import { findAddressFaults } from './print-address.ts';
import { cropFor, dpiOf, fitsFrame, frameFor, zoomMost } from './print-frame.ts';

const photo = { width: 1536, height: 2048 };
const paper = { width: 102, height: 152 };

it('the paper lies as the photo does', () => {
  expect(frameFor(paper, photo)).toEqual(paper);
  expect(frameFor(paper, { width: 2048, height: 1536 })).toEqual({ width: 152, height: 102 });
});

test.each([
  [1, { x: 0.5, y: 0.5 }],
  [1.7, { x: 0, y: 1 }],
  [2.4, { x: 0.9, y: -3 }],
])('a part enlarged %f times has the shape of the paper and lies within the photo', (zoom, middle) => {
  const crop = cropFor(photo, paper, zoom, middle);
  expect(fitsFrame(photo, crop, paper)).toBe(true);
  for (const [start, size] of [
    [crop.x, crop.width],
    [crop.y, crop.height],
  ] as const) {
    expect(start).toBeGreaterThanOrEqual(0);
    expect(start + size).toBeLessThanOrEqual(1.000001);
  }
});

it('zooming in ends where an inch has 150 pixels left', () => {
  expect(dpiOf(photo, cropFor(photo, paper), paper)).toBeCloseTo(340, -1);
  expect(dpiOf(photo, cropFor(photo, paper, zoomMost(photo, paper)), paper)).toBeCloseTo(150);
  expect(zoomMost(photo, { width: 305, height: 457 })).toBeLessThan(1);
  expect(fitsFrame(photo, { x: 0, y: 0, width: 1, height: 1 }, paper)).toBe(false);
});

const address = {
  ...{ name: '王芳', phone: '13800000000', country: 'CN', province: '浙江省', city: '杭州市', district: '西湖区' },
  ...{ street: '文三路 1 号', postcode: '' },
};
test.each([
  [{}, []],
  [{ name: ' ', phone: 'x' }, ['name', 'phone']],
  [{ province: '', district: ' ' }, ['province', 'district']],
  [{ country: 'DE', province: '', district: '' }, []],
  [{ street: 'a\u202eb' }, ['street']],
  [{ street: ' x ' }, ['street']],
  [{ phone: '1380000000' }, ['phone']],
  [{ phone: '138 0000-0000' }, []],
  [{ phone: '0571-88880000' }, []],
  [{ phone: '1380000000', country: 'DE' }, []],
])('an address with %j lacks %j', (told, faults) => {
  expect(findAddressFaults({ ...address, ...told })).toEqual(faults);
});
