import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { startStudio } from '@kinora/studio';

export interface RenditionOrder {
  kind: '4k' | 'video';
  photoFile: string;
  plateFile: string;
  outputFile: string;
  ffmpegPath: string;
  /** How the photo was shot; without it the net enlarges it. */
  shot?: { themeId: string; sheet: number; seed: number } | undefined;
}

export interface RenditionCost {
  seconds: number;
  /** Of all threads: what a busy machine lengthens least. */
  processorSeconds: number;
  peakMb: number;
  /** Of the largest process beside it; 0 when there was none. */
  encoderPeakMb: number;
}

/** A sheet of the sample face, in files for a process that starts with nothing in its memory. */
export interface Sample {
  jpeg: Uint8Array;
  shot: { themeId: string; sheet: number; seed: number };
  /** Makes a rendition of the sheet, or of another picture. */
  make(
    order: Pick<RenditionOrder, 'kind'> & Partial<RenditionOrder>,
    picture?: Uint8Array,
  ): Promise<RenditionCost & { bytes: Uint8Array }>;
}

const portraitFile = fileURLToPath(new URL('../packages/studio/test/astronaut.png', import.meta.url));
const program = fileURLToPath(new URL('./rendition-once.ts', import.meta.url));
const SEED = 7;

export const readPortrait = (): Promise<Buffer> => readFile(portraitFile);

/** Lends `work` a way to shoot samples. */
export async function withSamples<T>(
  work: (shootSample: (themeId: string, sheet: number) => Promise<Sample>) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'kinora-bench-'));
  const [photoFile, plateFile, outputFile, orderFile] = ['photo.jpg', 'plate', 'output', 'order.json'].map((name) =>
    path.join(folder, name),
  ) as [string, string, string, string];
  const studio = startStudio({ threads: 1 });
  try {
    const { plate } = await studio.prepare(await readPortrait());
    await writeFile(plateFile, plate);
    return await work(async (themeId, sheet) => {
      const shot = { themeId, sheet, seed: SEED };
      const made = await studio.shoot({ ...shot, plates: [{ key: 'portrait', bytes: plate }] });
      if (made.dropped) throw new Error(`sheet ${sheet} of ${themeId} was dropped`);
      const { jpeg } = made;
      return {
        jpeg,
        shot,
        async make(order, picture = jpeg) {
          await writeFile(photoFile, picture);
          await writeFile(orderFile, JSON.stringify({ ffmpegPath: '', ...order, photoFile, plateFile, outputFile }));
          const child = fork(program, [orderFile]);
          const [[cost]] = (await Promise.all([once(child, 'message'), once(child, 'exit')])) as [
            [RenditionCost],
            unknown,
          ];
          return { ...cost, bytes: await readFile(outputFile) };
        },
      };
    });
  } finally {
    await studio.close();
    await rm(folder, { recursive: true, force: true });
  }
}
