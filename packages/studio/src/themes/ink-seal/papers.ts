import type { CustomScene } from '../../scenes/kinds/custom.ts';
import { painted } from '../../scenes/painted.ts';
import type { Scene } from '../../scenes/scene-kinds.ts';
import { layPaper } from './brush.ts';
import { boat, type Motif, moonNight, mountains, openRing, redSun, splash } from './motifs.ts';
import { bamboo, lotus, orchid, plum } from './plants.ts';
import { pine, willow } from './trees.ts';

export const INK = '#16130f';
export const INDIGO = '#1c2c4c';
export const CINNABAR = '#b02a1c';
export const PINE_GREEN = '#1e3a2e';

/** Colours of the sheets; the person is drawn on the same paper. */
export const PAPERS = {
  white: '#f7f4ec',
  cream: '#f1e8d2',
  tea: '#cca670',
  celadon: '#a9caae',
  rose: '#edbfb3',
  silk: '#e4d0a0',
  mist: '#dfe4e8',
  sky: '#9cc0da',
  gold: '#e4bc5c',
  straw: '#ead9a8',
} as const;

function paint(name: string, paper: string, motifs: readonly Motif[], gold = 0): CustomScene {
  return painted(name, (context, w, h, random) => {
    layPaper(context, w, h, paper, random, gold);
    for (const motif of motifs) motif(context, w, h, random);
  });
}

/** What stands on the paper beside the people. */
export const SCROLLS = {
  peaks: paint('peaks', PAPERS.cream, [redSun(0.78, 0.16, 0.085), mountains(INK, 0.46, 3)]),
  bamboo: paint('bamboo', PAPERS.celadon, [
    bamboo(PINE_GREEN, [
      [0.08, 0.035, 0.9],
      [0.26, 0.022, 0.5],
      [0.93, 0.016, 0.35],
    ]),
  ]),
  bare: paint('bare', PAPERS.white, [
    splash(INK, [
      [0.04, 0.1, 0.18],
      [0.98, 0.86, 0.12],
    ]),
  ]),
  moon: paint('moon', PAPERS.mist, [moonNight(INDIGO, [0.76, 0.17, 0.13])]),
  plum: paint('plum', PAPERS.rose, [plum(INK, '#c8344a', 1, 0.2, 60)]),
  fan: paint('fan', PAPERS.silk, [orchid(INK, [0.16, 1.02])]),
  pine: paint('pine', PAPERS.tea, [mountains('#5a3a1c', 0.62, 2, 0.5), pine('#2a1c10', 1)]),
  lotus: paint('lotus', PAPERS.sky, [lotus(INDIGO, '#d8567a')]),
  scroll: paint('scroll', PAPERS.cream, [mountains('#3a4a4a', 0.42, 2, 0.45), boat(INK, [0.22, 0.58])]),
  gold: paint('gold', PAPERS.gold, [bamboo('#8a6420', [[0.9, 0.03, 0.35]])], 520),
  ring: paint('ring', PAPERS.white, [openRing(INK, [0.42, 0.34, 0.33])]),
  willow: paint('willow', PAPERS.straw, [willow(INK, '#4a6a34')]),
  disc: paint('disc', PAPERS.cream, [redSun(0.5, 0.42, 0.38, '#c23a26')]),
  night: paint('night', '#ece6d8', [
    moonNight('#0e0d0c', [0.2, 0.14, 0.001], 0.96),
    splash('#0e0d0c', [
      [0.9, 0.3, 0.2],
      [0.1, 0.5, 0.16],
    ]),
  ]),
  snowPeaks: paint('snow-peaks', PAPERS.mist, [
    moonNight('#18222e', [0.7, 0.12, 0.001], 0.9),
    mountains('#eef2f6', 0.32, 3, 0.8),
  ]),
  orchidPanel: paint('orchid-panel', PAPERS.straw, [orchid(INK, [0.3, 1.0])]),
  bambooPanel: paint('bamboo-panel', PAPERS.white, [
    bamboo(INK, [
      [0.14, 0.05, 0.8],
      [0.88, 0.03, 0.5],
    ]),
  ]),
  plumPanel: paint('plum-panel', PAPERS.rose, [plum(INK, '#c8344a', -1, 0.14, 40)]),
  plain: paint('plain', PAPERS.white, []),
  plainTea: paint('plain-tea', PAPERS.tea, []),
  plainSky: paint('plain-sky', PAPERS.sky, []),
  plainRose: paint('plain-rose', PAPERS.rose, []),
  plainCeladon: paint('plain-celadon', PAPERS.celadon, []),
} as const satisfies Record<string, Scene>;
