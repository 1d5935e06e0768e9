import type { Point } from './outline.ts';

/** Corners of a blot: centre and half axes in pixels. */
export function blot(x: number, y: number, halfWide: number, halfTall: number, turn = 0, corners = 9): Point[] {
  return Array.from({ length: corners }, (_, i): Point => {
    const angle = (i / corners) * Math.PI * 2;
    const px = Math.cos(angle) * halfWide;
    const py = Math.sin(angle) * halfTall;
    return [x + px * Math.cos(turn) - py * Math.sin(turn), y + px * Math.sin(turn) + py * Math.cos(turn)];
  });
}
