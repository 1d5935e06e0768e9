import type { Scene } from '../scenes/scene-kinds.ts';
import { COMPOSITION_NAMES, COMPOSITIONS, type CompositionName } from '../themes/composition.ts';
import type { Look } from '../themes/define-theme.ts';
import type { lightOf } from '../themes/lights.ts';

/** A look whose light is still by name, as an author writes it. */
export type StartingLook = Omit<Look, 'light'> & { light: Parameters<typeof lightOf> };
type Tone = Pick<StartingLook, 'light' | 'grade'> & { scene: Scene };

/** Six tones that alternate: what separates two sheets after their composition is brightness and colour. */
const TONES: readonly Tone[] = [
  {
    scene: { kind: 'sea', seed: 2 },
    light: ['sky', 'right', { tint: 0.25, rim: 0.9, haze: 0.3 }],
    grade: { look: 'film', strength: 0.7, grain: 0.022 },
  },
  {
    scene: { kind: 'skyline', seed: 4 },
    light: ['lowSun', 'left', { tint: 0.3, rim: 1.1 }],
    grade: { look: 'teal', strength: 0.6, vignette: 0.2, grain: 0.026 },
  },
  {
    scene: { kind: 'backdrop', colours: ['#f2efe9', '#ddd6cb', '#b9b0a2'] },
    light: ['softBox', 'right'],
    grade: { look: 'pastel', strength: 0.7, grain: 0.018 },
  },
  {
    scene: { kind: 'forest', seed: 3 },
    light: ['sky', 'left', { haze: 0.4 }],
    grade: { look: 'forest', strength: 0.5, bloom: 0.15, grain: 0.02 },
  },
  {
    scene: { kind: 'backdrop', colours: ['#3a3d42', '#1d2024', '#0b0c0e'] },
    light: ['mono', 'left'],
    grade: { look: 'bw', vignette: 0.3, grain: 0.035 },
  },
  {
    scene: { kind: 'cafe', seed: 5 },
    light: ['lamp', 'right'],
    grade: { look: 'gold', strength: 0.5, vignette: 0.15, grain: 0.024 },
  },
];

/** Neighbours in size and place get tones far apart. */
const ORDER = [0, 1, 2, 4, 5, 3, 4, 2, 4, 1, 5, 2, 1, 0, 1, 4, 2, 5, 0, 3];

/** A look for every composition, to start a theme from: it can be rendered as it is. */
export function startingLooks(): Record<CompositionName, StartingLook> {
  const looks = COMPOSITION_NAMES.map((name, index): [CompositionName, StartingLook] => {
    const tone = TONES[ORDER[index] ?? 0] ?? TONES[0];
    if (!tone) throw new RangeError('no tones');
    const look: StartingLook = { ...tone, scene: { ...tone.scene, seed: index + 1, flip: index % 2 === 1 } };
    const { frame } = COMPOSITIONS[name];
    return [name, 'ground' in frame ? { ...look, frame: { ...frame, ground: { kind: 'wall' } } } : look];
  });
  return Object.fromEntries(looks) as Record<CompositionName, StartingLook>;
}
