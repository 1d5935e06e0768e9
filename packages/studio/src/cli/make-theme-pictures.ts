import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { themePicturesFolder } from '@kinora/theme-pictures';
import sharp from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { type CatalogueTheme, THEME_CATALOGUE, type ThemeCategory } from '../catalogue/index.ts';
import { decodePlate, startStudio } from '../index.ts';
import type { Plate } from '../plate.ts';
import { dressPeople } from '../shoot/dress-people.ts';
import { renderShot } from '../shoot/render-shot.ts';
import { encodeSheet } from '../shoot/shoot-sheet.ts';
import type { Shot } from '../shoot/view.ts';
import { COMPOSITION_NAMES, type CompositionName } from '../themes/composition.ts';
import { loadTheme } from '../themes/load-theme.ts';
import { photoInFrame } from './photo-in-frame.ts';

/*
 * npm run studio:pictures [-- ID…]: makes the public pictures of the themes (a cover and six samples each) and the pair of
 * the welcome page from the sample face, and writes them into the package `theme-pictures`.
 */
const WIDTH_PX = 480;
const HEIGHT_PX = 640;
const SEED = 1;
/** The cover, then the samples; the first sample is shown large. */
const USUAL: readonly CompositionName[] = [
  'bustLeft',
  'halfRight',
  'polaroid',
  'closeUp',
  'smallCentre',
  'bustHigh',
  'throughLeaves',
];
const OWN: Readonly<Record<string, readonly CompositionName[]>> = {
  'movie-poster': ['bustCentre', 'wideLeft', 'halfRight', 'bustLeft', 'leanLeft', 'smallCentre', 'flash'],
  'photo-booth': ['wideLeft', 'diptych', 'reflection', 'bustLeft', 'letterbox', 'polaroid', 'poster'],
  'film-summer': ['wideLeft', 'halfRight', 'strip', 'closeUp', 'bustCentre', 'smallCentre', 'poster'],
  'hong-kong-film': ['wideLeft', 'halfRight', 'strip', 'closeUp', 'smallCentre', 'bustLeft', 'poster'],
  'studio-colour': ['smallCentre', 'halfRight', 'closeUp', 'poster', 'reflection', 'largeTilted', 'wideLeft'],
  'studio-black': ['poster', 'bustCentre', 'strip', 'closeUp', 'wideLeft', 'bustHigh', 'halfRight'],
  campus: ['wideLeft', 'bustHigh', 'strip', 'closeUp', 'halfRight', 'bustCentre', 'poster'],
  executive: ['halfRight', 'wideLeft', 'closeUp', 'polaroid', 'bustCentre', 'poster', 'bustLeft'],
  'id-photo': ['reflection', 'bustCentre', 'strip', 'halfRight', 'wideLeft', 'lowRight', 'contact'],
  'seaside-sunset': ['halfRight', 'smallCentre', 'polaroid', 'closeUp', 'bustLeft', 'bustHigh', 'throughLeaves'],
  'first-snow': ['halfRight', 'smallCentre', 'polaroid', 'closeUp', 'bustLeft', 'bustHigh', 'throughLeaves'],
  'spring-festival': ['wideLeft', 'halfRight', 'smallCentre', 'bustLeft', 'polaroid', 'lowRight', 'poster'],
  'mid-autumn': ['wideLeft', 'halfRight', 'closeUp', 'polaroid', 'bustLeft', 'leanLeft', 'poster'],
  'palace-walls': ['halfRight', 'bustLeft', 'wideLeft', 'smallCentre', 'polaroid', 'throughLeaves', 'poster'],
  jiangnan: ['bustLeft', 'wideLeft', 'halfRight', 'smallCentre', 'polaroid', 'lowRight', 'poster'],
  'bamboo-grove': ['wideLeft', 'bustLeft', 'throughLeaves', 'smallCentre', 'polaroid', 'leanLeft', 'poster'],
  'blue-porcelain': ['bustLeft', 'smallCentre', 'halfRight', 'wideLeft', 'polaroid', 'throughLeaves', 'poster'],
  'golden-autumn': ['bustLeft', 'wideLeft', 'halfRight', 'polaroid', 'smallCentre', 'throughLeaves', 'poster'],
  christmas: ['wideLeft', 'bustLeft', 'halfRight', 'smallCentre', 'polaroid', 'lowRight', 'poster'],
  dunhuang: ['bustLeft', 'wideLeft', 'smallCentre', 'throughLeaves', 'polaroid', 'halfRight', 'poster'],
  storybook: ['halfRight', 'wideLeft', 'bustLeft', 'smallCentre', 'polaroid', 'flash', 'poster'],
  'little-stage': ['halfRight', 'wideLeft', 'smallCentre', 'bustLeft', 'polaroid', 'lowRight', 'poster'],
  'galaxy-letter': ['halfRight', 'smallCentre', 'polaroid', 'closeUp', 'bustLeft', 'bustHigh', 'throughLeaves'],
  fireworks: ['wideLeft', 'halfRight', 'polaroid', 'smallCentre', 'bustLeft', 'bustHigh', 'poster'],
  'rainy-window': ['halfRight', 'wideLeft', 'polaroid', 'bustHigh', 'lowRight', 'bustLeft', 'poster'],
  'tea-time': ['halfRight', 'bustLeft', 'polaroid', 'bustHigh', 'smallCentre', 'closeUp', 'throughLeaves'],
  'snow-mountain': ['wideLeft', 'halfRight', 'polaroid', 'leanLeft', 'smallCentre', 'throughLeaves', 'bustLeft'],
  'aegean-white': ['halfRight', 'wideLeft', 'polaroid', 'lowRight', 'leanLeft', 'closeUp', 'throughLeaves'],
  'paris-corner': ['wideLeft', 'halfRight', 'polaroid', 'bustCentre', 'leanLeft', 'lowRight', 'smallCentre'],
  'desert-dunes': ['smallCentre', 'wideLeft', 'polaroid', 'halfRight', 'leanLeft', 'bustCentre', 'throughLeaves'],
  grassland: ['wideLeft', 'halfRight', 'polaroid', 'lowRight', 'leanLeft', 'smallCentre', 'bustLeft'],
  watercolour: ['halfRight', 'smallCentre', 'polaroid', 'closeUp', 'bustLeft', 'reflection', 'wideLeft'],
  impressionist: ['wideLeft', 'halfRight', 'polaroid', 'closeUp', 'smallCentre', 'throughLeaves', 'flash'],
  'pop-art': ['smallCentre', 'closeUp', 'polaroid', 'diptych', 'halfRight', 'poster', 'bustHigh'],
  'ukiyo-e': ['halfRight', 'wideLeft', 'polaroid', 'closeUp', 'smallCentre', 'poster', 'flash'],
};
/** What stands for those that show nobody in a theme's garments. */
const DRESSED: readonly CompositionName[] = [
  'bustCentre',
  'flash',
  'leanLeft',
  'bustLeft',
  'halfRight',
  'closeUp',
  'lowRight',
];
/** Themes that are about two people show two, where they can. */
const OF_TWO: readonly ThemeCategory[] = ['couple', 'family', 'elders'];
/** The two of the pictures are no bride and groom: here she stands alone, as who comes alone does. */
const ALONE = 'wedding-day';
const WELCOME = { theme: 'ink-seal', sheet: 'wideLeft', framing: { share: 0.34, x: 0.5, y: 0.4 } } as const;
/** The seal of the welcome picture goes up under the verse: its corner is where the mark that AI made it has to stand. */
const SEAL_UP = { below: 0.8, by: 0.52 } as const;
/** The verse comes down from under the word that names the picture. */
const VERSE_DOWN = 0.06;

