import type { Scene } from '../../scenes/scene-kinds.ts';
import { backstage, mirror, shadowPlay } from './rooms.ts';
import { airShow, cardSea, cardTown, cardWood, moonSwing } from './scenery.ts';
import { beams, closedCurtain, theatre } from './stage.ts';

const RED = ['#b0242c', '#d84c50', '#5c1018'] as const;
const TEAL = ['#1c6470', '#3c949c', '#0c3038'] as const;
const PLUM = ['#5c2c6c', '#8c549c', '#2c1038'] as const;
const GOLD = ['#c8963c', '#f0cc78', '#7c5418'] as const;
const BOARDS = ['#b07c4c', '#5c3820'] as const;

/** Every place of the theme. */
export const PLACES = {
  moon: {
    ...theatre({ name: 'moon', back: ['#1c2c64', '#4c5ca0'], cloth: RED, floor: BOARDS }, moonSwing),
    flip: true,
  },
  moonNear: theatre(
    {
      name: 'moon-near',
      back: ['#141c4c', '#343c80'],
      cloth: PLUM,
      floor: ['#54406c', '#1c1430'],
      wide: 0.13,
      blur: 0.006,
    },
    moonSwing,
  ),
  sea: theatre({ name: 'sea', back: ['#f8dca8', '#fdf0d4'], cloth: TEAL, floor: BOARDS, wide: 0.17 }, cardSea),
  wood: theatre(
    { name: 'wood', back: ['#d4e8d0', '#f0f4dc'], cloth: GOLD, floor: ['#a88c5c', '#5c4828'], wide: 0.16 },
    cardWood,
  ),
  town: theatre(
    { name: 'town', back: ['#e88c78', '#f8c890'], cloth: PLUM, floor: ['#7c5060', '#38203c'], wide: 0.16 },
    cardTown,
  ),
  nightTown: theatre(
    {
      name: 'night-town',
      back: ['#1c1c4c', '#4c3c7c'],
      cloth: RED,
      floor: ['#4c3450', '#1c1024'],
      wide: 0.14,
      blur: 0.007,
    },
    cardTown,
  ),
  air: theatre(
    {
      name: 'air',
      back: ['#a8d8ec', '#f0f4ec'],
      cloth: ['#f4ece0', '#ffffff', '#d0c4b4'],
      floor: ['#e8d4b4', '#b89870'],
      cord: '#f0b084',
      foot: 0.3,
    },
    airShow,
  ),
  peach: theatre(
    {
      name: 'peach',
      back: ['#fbd8c4', '#fdf0e0'],
      cloth: ['#f0a898', '#fbd0c4', '#c87868'],
      floor: ['#f0d4b4', '#c89c74'],
      wide: 0.14,
      foot: 0.3,
      blur: 0.007,
    },
    airShow,
  ),
  curtain: closedCurtain({ name: 'curtain', cloth: RED, spot: [0.48, 0.46, 0.5] }),
  blueCurtain: closedCurtain({
    name: 'blue-curtain',
    cloth: ['#243c8c', '#4c68bc', '#0c1640'],
    spot: [0.5, 0.42, 0.46],
    stars: '#ffe8a8',
  }),
  greyCurtain: closedCurtain({ name: 'grey-curtain', cloth: ['#6c6c6c', '#a0a0a0', '#242424'], spot: [0.3, 0.4, 0.5] }),
  beams: beams({ name: 'beams', ground: ['#100c1c', '#2c2038'], beam: '#ffd8a0', at: [0.16, 0.84] }),
  tealBeams: beams({ name: 'teal-beams', ground: ['#04141c', '#0c3438'], beam: '#a8f0e4', at: [0.3, 0.9] }),
  backstage: backstage({ name: 'backstage', wall: ['#9c6c4c', '#3c241c'] }),
  mirror: mirror({ name: 'mirror', ground: ['#d88c84', '#8c4444'], glass: ['#fdf0e0', '#e8c8b0'] }),
  shadow: shadowPlay({ name: 'shadow', cloth: ['#fff2c8', '#e0a050'], shade: '#5c2c14' }),
} as const satisfies Record<string, Scene>;

/** Places for frames side by side. */
export const FRAMES: readonly Scene[] = [
  PLACES.moon,
  PLACES.air,
  PLACES.curtain,
  PLACES.sea,
  PLACES.beams,
  PLACES.wood,
  PLACES.nightTown,
];
