import type { PictureCheck } from '../engines/picture-gate.ts';
import { EngineError } from '../ports/engine-errors.ts';
import { type Moderation, ModerationSilentError } from '../ports/moderation.ts';

/**
 * Moderation as a check of every engine's pictures. Where it is silent the engine counts as unavailable: the shoot waits. A picture that may
 * not leave the machine is judged on it; what another engine than the studio drew is not shown without the judgement of who is configured.
 */
export function createPictureCheck(moderation: Pick<Moderation, 'checkPicture' | 'outside'>): PictureCheck {
  return async (jpeg, { engine, faces, signal, mayLeave }) => {
    const isForeign = engine !== 'studio';
    const isLeaving = moderation.outside !== undefined && (await mayLeave());
    if (moderation.outside !== undefined && isForeign && !isLeaving) return { reason: 'withheld' };
    try {
      const judged = await moderation.checkPicture(jpeg, { isForeign, mayLeave: isLeaving, faces, signal });
      return judged.verdict === 'refuse' ? { reason: 'moderated', refusal: judged.reason } : undefined;
    } catch (error) {
      if (!(error instanceof ModerationSilentError)) throw error;
      throw new EngineError(engine, 'unavailable', 'its pictures cannot be judged now', { cause: error });
    }
  };
}
