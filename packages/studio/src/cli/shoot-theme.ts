import sharp from 'sharp';
import { comparePairs } from '../difference/difference-of.ts';
import { measureFeatures } from '../difference/picture-features.ts';
import type { JudgedSheet, PictureRefusal, StoredPlate, Studio } from '../index.ts';
import type { Picture } from '../pixels/picture.ts';
import type { Shot } from '../shoot/view.ts';
import { loadTheme } from '../themes/load-theme.ts';
import { writeContactSheet } from './write-contact-sheet.ts';

/** What came of one theme with one person. */
export interface ShotTheme {
  themeId: string;
  /** File name of the contact sheet. */
  picture: string;
  firstS: number;
  allS: number;
  /** What the gate left out. */
  dropped: number;
  /** What moderation refused. */
  refused: number;
  likenessMin: number;
  likenessMax: number;
  differenceMin: number;
  differenceMedian: number;
}

/** Shoots every sheet through the gate and moderation, as the product does, and writes them as a contact sheet. The scenes are warm, as after a first shoot. */
export async function shootTheme(
  studio: Studio,
  themeId: string,
  plate: StoredPlate,
  file: string,
): Promise<Omit<ShotTheme, 'picture'>> {
  const { sheets } = await loadTheme(themeId);
  const shootAll = async (onDone: (seconds: number) => void): Promise<ModeratedSheet[]> => {
    const from = performance.now();
    return Promise.all(
      sheets.map(async (_, sheet) => {
        const shot = await studio.shoot({ themeId, sheet, seed: 1, plates: [plate] });
        const refusal = await moderate(studio, shot);
        onDone((performance.now() - from) / 1000);
        return { shot, isRefused: refusal !== undefined };
      }),
    );
  };
  await shootAll(() => undefined);
  const times: number[] = [];
  const shots = await shootAll((seconds) => times.push(seconds));
  const features = [];
  const jpegs: Uint8Array[] = [];
  const likeness: number[] = [];
  for (const [index, { shot, isRefused }] of shots.entries()) {
    if (!isShown(shot) || isRefused) continue;
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
    dropped: shots.filter(({ shot }) => !isShown(shot)).length,
    refused: shots.filter(({ isRefused }) => isRefused).length,
    likenessMin: Math.min(...likeness),
    likenessMax: Math.max(...likeness),
    differenceMin: Math.min(...pairs),
    differenceMedian: pairs.sort((a, b) => a - b)[pairs.length >> 1] ?? 0,
  };
}

interface ModeratedSheet {
  shot: JudgedSheet;
  isRefused: boolean;
}

type ShownSheet = Extract<JudgedSheet, { dropped: false }>;
type FinishedFace = ShownSheet['faces'][number];

const isShown = (shot: JudgedSheet): shot is ShownSheet => !shot.dropped && shot.fault === undefined;

async function moderate(studio: Studio, shot: JudgedSheet): Promise<PictureRefusal | undefined> {
  if (!isShown(shot)) return undefined;
  return studio.moderate(shot.jpeg, { faces: shot.bareFaces });
}

const facesOf = (faces: readonly FinishedFace[], shot: Shot | undefined) =>
  faces.map((face) => ({ ...face, isMirrored: shot?.framing.mirror ?? false }));

async function decode(jpeg: Uint8Array): Promise<Picture> {
  const { data, info } = await sharp(jpeg).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { widthPx: info.width, heightPx: info.height, data: new Uint8ClampedArray(data) };
}
