import type { Rgb } from '../../stages/colour.ts';

export const GOLD_RIM: Rgb = [1.35, 0.95, 0.45];
export const SILVER_RIM: Rgb = [1.05, 1.08, 1.15];
