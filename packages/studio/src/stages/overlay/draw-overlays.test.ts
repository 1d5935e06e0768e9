import { describe, expect, it } from 'vitest';
import { createPicture } from '../../pixels/black-picture.fixture.ts';
import { clonePicture } from '../../pixels/picture.ts';
import { drawOverlays } from './draw-overlays.ts';
import type { Overlay } from './overlay-kinds.ts';

const FACE = { x: 96, y: 110, radius: 50 };
const GREY = createPicture(192, 256);
for (let i = 0; i < GREY.data.length; i += 4) GREY.data.set([90, 100, 110], i);

function changedShare(overlay: Overlay, isInFace: boolean): number {
  const picture = clonePicture(GREY);
  drawOverlays(picture, [overlay], [FACE]);
  let changed = 0;
  let total = 0;
  for (let y = 0, i = 0; y < 256; y++) {
    for (let x = 0; x < 192; x++, i += 4) {
      if (Math.hypot(x - FACE.x, y - FACE.y) < FACE.radius * 0.8 !== isInFace) continue;
      total++;
      if (Math.abs((picture.data[i + 1] ?? 0) - 100) > 12) changed++;
    }
  }
  return changed / total;
}

describe('drawOverlays', () => {
  const all: { [Kind in Overlay['kind']]: Extract<Overlay, { kind: Kind }> } = {
    rain: { kind: 'rain' },
    streaks: { kind: 'streaks' },
    snow: { kind: 'snow' },
    petals: { kind: 'petals' },
    confetti: { kind: 'confetti' },
    sparks: { kind: 'sparks' },
    bokeh: { kind: 'bokeh' },
    leaves: { kind: 'leaves' },
    leak: { kind: 'leak' },
    flare: { kind: 'flare', x: 0.1, y: 0.1 },
    mist: { kind: 'mist', colour: '#ffffff' },
    prism: { kind: 'prism' },
    ghosts: { kind: 'ghosts' },
    wash: { kind: 'wash', colour: '#ff0000' },
    split: { kind: 'split', colours: ['#ff0000', '#0000ff'], blend: 'color' },
    cup: { kind: 'cup' },
    glass: { kind: 'glass', strength: 2 },
    dust: { kind: 'dust', amount: 4 },
    text: { kind: 'text', text: '城 Aa', x: 0.5, y: 0.9, size: 0.1 },
    line: { kind: 'line', x: 0.1, y: 0.1, width: 0.5, height: 0.02 },
    border: { kind: 'border', inset: 0.02, width: 0.01 },
    drawn: { kind: 'drawn', paint: (context, w, h) => context.fillRect(0, 0, w, h * 0.2) },
    balloons: { kind: 'balloons' },
    umbrella: { kind: 'umbrella' },
    fireworks: { kind: 'fireworks' },
    bubbles: { kind: 'bubbles' },
  };
  it.each(Object.entries(all))('draws %s', (_, overlay) => {
    expect(changedShare(overlay, false)).toBeGreaterThan(0.0005);
  });

  it.each(['petals', 'confetti', 'leaves', 'rain'] as const)('keeps %s off the face', (kind) => {
    expect(changedShare({ kind, amount: 3 }, true)).toBeLessThan(0.03);
  });

  it.each(['snow', 'sparks', 'dust', 'bokeh'] as const)('leaves no flake of %s on the face', (kind) => {
    for (const seed of [1, 2, 3]) expect(changedShare({ kind, seed, amount: 8 }, true)).toBe(0);
  });

  it('keeps blurred flakes off the body, and lets sharp ones fall before it', () => {
    const picture = createPicture(384, 512);
    const face = { x: 192, y: 180, radius: 70 };
    drawOverlays(picture, [{ kind: 'snow', amount: 12 }], [face]);
    const rowsOf = (isBody: boolean): number => {
      let widest = 0;
      for (let y = 280; y < 500; y++) {
        for (let x = 10, run = 0; x < 374; x++) {
          const isInBody = Math.abs(x - face.x) < face.radius * 1.6;
          run = isInBody === isBody && (picture.data[(y * 384 + x) * 4] ?? 0) > 60 ? run + 1 : 0;
          widest = Math.max(widest, run);
        }
      }
      return widest;
    };
    expect(rowsOf(true)).toBeGreaterThan(0);
    expect(rowsOf(true)).toBeLessThan(rowsOf(false));
  });

  it('makes a line of text that is too long fit the frame', () => {
    const picture = clonePicture(GREY);
    drawOverlays(picture, [{ kind: 'text', text: 'A VERY LONG TITLE', x: 0.5, y: 0.5, size: 0.3 }], []);
    for (let y = 0; y < 256; y++) expect(picture.data[y * 192 * 4 + 1]).toBe(100);
  });
});
