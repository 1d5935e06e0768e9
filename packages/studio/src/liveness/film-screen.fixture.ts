import sharp from 'sharp';

/** A screen that shows a film, and how it is filmed off it. */
export interface FilmedScreen {
  /** How dark the gaps between the screen's dots are as the camera tells them apart, 0 to 1: what makes moiré. */
  grid: number;
  /** How far the screen stands from square to the camera, degrees. */
  tiltDegrees: number;
  /** Of the camera's curve on the screen's own: above 1 shadows close. */
  gamma: number;
  /** How much is left of the distance from black to white. */
  contrast: number;
  /** Brightness of a lamp that the glass reflects, of 255. */
  glare: number;
  /** How much brighter and darker bands of the screen's refreshing are that run through the picture, as a share. */
  flicker: number;
  /** Of a hand, in pixels of the frame. */
  shakePx: number;
}

/** Dots of red, green and blue that make a pixel of the screen, along a side. */
const DOTS = 3;
/** Samples of a pixel of the camera along a side: few, as a lens that is a little out of focus leaves some of the grid. */
const TAPS = 2;
/** How much of the film's edge lies outside of the camera's picture, which shows nothing but the screen. */
const CROP = 0.06;
const GREY = 128;
const NOISE = 8;

/** A frame of a film as a camera takes it off a screen; the same for the same frame. */
export async function filmScreen(jpeg: Uint8Array, frame: number, screen: FilmedScreen): Promise<Uint8Array> {
  const shown = await sharp(jpeg).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = shown.info;
  const out = new Uint8Array(width * height * 3);
  const see = cameraOf(width, height, frame, screen);
  const noise = noiseOf(frame);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const light = [0, 0, 0];
      for (let tap = 0; tap < TAPS * TAPS; tap++) {
        const [u, v] = see(x + ((tap % TAPS) + 0.5) / TAPS, y + (Math.floor(tap / TAPS) + 0.5) / TAPS);
        const at = (clampTo(v, height) * width + clampTo(u, width)) * 3;
        for (let channel = 0; channel < 3; channel++)
          light[channel] = (light[channel] ?? 0) + (shown.data[at + channel] ?? 0) * dotAt(u, v, channel, screen.grid);
      }
      const [band, lamp] = [bandAt(y / height, frame, screen.flicker), lampAt(x / width, y / height, screen.glare)];
      for (let channel = 0; channel < 3; channel++) {
        const linear = ((light[channel] ?? 0) / TAPS ** 2 / 255) * band;
        const toned = GREY + (255 * Math.min(1, linear) ** screen.gamma - GREY) * screen.contrast;
        out[(y * width + x) * 3 + channel] = Math.max(0, Math.min(255, toned + lamp + noise()));
      }
    }
  }
  return sharp(out, { raw: { width, height, channels: 3 } })
    .blur(0.5)
    .jpeg({ quality: 80 })
    .toBuffer();
}

/** Where on the screen a point of the camera's picture lies: tilted, and moved by a hand. */
function cameraOf(width: number, height: number, frame: number, { tiltDegrees, shakePx }: FilmedScreen) {
  const depth = Math.sin((tiltDegrees * Math.PI) / 180) * 0.5;
  const shrink = Math.cos((tiltDegrees * Math.PI) / 180);
  const [dx, dy] = [Math.sin(frame * 1.1) * shakePx, Math.cos(frame * 0.8) * shakePx];
  return (x: number, y: number): [number, number] => {
    const [a, b] = [(x + dx) / width - 0.5, (y + dy) / height - 0.5];
    const away = 1 + depth * a;
    return [((a * shrink * (1 - CROP)) / away + 0.5) * width, ((b * (1 - CROP)) / away + 0.5) * height];
  };
}

/** How bright the dot of a colour is at a point of the screen, on the mean as bright as the whole. */
function dotAt(u: number, v: number, channel: number, grid: number): number {
  const column = Math.floor((u - Math.floor(u)) * DOTS);
  const isGap = v - Math.floor(v) > 1 - 1 / DOTS;
  const lit = column === channel && !isGap;
  const share = (1 / DOTS) * (1 - 1 / DOTS);
  return 1 - grid + grid * (lit ? 1 / share : 0);
}

const bandAt = (y: number, frame: number, flicker: number) => 1 + flicker * Math.sin((y * 2 + frame * 0.37) * Math.PI);

const lampAt = (x: number, y: number, glare: number) => glare * Math.exp(-((x - 0.75) ** 2 + (y - 0.2) ** 2) / 0.03);

const clampTo = (value: number, size: number): number => Math.min(Math.max(Math.floor(value), 0), size - 1);

function noiseOf(frame: number): () => number {
  let seed = (frame + 1) * 2_654_435_761;
  return () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return (seed / 2 ** 32 - 0.5) * NOISE;
  };
}
