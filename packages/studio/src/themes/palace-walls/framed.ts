import { lightOf } from '../lights.ts';
import { framedSheets } from '../recipes/framed-sheets.ts';
import { FRAMES, PLACES } from './grounds.ts';
import { LACQUER, TILES } from './rooms.ts';

/** The sheets that are laid out in frames. */
export const FRAMED = framedSheets({
  strip: {
    scene: PLACES.wall,
    places: [PLACES.blueHall, PLACES.wall, PLACES.lattice, PLACES.snowWall],
    ground: TILES,
    light: lightOf('soft', 'right', { tint: 0.05 }),
  },
  polaroid: {
    outfit: '#d8c8a4',
    scene: PLACES.gallery,
    ground: LACQUER,
    light: lightOf('soft', 'left'),
  },
  diptych: {
    scene: PLACES.plainWall,
    far: { scene: PLACES.marble, light: lightOf('soft', 'left'), grade: { look: 'cool', strength: 0.5 } },
    light: lightOf('sun', 'left', { tint: 0.04, wrap: 0.25 }),
  },
  letterbox: {
    scene: PLACES.tower,
    light: lightOf('sun', 'left'),
  },
  reflection: {
    outfit: '#33404c',
    scene: PLACES.dimGallery,
    light: lightOf('lamp', 'right'),
    overlays: [{ kind: 'glass', strength: 0.5 }],
    grade: { look: 'film', strength: 0.7, vignette: 0.2, grain: 0.026 },
  },
  contact: {
    scene: PLACES.wall,
    light: lightOf('soft', 'left', { tint: 0.05 }),
    places: FRAMES,
    colour: '#1c1210',
    ink: '#e8bc5c',
  },
});
