import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** A public picture of a theme, made from the sample face. */
export interface ThemePictureFile {
  /** Name of the file in {@link themePicturesFolder}. */
  file: string;
  /** The sheet of the theme that it shows; the pair of the welcome page has none. */
  sheet?: number;
  thumbhash: string;
  width: number;
  height: number;
}

const PACKAGE = new URL('../', import.meta.url);

/** Folder of the theme's pictures and of `pictures.json`, which lists them. */
export function themePicturesFolder(themeId: string): string {
  return fileURLToPath(new URL(`${themeId}/`, PACKAGE));
}

/**
 * Pictures of a theme as `pictures.json` of the folder lists them, the cover first; none when they are not made yet.
 *
 * @throws Error when the list is not an array of {@link ThemePictureFile}.
 */
export async function readThemePictures(folder: string): Promise<ThemePictureFile[]> {
  const list = await readFile(`${folder}/pictures.json`, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '[]';
    throw error;
  });
  const pictures: unknown = JSON.parse(list);
  if (!Array.isArray(pictures) || !pictures.every(isPictureFile))
    throw new Error(`${folder}/pictures.json is malformed`);
  return pictures;
}

function isPictureFile(value: unknown): value is ThemePictureFile {
  if (typeof value !== 'object' || value === null) return false;
  const { file, sheet, thumbhash, width, height } = value as Record<string, unknown>;
  const isName = typeof file === 'string' && /^[a-z0-9-]+\.jpg$/.test(file);
  return (
    isName &&
    typeof thumbhash === 'string' &&
    (sheet === undefined || Number.isInteger(sheet)) &&
    typeof width === 'number' &&
    typeof height === 'number'
  );
}
