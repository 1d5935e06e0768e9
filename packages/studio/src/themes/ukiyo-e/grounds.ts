import type { Scene } from '../../scenes/scene-kinds.ts';
import { blockPrint, cartouche, seal, wiped } from './block.ts';
import { blossomBranch, disc, mistBands, mountain, pine, rain, scales, wave } from './motifs.ts';
import { bridge, irises, roofs, waterfall } from './places.ts';

const DEEP = ['#1c3464', '#2f5c94', '#a8c4d4'] as const;

/** Every print of the series; titles and seals stand where sky is. */
export const BLOCKS = {
  greatWave: blockPrint(
    'great-wave',
    wiped([0, '#c8b898'], [0.3, '#ecdfc0'], [0.6, '#f2e6c8'], [1, '#f2e6c8']),
    mountain(0.72, 0.7, 0.3, 0.14, ['#3c5c84', '#6c8cac']),
    scales(0.68, 0.09, ['#2f5c94', '#a8c4d4', '#1c3464']),
    wave(-0.06, 0.94, 0.72, 0.64, DEEP),
    cartouche(0.93, 0.05, '浪里'),
  ),
  redMountain: blockPrint(
    'red-mountain',
    wiped([0, '#1f4c84'], [0.3, '#7ca4b8'], [0.55, '#e8e0c0'], [1, '#e8e0c0']),
    mistBands(
      [
        [0.2, 0.16, 0.3],
        [0.8, 0.26, 0.4],
        [0.4, 0.34, 0.26],
      ],
      '#f6efdc',
    ),
    mountain(0.66, 0.86, 1.5, 0.62, ['#8c3020', '#c8643c']),
    scales(0.86, 0.06, ['#3c6048', '#5c7c54', '#24402f']),
    cartouche(0.07, 0.05, '凯风', '#f2e2bc'),
  ),
  rainBridge: blockPrint(
    'rain-bridge',
    wiped([0, '#28344c'], [0.2, '#7c8ca0'], [0.6, '#b4bcbc'], [1, '#5c7c94']),
    bridge(0.62),
    rain('rgba(28,36,56,0.7)', 240),
    seal(0.92, 0.06, '夕立'),
  ),
  moonPine: blockPrint(
    'moon-pine',
    wiped([0, '#101c40'], [0.5, '#2c4c7c'], [1, '#4c6c94']),
    disc(0.68, 0.22, 0.16, '#f6ecc8'),
    mistBands(
      [
        [0.76, 0.3, 0.5],
        [0.16, 0.16, 0.3],
      ],
      '#3c5c8c',
    ),
    pine(0.1, 1, 0.86, 0.1, '#1c3c3c'),
    seal(0.93, 0.06, '月夜'),
  ),
  cherry: blockPrint(
    'cherry',
    wiped([0, '#f2c8b8'], [0.4, '#f6e8d4'], [1, '#f6ecd8']),
    mountain(0.24, 0.8, 0.7, 0.24, ['#7c98b4', '#c8d0cc']),
    blossomBranch(true, '#fbe4e4'),
    seal(0.07, 0.08, '春'),
  ),
  snow: blockPrint(
    'snow',
    wiped([0, '#3c4c6c'], [0.4, '#8c98a8'], [1, '#c8ccd0']),
    roofs,
    (context, w, h, random) => {
      context.fillStyle = '#fbf6ea';
      for (let i = 0; i < 190; i++) {
        context.beginPath();
        context.arc(random() * w, random() * h, h * (0.0015 + random() * 0.005), 0, 7);
        context.fill();
      }
    },
    cartouche(0.92, 0.05, '雪景'),
  ),
  waterfall: blockPrint(
    'waterfall',
    wiped([0, '#f2e6c8'], [1, '#a8c4d4']),
    waterfall,
    scales(0.68, 0.08, ['#3c6ca0', '#a8c4d4', '#1c3464']),
    seal(0.93, 0.05, '瀑'),
  ),
  irises: blockPrint(
    'irises',
    wiped([0, '#d8b868'], [0.6, '#ecd494'], [1, '#e8cc84']),
    irises,
    seal(0.07, 0.06, '燕子花'),
  ),
  redSun: blockPrint(
    'red-sun',
    wiped([0, '#f2e6c8'], [1, '#f2e6c8']),
    disc(0.5, 0.4, 0.34, '#c8382c'),
    mistBands(
      [
        [0.2, 0.5, 0.5],
        [0.86, 0.3, 0.4],
        [0.7, 0.6, 0.5],
      ],
      '#f6efdc',
    ),
    scales(0.78, 0.07, ['#2f5c94', '#f2e6c8', '#1c3464']),
  ),
  duskSea: blockPrint(
    'dusk-sea',
    wiped([0, '#3c3c6c'], [0.25, '#c86c54'], [0.5, '#f2c47c'], [1, '#f2c47c']),
    mountain(0.26, 0.6, 0.5, 0.16, ['#4c4c7c', '#7c6c8c']),
    scales(0.6, 0.11, ['#3c5c84', '#7c98ac', '#1c2c50']),
    seal(0.93, 0.06, '夕照'),
  ),
  paleCoast: blockPrint(
    'pale-coast',
    wiped([0, '#a8c0c8'], [0.2, '#e8e4d0'], [1, '#f2ecd8']),
    mistBands(
      [
        [0.2, 0.3, 0.5],
        [0.8, 0.46, 0.5],
        [0.3, 0.62, 0.6],
      ],
      '#fbf6e8',
    ),
    mountain(0.26, 0.56, 0.5, 0.2, ['#9cb0bc', '#d4d8d0']),
    seal(0.93, 0.06, '朝'),
  ),
  pattern: blockPrint(
    'pattern',
    wiped([0, '#1c3464'], [1, '#1c3464']),
    scales(-0.1, 0.09, ['#24447c', '#e8dcc0', '#16284c']),
  ),
  gold: blockPrint(
    'gold',
    wiped([0, '#d8b05c'], [0.5, '#e8c878'], [1, '#d0a450']),
    blossomBranch(false, '#fbf4f0'),
    seal(0.93, 0.06, '梅'),
  ),
  teal: blockPrint(
    'teal',
    wiped([0, '#1c5c64'], [0.4, '#4c9490'], [1, '#a8ccb8']),
    pine(0.92, 1, 0.8, -0.1, '#2c5c48'),
    mistBands(
      [
        [0.2, 0.2, 0.4],
        [0.66, 0.4, 0.5],
      ],
      '#dcecd8',
    ),
    cartouche(0.07, 0.05, '松风'),
  ),
  mica: blockPrint(
    'mica',
    wiped([0, '#8c8478'], [0.5, '#aca494'], [1, '#8c8478']),
    cartouche(0.92, 0.05, '大首绘', '#e8dcc0'),
  ),
} as const satisfies Record<string, Scene>;

/** A series in small format. */
export const SERIES: readonly Scene[] = [
  BLOCKS.cherry,
  BLOCKS.greatWave,
  BLOCKS.irises,
  BLOCKS.redMountain,
  BLOCKS.redSun,
  BLOCKS.moonPine,
  BLOCKS.snow,
  BLOCKS.rainBridge,
  BLOCKS.gold,
];
