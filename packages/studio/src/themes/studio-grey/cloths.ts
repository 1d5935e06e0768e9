/** Painted cloths of the studio: centre, middle and corner. */
export const cloth = {
  white: { kind: 'backdrop', colours: ['#f6f6f4', '#ececea', '#cfcfcc'], mottle: 0.06 },
  pale: { kind: 'backdrop', colours: ['#d2d2d0', '#b9b9b7', '#8b8b8a'], mottle: 0.18 },
  mid: { kind: 'backdrop', colours: ['#8d9094', '#5c5f63', '#1d1f22'] },
  dark: { kind: 'backdrop', colours: ['#5a5a5c', '#333335', '#0e0e0f'] },
  night: { kind: 'backdrop', colours: ['#2b2b2c', '#171718', '#060606'] },
  olive: { kind: 'backdrop', colours: ['#7c7a5e', '#4e4d3a', '#1d1d15'], mottle: 0.4 },
  blue: { kind: 'backdrop', colours: ['#55697d', '#31414f', '#0e151b'] },
  sky: { kind: 'backdrop', colours: ['#d7e6ee', '#b4ccd9', '#8aa7b8'], mottle: 0.14 },
} as const;

/** Linen on a table, seen from above. */
export const LINEN = { kind: 'wall', colours: ['#d6cec0', '#a89f8f'], rough: 0.3, light: [0.25, 0.2] } as const;
