import type { Lighting } from '../../stages/light/lighting.ts';
import type { Overlay } from '../../stages/overlay/overlay-kinds.ts';

/** High sun softened by the sky: warm key, open shadows. */
export function highSun(side: number, more: Partial<Lighting> = {}): Lighting {
  return {
    key: { from: [side, -0.6, 0.75], strength: 0.56, colour: [1.06, 1, 0.92] },
    fill: 0.6,
    tint: 0.1,
    rim: 0.6,
    haze: 0.3,
    wrap: 0.5,
    transfer: 0.06,
    ...more,
  };
}

/** The bulb of a disposable camera. */
export function bulb(more: Partial<Lighting> = {}): Lighting {
  return {
    key: { from: [0.02, -0.05, 1], strength: 0.78, colour: [1, 0.99, 0.96], wrap: 0, hardness: 1.5 },
    fill: 0.46,
    tint: 0.04,
    rim: 0.1,
    transfer: 0,
    wrap: 0.1,
    ...more,
  };
}

/** The date in orange figures at the lower right. */
export function dateStamp(text: string): Overlay {
  return {
    kind: 'text',
    text,
    x: 0.93,
    y: 0.955,
    size: 0.034,
    align: 'right',
    colour: '#ff8a2a',
    spacing: 0.1,
    after: true,
  };
}
