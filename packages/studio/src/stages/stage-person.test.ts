import { describe, expect, it } from 'vitest';
import { drawPlate } from './drawn-plate.ts';
import { LANDMARK, pointAt } from './figure/landmarks.ts';
import { stagePerson } from './stage-person.ts';

const plate = drawPlate();
const SIZE = { widthPx: 384, heightPx: 512 };

describe('stagePerson', () => {
  it('puts the face at its place and size', () => {
    const staged = stagePerson(plate, { ...SIZE, framing: { share: 0.36, x: 0.4, y: 0.45 } });
    const forehead = pointAt(staged.landmarks, LANDMARK.forehead);
    const chin = pointAt(staged.landmarks, LANDMARK.chin);
    expect(Math.hypot(chin.x - forehead.x, chin.y - forehead.y)).toBeCloseTo(0.36 * 512, 0);
    expect(forehead.x).toBeCloseTo(0.4 * 384, 0);
  });

  it('shows the skin where the landmarks say that the face is', () => {
    const staged = stagePerson(plate, { ...SIZE, framing: { share: 0.3, x: 0.6, y: 0.4, roll: 9, mirror: true } });
    const nose = pointAt(staged.landmarks, LANDMARK.noseTip);
    const i = (Math.round(nose.y) * SIZE.widthPx + Math.round(nose.x)) * 4;
    expect([...staged.colour.subarray(i, i + 4)]).toEqual([190, 148, 122, 255]);
  });

  it('rolls clockwise as the viewer sees it, mirrored or not', () => {
    for (const mirror of [false, true]) {
      const staged = stagePerson(plate, { ...SIZE, framing: { share: 0.36, x: 0.5, y: 0.45, roll: 10, mirror } });
      const forehead = pointAt(staged.landmarks, LANDMARK.forehead);
      const chin = pointAt(staged.landmarks, LANDMARK.chin);
      expect(forehead.x - chin.x).toBeGreaterThan(20);
    }
  });

  it('turns the head to the side that the pose names, mirrored or not', () => {
    for (const mirror of [false, true]) {
      const staged = stagePerson(plate, {
        ...SIZE,
        framing: { share: 0.36, x: 0.5, y: 0.45, mirror },
        pose: { yaw: 15 },
      });
      const nose = pointAt(staged.landmarks, LANDMARK.noseTip);
      const ears = [LANDMARK.leftEar, LANDMARK.rightEar].map((index) => pointAt(staged.landmarks, index).x);
      expect(nose.x).toBeGreaterThan(((ears[0] ?? 0) + (ears[1] ?? 0)) / 2 + 3);
    }
  });

  it('turns the normals with the head', () => {
    const middleX = (yaw: number): number => {
      const staged = stagePerson(plate, { ...SIZE, framing: { share: 0.36, x: 0.5, y: 0.45 }, pose: { yaw } });
      const bridge = pointAt(staged.landmarks, LANDMARK.noseBridge);
      return staged.guide[((bridge.y >> 1) * staged.guideWidthPx + (bridge.x >> 1)) * 8] ?? 0;
    };
    expect(middleX(15)).toBeGreaterThan(middleX(-15) + 0.2);
  });

  it('fades a melting body to nothing before the photo ends', () => {
    const staged = stagePerson(plate, { ...SIZE, framing: { share: 0.15, x: 0.5, y: 0.4, melt: true } });
    const bottom = staged.colour.subarray(511 * 384 * 4);
    expect(Math.max(...bottom)).toBe(0);
  });

  it('shows no straight edge above hair that the photo cuts, however the head is tilted', () => {
    const cut = drawPlate({ cutAt: { top: true } });
    // The photo's top edge runs through the hair: everything in the head's columns is opaque there.
    for (let y = 0; y < 160; y++) for (let x = 360; x < 640; x++) cut.alpha[y * cut.widthPx + x] = 255;
    for (const roll of [-10, 10]) {
      const framing = { share: 0.36, x: 0.5, y: 0.5, roll };
      const staged = stagePerson(cut, { ...SIZE, framing, pose: { roll, pitch: 10 } });
      const { x } = pointAt(staged.landmarks, LANDMARK.forehead);
      for (const aside of [-30, 0, 30]) expect(staged.colour[(Math.round(x) + aside) * 4 + 3]).toBe(255);
    }
  });
});
