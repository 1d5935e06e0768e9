import type { Scene } from '../../scenes/scene-kinds.ts';
import { lilyPond, paintedField, stormLight, swirlingNight } from './landscapes.ts';
import { darkGround, drapery, goldMosaic, wildColours, windowRoom } from './rooms.ts';

/** What is painted behind the people. */
export const CANVASES = {
  poppies: paintedField({
    name: 'poppies',
    sky: ['#7fb4e0', '#b8d8ee', '#f4ead8'],
    ground: ['#8aa85a', '#5f8a3c', '#7a9a4a'],
    flowers: ['#d83a2a', '#e85a3a', '#b8241c', '#f4e6c8'],
    horizon: 0.5,
    hills: ['#6a8aa0', '#5a7a7a', '#7a9a8a'],
  }),
  umber: darkGround('umber', ['#6a4a2c', '#38251a', '#140c08'], [0.5, 0.4]),
  sapphire: darkGround('sapphire', ['#5f8496', '#2c4a60', '#101e2c'], [0.4, 0.4]),
  oldMaster: darkGround('old-master', ['#4a3622', '#20150c', '#080503'], [0.3, 0.4]),
  window: windowRoom('window', ['#e9dfc4', '#c9b68c', '#7a6a48']),
  altar: goldMosaic('altar'),
  pond: lilyPond('pond', ['#6f9ac0', '#9ab8d8', '#86b0a0', '#5a86a0', '#b0a8d0']),
  starry: swirlingNight(
    'starry',
    ['#0e1f52', '#2450a0', '#4f86c8', '#9cc4dc'],
    ['#e8c23c', '#f8e68a', '#fffbe0'],
    [0.82, 0.14],
  ),
  storm: stormLight('storm', ['#fff0b8', '#f4c46a', '#c98a5a', '#6a5a64', '#2c3038'], [0.3, 0.35]),
  wild: wildColours('wild', [
    ['#e85a4a', '#f07a5a', '#d8443c'],
    ['#1fa09a', '#3ac0b0', '#148078'],
    ['#f2b43a', '#f8ca5a', '#e89a2a'],
  ]),
  violetWild: wildColours('violet-wild', [
    ['#7a5ac8', '#9a7ae0', '#5a3ca8'],
    ['#f28ab0', '#f8a8c4', '#e0648f'],
  ]),
  palette: wildColours('palette', [
    ['#6a4a30', '#7a5638', '#5a3c26'],
    ['#8a6a48', '#a07a52', '#6f5036'],
    ['#54402e', '#6a523a', '#7c5c3c'],
  ]),
  drape: drapery('drape', ['#a8201c', '#3a0808'], ['#4a6a8a', '#e0b078']),
  wheat: paintedField({
    name: 'wheat',
    sky: ['#2a6ab8', '#5a9ad8', '#a8d0e8'],
    ground: ['#e8bc4a', '#d8a030', '#c08020'],
    horizon: 0.46,
    hills: ['#5a8a5a', '#3a6a4a', '#86a05a'],
    sun: [0.8, 0.14, '#fff0a0'],
  }),
  snow: paintedField({
    name: 'snow',
    sky: ['#aab8cc', '#c8d0dc', '#f0e0d8'],
    ground: ['#dfe6f0', '#f6f6fa', '#c4d0e4'],
    horizon: 0.52,
    slant: -0.1,
    hills: ['#8a9ab0', '#6f8098', '#a8b4c4'],
  }),
  autumn: paintedField({
    name: 'autumn',
    sky: ['#f0c878', '#f4dca8', '#f8ecd0'],
    ground: ['#c8642a', '#a8481c', '#7a3414'],
    flowers: ['#f0a03a', '#e06a2a', '#f6c85a'],
    horizon: 0.42,
    hills: ['#b8541e', '#d8842e', '#8a3a18', '#e8a848'],
    slant: -0.4,
  }),
  spring: paintedField({
    name: 'spring',
    sky: ['#a8d0f0', '#d8ecf6', '#fdf4f0'],
    ground: ['#a8cc7a', '#86b85a', '#6aa04a'],
    flowers: ['#f8b8cc', '#fdf0f4', '#f4e07a'],
    horizon: 0.5,
    hills: ['#f4b8cc', '#f8d0dc', '#e89ab4', '#8ab87a'],
  }),
  rococo: stormLight('rococo', ['#fff6ea', '#fbdcd0', '#f2c4c8', '#b8d4e8', '#8fb8d8'], [0.6, 0.25]),
  grey: darkGround('grey', ['#b8bcb4', '#949a96', '#6a706e'], [0.5, 0.35]),
  olive: darkGround('olive', ['#8a8450', '#5a5630', '#2a2814'], [0.5, 0.4]),
  rose: darkGround('rose', ['#d8a898', '#b47a6c', '#6a3c34'], [0.5, 0.4]),
} as const satisfies Record<string, Scene>;
