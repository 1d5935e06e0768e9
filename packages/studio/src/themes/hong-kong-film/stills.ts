import { write } from '../../scenes/lettering.ts';
import type { Overlay } from '../../stages/overlay/overlay-kinds.ts';

/** The two lines under a film: Chinese above English, legible on any coat. `y` is the upper baseline, share of the height. */
export function subtitles(chinese: string, english: string, y: number): Overlay {
  return {
    kind: 'drawn',
    after: true,
    paint: (context, w, h) => {
      context.shadowColor = 'rgba(0,0,0,0.9)';
      context.shadowBlur = h * 0.006;
      const line = { x: w / 2, align: 'center', colour: '#f8f3e4', widest: w * 0.9 } as const;
      for (let i = 0; i < 2; i++) {
        write(context, chinese, { ...line, y: y * h, size: h * 0.028, spacing: 0.04 });
        write(context, english, { ...line, y: (y + 0.027) * h, size: h * 0.017, weight: 400 });
      }
    },
  };
}
