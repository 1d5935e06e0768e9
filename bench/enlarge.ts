/** Photos to 4K: `npm run bench -- enlarge [theme …]`, or `all` for every theme. */
import { startStudio } from '@kinora/studio';
import sharp from 'sharp';
import { chooseSheets } from './choose-sheets.ts';
import { compareUpscalers } from './compare-upscalers.ts';
import { type Figure, median, reportFigures } from './figures.ts';
import { type RenditionCost, withSamples } from './rendition-process.ts';

const TARGET_S = 6;
const TARGET_MB = 600;
/** The largest picture of another engine that the net enlarges. */
const FOREIGN_WIDTH_PX = 1152;

const named = process.argv.slice(2);
if (named.length > 0) await measureThemes(named);
else await measureWays();

/** Each way to 4K once, with what its picture is worth. */
async function measureWays(): Promise<void> {
  const studio = startStudio({ threads: 2 });
  try {
    await compareUpscalers(studio);
  } finally {
    await studio.close();
  }
  await withSamples(async (shootSample) => {
    const photograph = await shootSample('city-evening', 0);
    const again = await photograph.make({ kind: '4k', shot: photograph.shot });
    // Another sheet than the photo: as if the recipe had changed, every take is tried in vain.
    const other = { ...photograph.shot, sheet: photograph.shot.sheet + 1 };
    const changed = await photograph.make({ kind: '4k', shot: other });
    const painted = await shootSample('oil-painting', 0);
    const painting = await painted.make({ kind: '4k', shot: painted.shot });
    const wide = await sharp(again.bytes).resize(FOREIGN_WIDTH_PX).jpeg().toBuffer();
    const foreign = await photograph.make({ kind: '4k' }, wide);
    const { width = 0, height = 0 } = await sharp(again.bytes).metadata();
    reportFigures([
      { name: 'long side', value: Math.max(width, height), unit: 'px', atLeast: 3840 },
      ...figuresOf('4K of a photograph, shot again, cold', again),
      ...figuresOf('4K of a painting, by the net, cold', painting),
      ...figuresOf('4K of a photograph whose recipe has changed, cold', changed),
      ...figuresOf('4K of a picture of 1152 × 1536, by the net, cold', foreign),
      { name: 'crispness: shot again', value: await crispnessOf(again.bytes), unit: '' },
      { name: '            by the net', value: await crispnessOf(changed.bytes), unit: '' },
    ]);
  });
}

function figuresOf(name: string, { seconds, processorSeconds, peakMb }: RenditionCost): Figure[] {
  return [
    { name, value: seconds, unit: 's', atMost: TARGET_S },
    { name: '  processor time', value: processorSeconds, unit: 's' },
    { name: '  peak memory of its process', value: peakMb, unit: 'MB', atMost: TARGET_MB },
  ];
}

/** Photos of several themes, each in a process of its own: `all`, or names such as `sakura` or `sakura:11` for a sheet. */
async function measureThemes(names: readonly string[]): Promise<void> {
  const costs: RenditionCost[] = [];
  await withSamples(async (shootSample) => {
    for (const { themeId, sheet } of await chooseSheets(names)) {
      const { make, shot } = await shootSample(themeId, sheet);
      const cost = await make({ kind: '4k', shot });
      costs.push(cost);
      const { seconds, processorSeconds, peakMb } = cost;
      console.log(
        `${themeId}:${sheet} ${seconds.toFixed(1)} s, processor ${processorSeconds.toFixed(1)} s, ${peakMb.toFixed(0)} MB`,
      );
    }
  });
  const times = costs.map(({ seconds }) => seconds);
  reportFigures([
    { name: 'photos made 4K', value: costs.length, unit: '' },
    { name: 'median, cold', value: median(times), unit: 's', atMost: TARGET_S },
    { name: 'slowest', value: Math.max(...times), unit: 's', atMost: TARGET_S },
    { name: '  most processor time', value: Math.max(...costs.map((cost) => cost.processorSeconds)), unit: 's' },
    {
      name: 'largest peak memory',
      value: Math.max(...costs.map(({ peakMb }) => peakMb)),
      unit: 'MB',
      atMost: TARGET_MB,
    },
  ]);
}

/** Mean step between neighbours of the middle, in grey levels. */
async function crispnessOf(jpeg: Uint8Array): Promise<number> {
  const region = { left: 1024, top: 1024, width: 1024, height: 1024 };
  const grey = await sharp(jpeg).extract(region).greyscale().raw().toBuffer();
  let sum = 0;
  for (let i = 1; i < grey.length; i++) sum += Math.abs((grey[i] ?? 0) - (grey[i - 1] ?? 0));
  return sum / grey.length;
}
