import sharp from 'sharp';
import { comparePairs } from '../difference/difference-of.ts';
import { measureFeatures } from '../difference/picture-features.ts';
import type { ShotSheet, StoredPlate, Studio } from '../index.ts';
import type { Picture } from '../pixels/picture.ts';
import { loadTheme } from '../themes/load-theme.ts';
import type { Shot } from '../themes/shot.ts';
import { writeContactSheet } from './contact-sheet.ts';

/** What came of one theme with one person. */
export interface ShotTheme {
  themeId: string;
  /** File name of the contact sheet. */
  picture: string;
  firstS: number;
  allS: number;
  dropped: number;
  likenessMin: number;
  likenessMax: number;
  differenceMin: number;
  differenceMedian: number;
}

/** Shoots every sheet through the engine's gate and writes them as a contact sheet. The scenes are warm, as after a first shoot. */
export async function shootTheme(
  studio: Studio,
  themeId: string,
  plate: StoredPlate,
  file: string,
): Promise<Omit<ShotTheme, 'picture'>> {
  const { sheets } = await loadTheme(themeId);
  const shootAll = async (onDone: (seconds: number) => void): Promise<ShotSheet[]> => {
    const from = performance.now();
    return Promise.all(
      sheets.map(async (_, sheet) => {
        const shot = await studio.shoot({ themeId, sheet, seed: 1, plates: [plate] });
        onDone((performance.now() - from) / 1000);
        return shot;
      }),
    );
  };
  await shootAll(() => undefined);
  const times: number[] = [];
  const shots = await shootAll((seconds) => times.push(seconds));
  const features = [];
  const jpegs: Uint8Array[] = [];
  const likeness: number[] = [];
  for (const [index, shot] of shots.entries()) {
    if (shot.dropped) continue;
    jpegs.push(shot.jpeg);
    likeness.push(shot.likeness);
    features.push(measureFeatures(await decode(shot.jpeg), facesOf(shot.faces, sheets[index])));
  }
  await writeContactSheet(jpegs, file);
  const pairs = comparePairs(features).map(({ difference }) => difference);
  return {
    themeId,
    firstS: Math.min(...times),
    allS: Math.max(...times),
    dropped: shots.length - jpegs.length,
    likenessMin: Math.min(...likeness),
    likenessMax: Math.max(...likeness),
    differenceMin: Math.min(...pairs),
    differenceMedian: pairs.sort((a, b) => a - b)[pairs.length >> 1] ?? 0,
  };
}

type FinishedFace = Extract<ShotSheet, { dropped: false }>['faces'][number];

const facesOf = (faces: readonly FinishedFace[], shot: Shot | undefined) =>
  faces.map((face) => ({ ...face, isMirrored: shot?.framing.mirror ?? false }));

async function decode(jpeg: Uint8Array): Promise<Picture> {
  const { data, info } = await sharp(jpeg).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { widthPx: info.width, heightPx: info.height, data: new Uint8ClampedArray(data) };
}
