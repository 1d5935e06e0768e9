import type { RenditionKind } from '@kinora/contract';
import type { Deps } from '../../deps.ts';
import { type PhotoRow, saveProgress } from '../photos/index.ts';
import { tellWatchers } from './tell-watchers.ts';

/** Each step is a row and an event: as many as a bar on a screen needs. */
const STEP_PERCENT = 10;

export interface ProgressTracker {
  onProgress(share: number): void;
  /** Resolves when all that was told is written. Throws what a write threw. */
  settle(): Promise<void>;
}

/** Writes how far a rendition is and tells its owner's open clients. */
export function trackProgress(deps: Deps, photo: PhotoRow, kind: RenditionKind): ProgressTracker {
  let told = 0;
  let writing = Promise.resolve();
  const write = (progress: number): Promise<void> =>
    deps.db.transaction().execute(async (tx) => {
      if (await saveProgress(tx, photo.id, kind, progress)) await tellWatchers(tx, deps, photo);
    });
  return {
    onProgress(share) {
      const progress = Math.min(99, Math.floor(share * 100));
      if (progress < told + STEP_PERCENT) return;
      told = progress;
      writing = writing.then(() => write(progress));
      // Thrown again where it is awaited; until then it is nobody's unhandled rejection.
      writing.catch(() => undefined);
    },
    settle: () => writing,
  };
}
