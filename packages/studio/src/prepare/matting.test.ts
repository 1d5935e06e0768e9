import { describe, expect, test } from 'vitest';
import { fillPolygon } from '../pixels/fill-polygon.ts';
import { createPlane, mapPlane, type Plane } from '../pixels/float-plane.ts';
import { inflateMatte } from './body-normals.ts';
import { estimateForeground } from './estimate-foreground.ts';
import { vertexNormals } from './face-normals.ts';
import { findCutEdges } from './find-cut-edges.ts';
import { framePerson } from './frame-person.ts';
import { keepConnected } from './keep-connected.ts';

const SIDE = 160;
const disc = (cx: number, cy: number, radius: number, softPx = 1): Plane =>
  mapPlane(createPlane(SIDE, SIDE), (_, i) => {
    const distance = Math.hypot((i % SIDE) - cx, Math.floor(i / SIDE) - cy);
    return Math.min(1, Math.max(0, (radius - distance) / softPx + 0.5));
  });

describe('connected figure', () => {
  test('another person beside goes, the figure stays', () => {
    const both = disc(50, 80, 30);
    disc(130, 80, 20).data.forEach((v, i) => {
      both.data[i] = Math.max(both.data[i] ?? 0, v);
    });
    const kept = keepConnected(both, 50, 80);
    expect(kept.data[80 * SIDE + 50]).toBeCloseTo(1, 2);
    expect(kept.data[80 * SIDE + 130]).toBe(0);
  });

  test('a doubtful spot inside is filled', () => {
    const figure = disc(80, 80, 60);
    const hole = disc(80, 100, 10);
    for (let i = 0; i < figure.data.length; i++)
      figure.data[i] = (figure.data[i] ?? 0) * (1 - 0.7 * (hole.data[i] ?? 0));
    expect(keepConnected(figure, 80, 50).data[100 * SIDE + 80]).toBeGreaterThan(0.98);
  });
});

test('an edge loses the colour of what was behind', () => {
  const matte = disc(80, 80, 40, 12);
  const mix = (front: number, back: number): Plane => mapPlane(matte, (alpha) => front * alpha + back * (1 - alpha));
  const [red, green, blue] = estimateForeground([mix(0.8, 0), mix(0.4, 1), mix(0.2, 0)], matte);
  const edge = 80 * SIDE + 80 + 40;
  expect(matte.data[edge]).toBeCloseTo(0.5, 1);
  // In the photo it is 0.4, 0.7 and 0.1 there; the person is 0.8, 0.4 and 0.2.
  expect(red.data[edge]).toBeGreaterThan(0.7);
  expect(green.data[edge]).toBeLessThan(0.5);
  expect(blue.data[edge]).toBeGreaterThan(0.17);
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
