import { defineArea, type Environment, readArea } from '../environment/area.ts';
import { optionalText, wholeNumber } from '../environment/kinds.ts';

export const studioArea = defineArea('The studio', {
  KINORA_STUDIO_THREADS: wholeNumber('Sheets made at once; 0: by cores and memory.', 0, {
    shown: 'by cores and memory',
  }),
  KINORA_FFMPEG: optionalText('The video encoder: a path, or `off`; without one no videos are offered.', {
    shown: 'found',
  }),
});

export interface StudioConfig {
  /** Sheets that are made at once; 0: as many as the machine allows. */
  studioThreads: number;
  /** The video encoder; null: the one that is found, `off`: none. */
  ffmpeg: string | null;
}

export function readStudio(environment: Environment): StudioConfig {
  const env = readArea(studioArea, environment);
  return { studioThreads: env.KINORA_STUDIO_THREADS, ffmpeg: env.KINORA_FFMPEG };
}