const { positionals } = parseArgs({ allowPositionals: true });
const [plate, other] = await preparePlates('astronaut.png', 'grace-hopper.jpg');

for (const theme of THEME_CATALOGUE.filter(({ id }) => positionals.length === 0 || positionals.includes(id))) {
  await makeThemePictures(theme);
  console.log(theme.id);
}
if (positionals.length === 0 || positionals.includes('welcome')) await makeWelcomePair();

/** The plates of people of whose portraits everyone may make what they like; the README says who they are. */
async function preparePlates(first: string, second: string): Promise<[Plate, Plate]> {
  const studio = startStudio({ threads: 1 });
  const prepare = async (file: string): Promise<Plate> => {
    const bytes = await readFile(fileURLToPath(new URL(`../../test/${file}`, import.meta.url)));
    return decodePlate((await studio.prepare(bytes)).plate);
  };
  try {
    return [await prepare(first), await prepare(second)];
  } finally {
    await studio.close();
  }
}

async function makeThemePictures({ id, category, people }: CatalogueTheme): Promise<void> {
  const isOfTwo = OF_TWO.includes(category) && people.max > 1 && id !== ALONE;
  const plates = isOfTwo ? [plate, other] : [plate];
  const folder = themePicturesFolder(id);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const list = [];
  const { sheets } = await loadTheme(id);
  for (const [index, name] of chooseSheets(id, sheets).entries()) {
    const shot = sheets[COMPOSITION_NAMES.indexOf(name)];
    if (!shot) throw new Error(`${id} has no sheet ${name}`);
    const view = renderShot({
      shot,
      plates,
      dressed: await dressPeople(shot, plates),
      widthPx: 768,
      heightPx: 1024,
      seed: SEED,
      attempt: 0,
      owner: id,
    });
    const file = index === 0 ? 'cover.jpg' : `sample-${index}.jpg`;
    list.push({
      file,
      sheet: COMPOSITION_NAMES.indexOf(name),
      ...(await save(await encodeSheet(view), `${folder}/${file}`)),
    });
  }
  await writeFile(`${folder}/pictures.json`, `${JSON.stringify(list, null, 2)}\n`);
}

