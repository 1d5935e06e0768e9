import type { Scene } from '../../scenes/scene-kinds.ts';
import { columnBackdrop, curtainBackdrop, oldStreet, parkBackdrop, planks } from './plates.ts';

/** What stands behind the sitter; in greys. */
export const BACKDROPS = {
  park: parkBackdrop('park', ['#d8d4cc', '#5a564e'], 1),
  darkPark: parkBackdrop('dark-park', ['#8a867e', '#1e1c18'], -1),
  curtain: curtainBackdrop('curtain', ['#a8a29a', '#3a3630'], 1),
  nightCurtain: curtainBackdrop('night-curtain', ['#6a665e', '#14120f'], -1),
  column: columnBackdrop('column', ['#e4e0d8', '#7a766c'], 0.16),
  street: oldStreet('street', ['#cfcbc2', '#4a463e']),
  boards: planks('boards', ['#8a857a', '#2a2620'], true),
  deck: planks('deck', ['#c8c2b4', '#6a6458'], false),
  curtainLight: curtainBackdrop('curtain-light', ['#f0ece2', '#a29a8c'], -1),
  nearBlack: { kind: 'backdrop', colours: ['#4a443c', '#231e19', '#0f0b09'], centre: [0.5, 0.4], mottle: 0.25 },
  pale: { kind: 'backdrop', colours: ['#f2eee6', '#dcd6ca', '#b8b0a2'], mottle: 0.12 },
  white: { kind: 'gradient', colours: ['#f6f2e8', '#f3eee2'] },
  mid: { kind: 'backdrop', colours: ['#b4aea2', '#847e72', '#4a453c'], mottle: 0.3 },
  dark: { kind: 'backdrop', colours: ['#5a554c', '#2c2822', '#0e0c0a'], mottle: 0.3 },
  sea: {
    kind: 'sea',
    seed: 3,
    sky: ['#b8b4ac', '#d8d4cc', '#f0ece4'],
    water: ['#a8a49c', '#5a564e'],
    glitter: ['#f8f4ec', '#e0dcd4'],
    sun: [0.7, 0.05],
  },
  hills: {
    kind: 'mountains',
    seed: 8,
    sky: ['#c8c4ba', '#ece8de'],
    ridges: ['#bab5aa', '#98938a', '#6e6a60', '#46423a'],
  },
  velvet: { kind: 'wall', colours: ['#3c4a44', '#101815'], light: [0.6, 0.3], rough: 0.55 },
} as const satisfies Record<string, Scene>;
