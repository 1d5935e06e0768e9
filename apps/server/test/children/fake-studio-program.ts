import { appendFileSync } from 'node:fs';
import { access } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { serveStudio } from '../../src/studio/serve-studio.ts';
import { createFakeStudio } from '../fake-studio.ts';

/**
 * The fake engine in the studio's own process, with sheets that take KINORA_TEST_SHEET_MS and plates that take KINORA_TEST_PLATE_MS.
 * After KINORA_TEST_SHEETS it makes no more: what comes then happens in the middle of a shoot, however late it comes.
 * In the folder KINORA_TEST_RENDITIONS it lists what enlargements and videos it begins and ends; while it holds a file `hold`
 * they stand still half-way.
 */
const { KINORA_TEST_SHEET_MS: sheetMs = 0, KINORA_TEST_PLATE_MS: plateMs = 0 } = process.env;
const { KINORA_TEST_SHEETS: mostSheets = Number.POSITIVE_INFINITY } = process.env;
const { KINORA_TEST_RENDITIONS: folder = '' } = process.env;
const HOLD_POLL_MS = 20;
const FOR_EVER_MS = 2 ** 31 - 1;
let sheets = 0;
const studio = createFakeStudio(Number(process.argv[2]));

const isHeld = () =>
  access(path.join(folder, 'hold')).then(
    () => true,
    () => false,
  );

async function tracked<Made>(
  what: string,
  onProgress: ((share: number) => void) | undefined,
  make: () => Promise<Made>,
) {
  if (folder === '') return make();
  const note = (event: string): void => appendFileSync(path.join(folder, event), `${what}\n`);
  note('begun');
  onProgress?.(0.5);
  while (await isHeld()) await pause(HOLD_POLL_MS);
  const made = await make();
  note('ended');
  return made;
}

serveStudio({
  ...studio,
  async prepare(bytes, face, signal) {
    await pause(Number(plateMs));
    return studio.prepare(bytes, face, signal);
  },
  async shoot(request, signal) {
    await pause(sheets++ < Number(mostSheets) ? Number(sheetMs) : FOR_EVER_MS);
    return studio.shoot(request, signal);
  },
  enlarge: (jpeg, options, signal) => tracked('4k', options?.onProgress, () => studio.enlarge(jpeg, options, signal)),
  animate: (jpeg, options, signal) => tracked('video', options.onProgress, () => studio.animate(jpeg, options, signal)),
});