/** Of a theme that dresses people those sheets on which it does: the pictures wear what the theme promises. */
function chooseSheets(id: string, sheets: readonly Shot[]): readonly CompositionName[] {
  const names = OWN[id] ?? USUAL;
  const isDressed = (name: CompositionName): boolean => sheets[COMPOSITION_NAMES.indexOf(name)]?.garment !== undefined;
  const dressed = [...names, ...DRESSED].filter(isDressed);
  return dressed.length === 0 ? names : [...new Set(dressed)].slice(0, names.length);
}

/** The same face at the same place, as the photo and as the ink theme draws it. */
async function makeWelcomePair(): Promise<void> {
  const shot = (await loadTheme(WELCOME.theme)).sheets[COMPOSITION_NAMES.indexOf(WELCOME.sheet)];
  if (!shot) throw new Error('the welcome page has no theme');
  const folder = themePicturesFolder('welcome');
  await mkdir(folder, { recursive: true });
  const overlays = (shot.overlays ?? []).map((overlay) => {
    if (overlay.kind !== 'line' && overlay.kind !== 'text') return overlay;
    return { ...overlay, y: overlay.y + (overlay.y > SEAL_UP.below ? -SEAL_UP.by : VERSE_DOWN) };
  });
  const view = renderShot({
    shot: { ...shot, overlays, framing: { ...WELCOME.framing }, pose: {}, frame: { kind: 'full' } },
    plates: [plate],
    widthPx: 768,
    heightPx: 1024,
    seed: SEED,
    attempt: 0,
    owner: WELCOME.theme,
  });
  const after = await save(await encodeSheet(view), `${folder}/after.jpg`);
  const [face] = view.faces;
  if (!face) throw new Error('the welcome picture has no face');
  const before = await save(await photoInFrame(plate, face.landmarks, 768, 1024), `${folder}/before.jpg`);
  const list = [
    { file: 'before.jpg', ...before },
    { file: 'after.jpg', ...after },
  ];
  await writeFile(`${folder}/pictures.json`, `${JSON.stringify(list, null, 2)}\n`);
}

async function save(jpeg: Uint8Array, file: string): Promise<{ thumbhash: string; width: number; height: number }> {
  const small = sharp(jpeg).resize(WIDTH_PX, HEIGHT_PX, { kernel: 'lanczos3' });
  await small.clone().keepXmp().jpeg({ quality: 78, mozjpeg: true }).toFile(file);
  const { data, info } = await small.resize(75, 100).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const thumbhash = Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
  return { thumbhash, width: WIDTH_PX, height: HEIGHT_PX };
}
