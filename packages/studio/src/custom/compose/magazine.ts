import type { Overlay } from '../../stages/overlay/overlay-kinds.ts';
import { masthead } from '../../themes/magazine-cover/cover-lines.ts';
import type { Air } from './airs.ts';
import type { Wish } from './wish.ts';

const TITLES = ['KINORA', '亲映', 'PORTRAIT', '光影'] as const;

/** A masthead behind the head and a line below, where a magazine is asked for. */
export function coverLinesOf(wish: Wish, air: Air, index: number): Overlay[] {
  if (!wish.has('style', 'magazine') || index % 3 === 2) return [];
  const colour = air.isDark ? '#f8f4ea' : '#1c1a18';
  const title = TITLES[index % TITLES.length] ?? TITLES[0];
  return [
    masthead(title, colour),
    {
      kind: 'text',
      text: `No. ${index + 1}`,
      x: 0.06,
      y: 0.95,
      size: 0.022,
      colour,
      font: 'serif',
      weight: 700,
      after: true,
    },
  ];
}
