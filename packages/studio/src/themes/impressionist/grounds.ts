import type { Scene } from '../../scenes/scene-kinds.ts';
import { COUNTRY } from './country.ts';
import { TOWN } from './town.ts';
import { WATERS } from './water.ts';

/** Every canvas of the show. */
export const CANVASES = { ...COUNTRY, ...TOWN, ...WATERS } as const satisfies Record<string, Scene>;

/** A wall of small canvases. */
export const WALL: readonly Scene[] = [
  CANVASES.lilies,
  CANVASES.haystacks,
  CANVASES.poppies,
  CANVASES.regatta,
  CANVASES.sunrise,
  CANVASES.orchard,
  CANVASES.parliament,
  CANVASES.magpie,
  CANVASES.garden,
];
