import { expect, test } from 'vitest';
import { fillPolygon } from '../pixels/fill-polygon.ts';
import { createPlane, mapPlane, type Plane } from '../pixels/float-plane.ts';
import { inflateMatte } from './body-normals.ts';
import { vertexNormals } from './face-normals.ts';
import { findCutEdges } from './find-cut-edges.ts';
import { framePerson } from './frame-person.ts';

const SIDE = 160;
const disc = (cx: number, cy: number, radius: number, softPx = 1): Plane =>
  mapPlane(createPlane(SIDE, SIDE), (_, i) => {
    const distance = Math.hypot((i % SIDE) - cx, Math.floor(i / SIDE) - cy);
    return Math.min(1, Math.max(0, (radius - distance) / softPx + 0.5));
  });

test('an inflated matte faces the camera in its middle and outwards at its rim', () => {
  const normals = inflateMatte(disc(80, 80, 50, 3), 100);
  expect(normals.z.data[80 * SIDE + 80]).toBeGreaterThan(0.95);
  expect(normals.x.data[80 * SIDE + 125]).toBeGreaterThan(0.3);
  expect(normals.x.data[80 * SIDE + 35]).toBeLessThan(-0.3);
  expect(normals.y.data[35 * SIDE + 80]).toBeLessThan(-0.3);
});

test('a triangle turned to the right has a normal to the right', () => {
  const corners = Float32Array.of(0, 0, 0, 0, 10, 0, 10, 0, 10);
  const [x = 0, y = 0, z = 0] = vertexNormals(corners, [0, 1, 2]);
  expect([x, y, z].map((v) => Math.round(v * 100) / 100)).toEqual([0.71, 0, 0.71]);
});

test('a polygon covers half of the pixels that its edge halves', () => {
  const square = fillPolygon(6, 6, [
    { x: 1.5, y: 1 },
    { x: 4, y: 1 },
    { x: 4, y: 5 },
    { x: 1.5, y: 5 },
  ]);
  expect([...square.data.subarray(12, 18)]).toEqual([0, 0.5, 1, 1, 0, 0]);
});

test('a person at the left border is cut there', () => {
  expect(findCutEdges(disc(10, 80, 40), 100)).toEqual({ top: false, left: true, right: false, bottom: false });
});

test('the frame reaches around the face and stays inside the photo', () => {
  const landmarks = new Float32Array(478 * 3);
  const put = (index: number, x: number, y: number): void => {
    landmarks[index * 3] = x;
    landmarks[index * 3 + 1] = y;
  };
  put(10, 500, 200);
  put(152, 500, 600);
  put(234, 350, 400);
  put(454, 650, 400);
  const frame = framePerson(landmarks, 1000, 1400);
  expect(frame.scale).toBeCloseTo(0.8, 5);
  expect(frame.box).toEqual({ left: 0, top: 0, widthPx: 1000, heightPx: 1400 });
  expect([frame.widthPx, frame.heightPx]).toEqual([800, 1120]);
});
