import { type DrawingLayers, disc, print } from './drawing-shapes';

/** Illustrations of empty states, drawn for Kinora. */
export const emptyShapes = {
  // A frame on a wall, a leaning print behind it.
  album: {
    soft: `${print(42, 34, 44, 58)}`,
    deep: 'M86 84l14-20 9 11 5-6 12 15z',
    ink: `${print(76, 24, 60, 72)}${print(84, 32, 44, 52)}M42 34h28M42 34v58h28M50 84h14${disc(116, 46, 5)}M24 104h120`,
  },
  // Two portraits, the second still an outline.
  people: {
    soft: `${disc(102, 46, 17)}M72 100c0-18 13-28 30-28s30 10 30 28z`,
    deep: `${disc(60, 50, 16)}M32 100c0-17 12-27 28-27s28 10 28 27z`,
    ink: `${disc(60, 50, 16)}M32 100c0-17 12-27 28-27s28 10 28 27M94 31a17 17 0 1 1-6 25M96 73c20-3 36 8 36 27M20 104h124M126 24v12M120 30h12`,
  },
  // A letter with a photo looking out.
  messages: {
    soft: 'M36 56h88v46h-88z',
    deep: 'M60 26h40v40l-20 14-20-14z',
    ink: 'M36 56v46h88v-46M36 56l44 30 44-30M36 102l30-26M124 102l-30-26M60 72v-46h40v46M68 34h24v20h-24zM68 50l8-8 6 6 4-4 6 6',
  },
  // A lens over a contact sheet.
  search: {
    soft: `${print(32, 30, 28, 34)}${print(66, 30, 28, 34)}${print(32, 70, 28, 34)}`,
    deep: disc(92, 70, 15),
    ink: `${print(32, 30, 28, 34)}M66 48v-18h28v14${print(32, 70, 28, 34)}${disc(92, 70, 22)}M108 86l20 18M80 66a13 13 0 0 1 9-9`,
  },
  // A camera on its tripod.
  camera: {
    soft: 'M44 38h18l6-10h24l6 10h18v44h-72z',
    deep: disc(80, 59, 13),
    ink: `M44 38h18l6-10h24l6 10h18v44h-72z${disc(80, 59, 17)}${disc(80, 59, 8)}M104 47h5M70 82l-14 24M90 82l14 24M80 82v24M24 106h112`,
  },
  // A receipt with its torn edge, and a coin.
  orders: {
    soft: 'M48 22h52v78l-6.500-6-6.500 6-6.500-6-6.500 6-6.500-6-6.500 6-6.500-6-6.500 6z',
    deep: disc(108, 82, 15),
    ink: `M92 99l-4.500-5-6.500 6-6.500-6-6.500 6-6.500-6-6.500 6-6.500-6-1 6v-78h52v40M60 38h28M60 50h28M60 62h16${disc(108, 82, 15)}M103 75l5 7 5-7M108 82v8M103 84h10`,
  },
} as const satisfies Record<string, DrawingLayers>;

/** Name of an illustration. */
export type EmptyPicture = keyof typeof emptyShapes;
