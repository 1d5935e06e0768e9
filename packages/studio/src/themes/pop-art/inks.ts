import type { Medium } from '../../stages/medium/medium.ts';

type Inks = Extract<Medium, { kind: 'screenprint' }>['colours'];

/** Four screens each, dark to bright. */
export const INKS = {
  lemon: ['#24143c', '#e8342c', '#f8a4b4', '#fce04c'],
  pool: ['#141c4c', '#2c6ce0', '#5cc8f0', '#fdf4dc'],
  rose: ['#3c0c3c', '#d82c7c', '#f89cb8', '#fdf0d8'],
  mint: ['#0c3440', '#f45c3c', '#fcc45c', '#a8ecd0'],
  grape: ['#241048', '#7c3cd0', '#f48cc8', '#fcf080'],
  orange: ['#2c1430', '#c8245c', '#fc843c', '#fdf0c4'],
  grass: ['#10302c', '#1c9c6c', '#f8d84c', '#fdf4e4'],
  sky: ['#101c50', '#f0482c', '#fcbc9c', '#84d4f8'],
  night: ['#08081c', '#3c2ca0', '#f0448c', '#fce04c'],
} as const satisfies Record<string, Inks>;

export const screens = (name: keyof typeof INKS): Medium => ({ kind: 'screenprint', colours: INKS[name] });
