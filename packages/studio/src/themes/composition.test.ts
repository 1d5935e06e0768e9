import { expect, it } from 'vitest';
import { POSE_LIMITS, type Pose } from '../stages/pose/pose.ts';
import { COMPOSITION_NAMES, COMPOSITIONS, type Composition } from './composition.ts';
import { defineTheme, SHEETS_PER_THEME } from './define-theme.ts';

const all: Composition[] = COMPOSITION_NAMES.map((name) => COMPOSITIONS[name]);

it('are twenty', () => {
  expect(all).toHaveLength(SHEETS_PER_THEME);
});

it('keep poses within what looks natural; a smile is a wish, of which the warp does its part', () => {
  for (const { pose } of all) {
    const { smile: _wish, ...warps }: Pose = pose;
    for (const [name, value] of Object.entries(warps)) {
      const [low, high] = POSE_LIMITS[name as keyof Pose];
      expect(value).toBeGreaterThanOrEqual(low);
      expect(value).toBeLessThanOrEqual(high);
    }
  }
});

it('spread the full frames over size and place: no two alike in both and in side', () => {
  const full = all.filter(({ frame }) => frame.kind === 'full');
  for (const [i, a] of full.entries()) {
    for (const b of full.slice(i + 1)) {
      const size = Math.abs(Math.log(a.framing.share / b.framing.share)) / 0.9;
      const place = Math.hypot(a.framing.x - b.framing.x, a.framing.y - b.framing.y) / 0.35;
      const roll = (Math.abs((a.framing.roll ?? 0) - (b.framing.roll ?? 0)) * Math.PI) / 180 / 0.5;
      const side = Boolean(a.framing.mirror) === Boolean(b.framing.mirror) ? 0 : 0.3;
      expect(size + place + roll + side).toBeGreaterThan(0.25);
    }
  }
});

it('refuses a theme without twenty sheets', () => {
  expect(() => defineTheme({ id: 'a', sheets: [] })).toThrow(RangeError);
});
