import type { Grade } from '../../stages/grade/grade.ts';

/** Bright and a little soft, as the booth prints. */
export const BOOTH: Grade = { look: 'rose', strength: 0.55, exposure: 1.03, bloom: 0.12, grain: 0.012 };
