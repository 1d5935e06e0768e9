import type { Overlay } from '../../stages/overlay/overlay-kinds.ts';

/** The date in orange figures at the lower right, as a small camera prints it. */
export function dateStamp(text: string, change: { colour?: string; opacity?: number } = {}): Overlay {
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
    ...change,
  };
}
