import { describe, expect, it } from 'vitest';
import { createPicture } from '../pixels/black-picture.fixture.ts';
import type { Picture } from '../pixels/picture.ts';
import type { RenderView } from './frame.ts';
import { layOutReflection } from './reflection.ts';

const W = 200;
const H = 260;

function grey(widthPx: number, heightPx: number, value: number): Picture {
  const picture = createPicture(widthPx, heightPx);
  for (let i = 0; i < picture.data.length; i += 4) picture.data.set([value, value, value, 255], i);
  return picture;
}

/** A pane before a scene of one grey, beside somebody whose figure is white all over. */
function lay(ofScene: number): Picture {
  const render: RenderView<string> = (_, w, h, layer) => ({
    picture:
      layer === 'scene' ? grey(w, h, ofScene) : layer === 'figures' ? grey(w, h, 255) : (layer ?? grey(w, h, ofScene)),
    faces: [],
  });
  return layOutReflection<string>({ kind: 'reflection', view: 'a' }, W, H, render).picture;
}

const at = ({ data }: Picture, x: number, y: number): number =>
  data[(Math.round(y * H) * W + Math.round(x * W)) * 4] ?? 0;

describe('a reflection in a pane', () => {
  it('is faint before the dark', () => {
    expect(at(lay(20), 0.15, 0.4)).toBeGreaterThan(60);
    expect(at(lay(20), 0.15, 0.4)).toBeLessThan(130);
  });

  it('never darkens the scene, and hardly shows by day', () => {
    expect(at(lay(200), 0.15, 0.4)).toBeGreaterThanOrEqual(200);
    expect(at(lay(200), 0.15, 0.4)).toBeLessThan(225);
  });

  it('ends before the person and at the foot', () => {
    expect(at(lay(20), 0.6, 0.4)).toBe(20);
    expect(at(lay(20), 0.15, 0.98)).toBe(20);
  });
});
