import type { StudioProcess } from '../../../studio/studio-process.ts';
import type { Moderation } from '../../ports/moderation.ts';
import { createWordModeration } from './word-moderation.ts';

/** Offline: word lists for texts, the studio's models for pictures. Reads no variable. */
export function openEmbeddedModeration(studio: Pick<StudioProcess, 'moderate'>): Moderation {
  return {
    ...createWordModeration(),
    outside: undefined,
    async checkPicture(jpeg, { faces, signal }) {
      // Nobody to judge; a blank picture has not come past the gate.
      if (faces?.length === 0) return { verdict: 'pass' };
      const reason = await studio.moderate(jpeg, faces, signal);
      return reason ? { verdict: 'refuse', reason } : { verdict: 'pass' };
    },
  };
}
