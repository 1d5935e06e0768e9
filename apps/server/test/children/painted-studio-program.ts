import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { cutClip } from '@kinora/studio';
import { serveStudio } from '../../src/studio/serve-studio.ts';
import { inspectPhoto } from '../painted-studio/inspect-photo.ts';
import { enlargePicture, filmPicture, paintDocument } from '../painted-studio/make-renditions.ts';
import { paintSheet } from '../painted-studio/paint-sheet.ts';
import { makePlate } from '../painted-studio/painted-plate.ts';

/**
 * A studio without models for journeys, which are about everything else: it answers like the real one, with pictures of its
 * sizes that differ, and takes long enough for a user to see portraits come one by one. After KINORA_TEST_SHEETS it makes no more,
 * and none while there is a file KINORA_TEST_HOLD.
 */
const [, , , ffmpegPath = ''] = process.argv;
const SHEET_MS = 400;
const PLATE_MS = 300;
const FOR_EVER_MS = 2 ** 31 - 1;
const HOLD_POLL_MS = 50;
const { KINORA_TEST_SHEETS: mostSheets = Number.POSITIVE_INFINITY, KINORA_TEST_HOLD: hold = '' } = process.env;
let sheets = 0;
/** Where a check has its photos. */
const THIRDS = [0, 0.3, 0.6];
const LIKE = { distance: 0.35, likeness: 93, isOther: false, fault: undefined, places: [] };

serveStudio({
  inspect: inspectPhoto,
  async prepare(bytes, _face, signal) {
    await pause(PLATE_MS, undefined, { signal });
    return { plate: await makePlate(bytes), ownClothes: { always: false, ages: [] } };
  },
  async shoot(request, signal) {
    while (existsSync(hold)) await pause(HOLD_POLL_MS, undefined, { signal });
    // Nobody waits for what is made in the background.
    if (!request.isBackground)
      await pause(sheets++ < Number(mostSheets) ? SHEET_MS : FOR_EVER_MS, undefined, { signal });
    return paintSheet(request);
  },
  compare: async (_picture, plates) => ({ ...LIKE, faces: plates.length }),
  moderate: async () => undefined,
  shootLarger: async () => undefined,
  isSamePerson: async () => true,
  checkFrames: async ({ frames }) => ({
    fault: undefined,
    stills: THIRDS.map((at) => [Math.floor(frames.length * at)]),
  }),
  cutClip: (clip, sidePx, signal) => cutClip(clip, { ffmpegPath, sidePx, signal }),
  async shootDocument() {
    const sheet = await paintDocument(1181, 1772);
    const [picture, proof] = [await paintDocument(413, 531), await paintDocument(413, 601)];
    return { picture, sheet, proof, widthPx: 413, heightPx: 531 };
  },
  async enlarge(jpeg, { onProgress } = {}) {
    onProgress?.(0.5);
    return enlargePicture(jpeg);
  },
  async animate(jpeg, { onProgress }) {
    onProgress?.(0.5);
    return filmPicture(jpeg, ffmpegPath);
  },
  close: async () => undefined,
});
