import { judgeSequence } from '@kinora/studio';
import { serveStudio } from '../../src/studio/serve-studio.ts';
import { createFakeStudio } from '../fake-studio.ts';
import { measureFilm } from '../measured-frames.ts';

/** The fake engine in the studio's own process, which judges frames as the real one does: only what is seen in each it is told. */
const studio = createFakeStudio(Number(process.argv[2]));
serveStudio({
  ...studio,
  async checkFrames({ frames, actions, plate }) {
    await plate.load();
    return { fault: judgeSequence(measureFilm(frames, actions)), stills: [] };
  },
});
