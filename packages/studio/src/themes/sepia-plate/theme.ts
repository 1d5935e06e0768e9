import { composeSheets, defineTheme, type Theme } from '../define-theme.ts';
import { lightOf } from '../lights.ts';
import { BACKDROPS } from './grounds.ts';
import { MOUNTS } from './mounts.ts';
import { toned } from './toning.ts';
import { WARDROBE } from './wardrobe.ts';

/** Like a glass plate from the 1890s, gently faded. */
const looks: Theme = {
  id: 'sepia-plate',
  sheets: composeSheets({
    ...MOUNTS,
    wideLeft: {
      scene: BACKDROPS.park,
      light: lightOf('glassRoof', 'right', { key: { from: [0.5, -0.6, 0.75], strength: 0.5 }, haze: 0.8 }),
      ...toned(
        'albumen',
        { fade: 0.08, exposure: 1.18 },
        { seed: 1, over: [{ kind: 'border', inset: 0.008, width: 0.018, colour: '#f4ead2', after: true }] },
      ),
    },
    halfRight: {
      scene: BACKDROPS.nightCurtain,
      light: lightOf('glassRoof', 'left', { key: { from: [-0.8, -0.5, 0.65], strength: 0.64 }, fill: 0.46 }),
      ...toned('sanguine', { contrast: 0.25, vignette: 0.35 }, { seed: 3 }),
    },
    closeUp: {
      scene: BACKDROPS.dark,
      light: lightOf('glassRoof', 'left', { key: { from: [-0.75, -0.5, 0.7], strength: 0.66 }, fill: 0.44 }),
      ...toned('albumen', { contrast: 0.25, vignette: 0.45, grain: 0.045 }, { seed: 12, dust: 1.2 }),
    },
    bustCentre: {
      framing: { melt: true },
      scene: BACKDROPS.white,
      light: lightOf('glassRoof', 'left', { fill: 0.6, haze: 0, wrap: 0.1 }),
      ...toned(
        'sepia',
        { fade: 0.05 },
        { seed: 8, dust: 0.5, over: [{ kind: 'mist', colour: '#f4efe4', from: 0.66, strength: 1 }] },
      ),
    },
    bustLeft: {
      scene: BACKDROPS.street,
      light: lightOf('glassRoof', 'right', { key: { from: [0.6, -0.55, 0.75] } }),
      ...toned(
        'albumen',
        { fade: 0.06, exposure: 1.1 },
        { seed: 10, over: [{ kind: 'leak', seed: 6, strength: 0.35, colours: ['#e8b060', '#f0d8a0'], after: true }] },
      ),
    },
    leanLeft: {
      isSwapped: false,
      scene: BACKDROPS.deck,
      light: lightOf('glassRoof', 'right', {
        key: { from: [0.8, -0.45, 0.7], strength: 0.6 },
        cast: { dx: -0.16, dy: 0.08, softness: 0.06, strength: 0.4 },
      }),
      ...toned(
        'platinum',
        { contrast: 0.2 },
        { seed: 13, over: [{ kind: 'border', inset: 0.02, width: 0.042, colour: '#f1ebdc', after: true }] },
      ),
    },
    bustHigh: {
      isSwapped: false,
      scene: BACKDROPS.dark,
      light: lightOf('glassRoof', 'left', { key: { from: [-0.6, -0.5, 0.75], strength: 0.6 }, fill: 0.48 }),
      ...toned('selenium', { contrast: 0.25, vignette: 0.5, grain: 0.05 }, { seed: 14, dust: 2 }),
    },
    lowRight: {
      isSwapped: false,
      scene: BACKDROPS.boards,
      light: lightOf('glassRoof', 'left', { key: { from: [-0.7, -0.55, 0.7], strength: 0.62 }, fill: 0.46 }),
      ...toned(
        'tin',
        { contrast: 0.3, exposure: 0.85, vignette: 0.4, grain: 0.045 },
        { seed: 15, dust: 1.4, over: [{ kind: 'border', inset: 0.006, width: 0.014, colour: '#0c0a08', after: true }] },
      ),
    },
    largeTilted: {
      isSwapped: true,
      scene: BACKDROPS.white,
      light: lightOf('glassRoof', 'right', { key: { from: [0.4, -0.55, 0.8], strength: 0.5 }, fill: 0.6 }),
      ...toned(
        'sepia',
        { fade: 0.09, contrast: 0.1 },
        { seed: 16, over: [{ kind: 'leak', seed: 3, strength: 0.4, colours: ['#f0a050', '#f8e0b0'], after: true }] },
      ),
    },
    flash: {
      isSwapped: true,
      framing: { share: 0.26, x: 0.3, roll: -8 },
      scene: BACKDROPS.nightCurtain,
      light: lightOf('glassRoof', 'right', { key: { from: [0.3, -0.4, 0.9], strength: 0.62 }, fill: 0.46 }),
      ...toned('gold', { contrast: 0.3, exposure: 0.92, vignette: 0.4 }, { seed: 17, dust: 1.2 }),
    },
  }),
};

export const theme = defineTheme(looks, WARDROBE);
