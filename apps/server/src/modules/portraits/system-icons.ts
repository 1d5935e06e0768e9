import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { SYSTEM_ICONS, type SystemIcon, systemIconId } from '@kinora/contract';
import sharp from 'sharp';
import type { Deps } from '../../deps.ts';

const FOLDER = path.join(import.meta.dirname, 'system-icons');
const SIDE_PX = 384;
/** Of the drawing's own size, dots to the inch. */
const DENSITY = (72 * SIDE_PX) / 256;

const drawn = new Map<SystemIcon, Promise<Uint8Array>>();

/** A drawn portrait as PNG, which every kind of client paints. */
export function drawSystemIcon(icon: SystemIcon): Promise<Uint8Array> {
  const known = drawn.get(icon) ?? readDrawing(icon).then((svg) => sharp(svg, { density: DENSITY }).png().toBuffer());
  drawn.set(icon, known);
  return known;
}

const readDrawing = (icon: SystemIcon): Promise<Buffer> => readFile(path.join(FOLDER, `${icon}.svg`));

let version: Promise<string> | undefined;

/** Changes when any of the drawings does. */
export function systemIconsVersion(): Promise<string> {
  version ??= Promise.all(SYSTEM_ICONS.map(readDrawing)).then((drawings) =>
    createHash('sha256').update(Buffer.concat(drawings)).digest('hex').slice(0, 12),
  );
  return version;
}

/** The drawn portrait that an id of MODUSERINFO names. */
export const findSystemIcon = (id: string): SystemIcon | undefined =>
  SYSTEM_ICONS.find((icon) => systemIconId(icon) === id);

/** The version in the address lets clients keep a drawing for good. */
export async function systemIconUrl({ config }: Pick<Deps, 'config'>, icon: SystemIcon): Promise<string> {
  return `${config.publicUrl}/i/${icon}.png?v=${await systemIconsVersion()}`;
}
