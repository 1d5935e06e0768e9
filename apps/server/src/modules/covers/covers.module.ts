import { faceSettled } from '../../events/face-events.ts';
import { afterwards } from '../../events/follow.ts';
import type { ServerModule } from '../server-module.ts';
import { makeCovers } from './make-covers.worker.ts';

export const coversModule: ServerModule = {
  subscribers: [
    // Behind everything that somebody waits for: one cover after the other.
    afterwards(faceSettled, {
      name: 'make-covers',
      worker: makeCovers,
      isWanted: ({ config }) => config.business.ownCovers,
      retries: 5,
      expireSeconds: 900,
      concurrency: 1,
    }),
  ],
};
