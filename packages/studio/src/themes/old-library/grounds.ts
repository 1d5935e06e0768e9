import { bookWall } from './rooms.ts';

/** Red bindings in the last light of a lamp, painted in oil. */
export const RED_WALL = bookWall({
  name: 'panel',
  rows: 3.4,
  bindings: ['#5a1616', '#7a241c', '#3a1010', '#94523a', '#4a2a20', '#b08850'],
  wood: '#2a160c',
  light: '#ffcf90',
  lamp: [0.2, 0.25, 0.35],
  dark: 0.85,
  blur: 0.012,
});
