import type { EngineKind } from '@kinora/contract';
import { PoisonCallError } from '../../studio/studio-errors.ts';
import type { LeavingPictures, Person } from '../ports/engine-people.ts';
import type { Comparison, Drop, Sheet } from '../ports/engine-shoots.ts';
import type { PortraitEngine } from '../ports/portrait-engine.ts';

/** Of a picture that is checked: who made it, and whose bodies to look at. */
export interface CheckedPicture extends LeavingPictures {
  engine: EngineKind;
  /** Landmarks, in its pixels, of the faces whose bodies are to be judged, where the engine knows. */
  faces?: readonly Float32Array[] | undefined;
  signal?: AbortSignal | undefined;
}

/** Says why a finished picture may not be shown; undefined: it may. Throws where nobody can say so now. */
export type PictureCheck = (jpeg: Uint8Array, about: CheckedPicture) => Promise<Drop | undefined>;

/** What every picture passes before anybody sees it, whoever made it. */
export interface PictureGate {
  /** For pictures of foreign engines: faces, likeness, sharpness, blankness, and then the further checks. */
  check(
    jpeg: Uint8Array,
    people: readonly Person[],
    about: CheckedPicture,
  ): Promise<Pick<Comparison, 'likeness' | 'places'> & { drop: Drop | undefined }>;
  /** A sheet of the studio, or why it may not be shown: the further checks alone, since the studio held it to the same limits. */
  checkOwn(sheet: Sheet, about: LeavingPictures & Pick<CheckedPicture, 'signal'>): Promise<Sheet>;
}

/** A picture that nobody can look at without losing threads is not shown. */
function dropPoison(error: unknown): Drop {
  if (error instanceof PoisonCallError) return { reason: 'failed' };
  throw error;
}

/**
 * @param compare the studio's, which measures and judges.
 * @param further checks that follow in order, such as moderation.
 */
export function createPictureGate(
  compare: PortraitEngine['compare'],
  further: readonly PictureCheck[] = [],
): PictureGate {
  const checkFurther: PictureCheck = async (jpeg, about) => {
    for (const check of further) {
      const drop = await check(jpeg, about).catch(dropPoison);
      if (drop) return drop;
    }
    return undefined;
  };
  return {
    async checkOwn(sheet, about) {
      if (sheet.dropped) return sheet;
      const drop = await checkFurther(sheet.jpeg, { ...about, engine: 'studio', faces: sheet.bareFaces });
      return drop ? { dropped: true, ...drop } : sheet;
    },
    async check(jpeg, people, about) {
      const measured = await compare(jpeg, people, about.signal).catch(dropPoison);
      if ('reason' in measured) return { likeness: 0, places: [], drop: measured };
      const { likeness, places, fault } = measured;
      return { likeness, places, drop: fault ? { reason: fault } : await checkFurther(jpeg, about) };
    },
  };
}
