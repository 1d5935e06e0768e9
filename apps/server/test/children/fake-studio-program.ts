import { serveStudio } from '../../src/studio/serve-studio.ts';
import { createFakeStudio } from '../fake-studio.ts';

/** The fake engine in the studio's own process, with sheets that take KINORA_TEST_SHEET_MS and plates that take KINORA_TEST_PLATE_MS. */
const sheetMs = Number(process.env.KINORA_TEST_SHEET_MS ?? 0);
const plateMs = Number(process.env.KINORA_TEST_PLATE_MS ?? 0);
const studio = createFakeStudio(Number(process.argv[2]));
serveStudio({
  ...studio,
  async prepare(bytes, signal) {
    await new Promise((resolve) => setTimeout(resolve, plateMs));
    return studio.prepare(bytes, signal);
  },
  async shoot(request, signal) {
    await new Promise((resolve) => setTimeout(resolve, sheetMs));
    return studio.shoot(request, signal);
  },
});
