import type { PictureCheck } from '../engines/picture-gate.ts';
import { type Moderation, ModerationSilentError } from '../ports/moderation.ts';
import { EngineError } from '../ports/portrait-engine.ts';

/** Moderation as a check of every engine's pictures. Where it is silent the engine counts as unavailable: the shoot waits. */
export function createPictureCheck(moderation: Pick<Moderation, 'checkPicture'>): PictureCheck {
  return async (jpeg, { engine, faces, signal }) => {
    try {
      const judged = await moderation.checkPicture(jpeg, { isForeign: engine !== 'studio', faces, signal });
      return judged.verdict === 'refuse' ? { reason: 'moderated', refusal: judged.reason } : undefined;
    } catch (error) {
      if (!(error instanceof ModerationSilentError)) throw error;
      throw new EngineError(engine, 'unavailable', 'its pictures cannot be judged now', { cause: error });
    }
  };
}
