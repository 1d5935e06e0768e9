import { REAL_PERSON_CLIP, REAL_PERSON_FRAMES } from '@kinora/contract';

/** When frames are cut out of a clip of that length, ms: as close as the check takes them, and over the whole of it. */
export function clipTimes(durationMs: number): readonly number[] {
  const lengthMs = Math.min(durationMs, REAL_PERSON_CLIP.maxMs);
  const everyMs = Math.max(REAL_PERSON_CLIP.everyMs, lengthMs / (REAL_PERSON_FRAMES.max - 1));
  return Array.from({ length: Math.ceil(lengthMs / everyMs) }, (_, frame) => Math.round(frame * everyMs));
}
