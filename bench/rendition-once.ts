/** Makes one rendition in a process of its own and sends what it cost: `rendition-once.ts ORDER.json`. */
import { readFile, writeFile } from 'node:fs/promises';
import { startStudio } from '@kinora/studio';
import { readPeakMb, watchChildren } from './peak-memory.ts';
import type { RenditionCost, RenditionOrder } from './rendition-process.ts';

const [, , file = ''] = process.argv;
const order = JSON.parse(await readFile(file, 'utf8')) as RenditionOrder;
const studio = startStudio({ threads: 2 });
const photo = await readFile(order.photoFile);
const plate = await readFile(order.plateFile);
const endWatch = watchChildren();
const startMs = performance.now();
const usedBefore = process.cpuUsage();
if (order.kind === 'video') {
  const { mp4 } = await studio.animate({ photo, ffmpegPath: order.ffmpegPath });
  await finish(mp4);
} else {
  const origin = order.shot && { ...order.shot, plates: [{ key: 'portrait', bytes: plate }] };
  const { jpeg } = await studio.enlarge({ photo, origin });
  await finish(jpeg);
}
await studio.close();

async function finish(bytes: Uint8Array): Promise<void> {
  const seconds = (performance.now() - startMs) / 1000;
  const used = process.cpuUsage(usedBefore);
  const processorSeconds = (used.user + used.system) / 1e6;
  const peakMb = readPeakMb('self');
  const encoderPeakMb = endWatch();
  await writeFile(order.outputFile, bytes);
  process.send?.({ seconds, processorSeconds, peakMb, encoderPeakMb } satisfies RenditionCost);
}
