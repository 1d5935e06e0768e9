import { describe, expect, it } from 'vitest';
import { drawPlate } from '../stages/drawn-plate.ts';
import { figureOfPlate } from '../stages/figure/figure-of-plate.ts';
import type { Framing } from '../stages/framing.ts';
import { aView } from './a-view.fixture.ts';
import { insetTight } from './inset-tight.ts';

const SHEET = { widthPx: 768, heightPx: 1024 };
const WIDE: Framing = { share: 0.2, x: 0.3, y: 0.4 };
const tight = drawPlate({ bodyFaces: 0.3 });

describe('insetTight', () => {
  it('leaves a sheet alone that the photo fills', () => {
    expect(insetTight(aView(WIDE), drawPlate({ bodyFaces: 3 }), SHEET, 0)).toBeUndefined();
  });

  it('leaves a close-up alone, however tight the photo', () => {
    expect(insetTight(aView({ share: 0.52, x: 0.5, y: 0.55 }), tight, SHEET, 0)).toBeUndefined();
  });

  it('opens no window on a plain ground', () => {
    expect(insetTight({ ...aView(WIDE), scene: { kind: 'backdrop' } }, tight, SHEET, 0)).toBeUndefined();
  });

  it('shows a tight photo in a window on the sheet', () => {
    const { inset } = insetTight(aView(WIDE), tight, SHEET, 0) ?? {};
    if (!inset) throw new Error('no window');
    expect(inset.x - inset.width / 2).toBeGreaterThanOrEqual(0);
    expect(inset.x + inset.width / 2).toBeLessThanOrEqual(1);
    expect(inset.y - inset.height / 2).toBeGreaterThanOrEqual(0);
    expect(inset.y + inset.height / 2).toBeLessThanOrEqual(1);
  });

  it('cuts the window so that the photo’s end lies outside of it', () => {
    const { framing } = insetTight(aView(WIDE), tight, SHEET, 0) ?? {};
    const { measures } = figureOfPlate(tight);
    const end = (measures.bottomY - measures.anchor.y) / measures.faceHeightPx;
    expect((framing?.y ?? 0) + end * (framing?.share ?? 0)).toBeGreaterThan(0.96);
  });

  it('keeps off the lettering of a poster', () => {
    const text = { kind: 'text', text: 'SNOW', x: 0.5, y: 0.85, size: 0.06, font: 'serif' } as const;
    const { inset } = insetTight(aView(WIDE, [text]), tight, SHEET, 0) ?? {};
    expect((inset?.y ?? 1) + (inset?.height ?? 1) / 2).toBeLessThan(0.8);
  });

  it('varies shape, size and side from sheet to sheet', () => {
    const views = [0, 1, 2, 4].map((sheet) => insetTight(aView(WIDE), tight, SHEET, sheet));
    expect(new Set(views.map((view) => view?.inset.shape)).size).toBe(4);
    expect(new Set(views.map((view) => view?.inset.height)).size).toBeGreaterThan(2);
    expect(views.map((view) => view?.framing.mirror)).toEqual([true, true, false, true]);
  });
});
