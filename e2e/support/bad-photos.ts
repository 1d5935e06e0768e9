import { crc32, deflateSync } from 'node:zlib';
import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import { t } from './journey.ts';
import { jpgFile, type PhotoFile, PORTRAIT_PX, pngFile, portrait } from './portrait.ts';

/** Parts of the face in the enlarged portrait, in its pixels; measured once with the studio's landmarks. */
const LOWER_FACE = 'M359 223 359 260 372 297 403 331 426 346 460 348 485 335 509 316 528 288 534 268 540 231 449 241Z';
const FRINGE = { left: 366, top: 112, widthPx: 173, bottom: 189 };

/** A photo that is refused, and the words that say why. */
export interface BadPhoto {
  says: string;
  make: () => Promise<PhotoFile>;
}

async function drawnOn(shapes: string) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${PORTRAIT_PX}" height="${PORTRAIT_PX}">${shapes}</svg>`;
  return sharp(
    await (await portrait())
      .composite([{ input: Buffer.from(svg) }])
      .png()
      .toBuffer(),
  );
}

async function onGrey(widthPx: number, heightPx: number, layers: OverlayOptions[]) {
  const create = { width: widthPx, height: heightPx, channels: 3, background: '#888' } as const;
  return sharp(await sharp({ create }).composite(layers).png().toBuffer());
}

/** Two people side by side; `change` is what is wrong with the one on the right. */
export async function twoPeople(change: (other: Sharp) => Sharp = (other) => other): Promise<PhotoFile> {
  const one = await (await portrait()).resize(700, 700).toBuffer();
  const other = await change(sharp(one).flop()).toBuffer();
  const layers = [
    { input: one, left: 0, top: 0 },
    { input: other, left: 700, top: 0 },
  ];
  return jpgFile('pair', await onGrey(1400, 700, layers));
}

/** Hair down to the eyes: accepted after a question. */
export const coveredBrows = async (): Promise<PhotoFile> => {
  const { left, top, widthPx, bottom } = FRINGE;
  const hair = `<rect x="${left}" y="${top}" width="${widthPx}" height="${bottom - top}" fill="#2a1d16"/>`;
  return pngFile('fringe', await drawnOn(hair));
};

/** The photo's upper edge goes through the hair. */
export const cutCrown = async (): Promise<PhotoFile> =>
  pngFile('crown', (await portrait()).extract({ left: 0, top: 84, width: PORTRAIT_PX, height: PORTRAIT_PX - 84 }));

const squeezed = async (name: string, widthPx: number, heightPx: number) =>
  pngFile(name, (await portrait()).resize(widthPx, heightPx));

/** A way of being bad for each place that finds it: the page, its decoder, the studio. What else the studio finds has its own tests. */
export const badPhotos: Readonly<Record<string, BadPhoto>> = {
  'a shorter side under 200 pixels': {
    says: t('add-face.too-small-text', 200, 199),
    make: () => squeezed('small', 640, 199),
  },
  'a webp that calls itself jpg': {
    says: t('add-face.problem.webp'),
    make: async () => ({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await (await portrait()).webp().toBuffer() }),
  },
  'a png whose inside is noise': {
    says: t('add-face.problem.unreadable'),
    make: async () => {
      const { name, mimeType, buffer } = await pngFile('noise', await portrait());
      return { name, mimeType, buffer: buffer.fill(0x5a, 40) };
    },
  },
  'nobody in the picture': {
    says: t('add-face.problem.no-face'),
    make: async () => pngFile('suit', (await portrait()).extract({ left: 0, top: 460, width: 1024, height: 564 })),
  },
  'a mask': {
    says: t('add-face.problem.mask'),
    make: async () => pngFile('mask', await drawnOn(`<path d="${LOWER_FACE}" fill="#8fb7d8"/>`)),
  },
  'too little light': {
    says: t('add-face.problem.dark'),
    make: async () => pngFile('dark', (await portrait()).linear(0.25, 0)),
  },
};

function pngChunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** A few kilobytes that become 900 million pixels. */
function pngBomb(): PhotoFile {
  const sidePx = 30_000;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(sidePx, 0);
  header.writeUInt32BE(sidePx, 4);
  // One bit for each pixel, grey.
  header.set([1, 0], 8);
  const pixels = deflateSync(Buffer.alloc((1 + sidePx / 8) * sidePx), { level: 9 });
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const chunks = [pngChunk('IHDR', header), pngChunk('IDAT', pixels), pngChunk('IEND', Buffer.alloc(0))];
  return { name: 'bomb.png', mimeType: 'image/png', buffer: Buffer.concat([signature, ...chunks]) };
}

/** 64 million pixels that no page makes smaller: they reach the server as they are. */
async function gifBomb(): Promise<PhotoFile> {
  const create = { width: 8000, height: 8000, channels: 3, background: '#777' } as const;
  return {
    name: 'bomb.gif',
    mimeType: 'image/gif',
    buffer: await sharp({ create }).gif({ effort: 1, colours: 2 }).toBuffer(),
  };
}

/** Small files that would fill the memory of whoever opens them. */
export const bombs: Readonly<Record<string, BadPhoto>> = {
  'a png of 900 million pixels': { says: t('add-face.problem.unreadable'), make: async () => pngBomb() },
  'a gif of 64 million pixels': { says: t('add-face.problem.too-large'), make: gifBomb },
};
