import { describe, expect, it } from 'vitest';
import { drawPlate } from './drawn-plate.ts';
import { figureOfPlate } from './figure/figure-of-plate.ts';
import { type Framing, fitFraming } from './framing.ts';

const SIZE = { widthPx: 768, heightPx: 1024 };
const measuresOf = (bodyFaces: number) => figureOfPlate(drawPlate({ bodyFaces })).measures;

/** The frame's row in which the plate's row stands. */
function rowInFrame(framing: Framing, plateY: number, anchorY: number): number {
  return framing.y + ((plateY - anchorY) / 320) * framing.share;
}

describe('fitFraming', () => {
  it('leaves a framing that the photo can fill', () => {
    const framing = { share: 0.36, x: 0.5, y: 0.45 };
    expect(fitFraming(framing, measuresOf(2), false, SIZE)).toEqual(framing);
  });

  it('frames a photo without a body tighter, so that the body reaches the bottom', () => {
    const measures = measuresOf(0.7);
    const fitted = fitFraming({ share: 0.18, x: 0.4, y: 0.3 }, measures, false, SIZE);
    expect(fitted.share).toBeGreaterThan(0.25);
    expect(rowInFrame(fitted, measures.bottomY + 0.3 * 320, measures.anchor.y)).toBeGreaterThanOrEqual(0.99);
  });

  it('lets a melting body end inside the frame', () => {
    expect(fitFraming({ share: 0.13, x: 0.5, y: 0.5, melt: true }, measuresOf(2), false, SIZE).share).toBe(0.13);
  });

  it('does not let a head without a body float', () => {
    const fitted = fitFraming({ share: 0.13, x: 0.5, y: 0.5, melt: true }, measuresOf(0.5), false, SIZE);
    expect(fitted.melt).toBe(false);
    expect(fitted.share).toBeGreaterThan(0.25);
  });

  it('moves hair that the photo cuts out of the frame', () => {
    const measures = measuresOf(2);
    const fitted = fitFraming({ share: 0.3, x: 0.5, y: 0.5 }, measures, true, SIZE);
    expect(rowInFrame(fitted, measures.topY, measures.anchor.y)).toBeLessThanOrEqual(0.001);
  });

  it('never leaves a head with a flat top in the frame, whatever a view asks for', () => {
    for (const bodyFaces of [0.5, 1, 2, 3]) {
      const drawn = measuresOf(bodyFaces);
      for (const lower of [0, 40, 90]) {
        const measures = { ...drawn, topY: drawn.topY + lower };
        for (const share of [0.1, 0.3, 0.56, 0.7]) {
          for (const y of [0.3, 0.5, 0.66]) {
            for (const extra of [{}, { roll: 12 }, { melt: true }, { keepPlace: true }]) {
              const wanted = { share, x: 0.5, y, ...extra };
              const fitted = fitFraming(wanted, measures, true, SIZE);
              const top = rowInFrame(fitted, measures.topY, measures.anchor.y);
              expect(top, JSON.stringify({ bodyFaces, lower, wanted })).toBeLessThanOrEqual(0.001);
            }
          }
        }
      }
    }
  });

  it('moves a shoulder that the photo cuts out of the side', () => {
    const measures = { ...measuresOf(2), cutRightFromY: 400 };
    const fitted = fitFraming({ share: 0.25, x: 0.3, y: 0.4 }, measures, false, SIZE);
    expect(fitFraming({ share: 0.25, x: 0.3, y: 0.4, keepPlace: true }, measures, false, SIZE).x).toBe(0.3);
    const plateRight = fitted.x + ((measures.plateWidthPx - measures.anchor.x) / 320) * fitted.share * (1024 / 768);
    expect(plateRight).toBeGreaterThanOrEqual(1);
  });
});
