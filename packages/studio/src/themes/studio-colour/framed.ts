import { COMPOSITIONS, type CompositionName } from '../composition.ts';
import type { Look } from '../define-theme.ts';
import { lightOf } from '../lights.ts';
import { inTurn } from '../recipes/in-turn.ts';
import { contactOf, diptychOf, fourOf, stripOf } from '../recipes/layouts.ts';
import { inSet } from '../stand-in-set.ts';
import { checks, cutLeaves, flat } from './papers.ts';

const CONTACT_PLACES = [
  inSet('colour-studio', 'paper', { crop: { zoom: 1.2 } }),
  inSet('colour-studio', 'disc', { crop: { zoom: 1.3 } }),
  inSet('colour-studio', 'rolls', { crop: { zoom: 1.4 } }),
  inSet('colour-studio', 'boards', { crop: { zoom: 1.2 } }),
  inSet('colour-studio', 'arches', { crop: { zoom: 1.3 } }),
] as const;

/** The sheets that are laid out in frames. */
export const FRAMED = {
  strip: {
    ...CONTACT_PLACES[0],
    frame: stripOf([CONTACT_PLACES[3], CONTACT_PLACES[1], CONTACT_PLACES[0], CONTACT_PLACES[2]], {
      ground: checks('checks', ['#f4efe6', '#1f1d22'], 9),
      tilt: 6,
      x: 0.46,
    }),
    grade: { look: 'clean', grain: 0.016 },
  },
  polaroid: {
    outfit: '#f2ede4',
    ...inSet('colour-studio', 'arches', { flip: true, crop: { zoom: 1.3 } }),
    frame: {
      ...COMPOSITIONS.polaroid.frame,
      ground: cutLeaves('cut-out', '#f3e9d8', ['#e0452e', '#1f5fae', '#f2b01e', '#157a5a', '#e88aa0']),
      tilt: 6,
    },
    grade: { look: 'clean', grain: 0.016 },
  },
  diptych: {
    outfit: '#f0c02e',
    ...inSet('colour-studio', 'disc', { flip: true, crop: { zoom: 1.2 } }),
    frame: diptychOf(
      { ...inSet('colour-studio', 'boards', { flip: true, crop: { zoom: 1.3 } }), outfit: '#2b6a58' },
      { gap: 0, margin: 0 },
    ),
    grade: { look: 'clean', contrast: 0.08, grain: 0.016 },
  },
  letterbox: {
    ...inSet('colour-studio', 'gel', { flip: true, light: { rim: 1 } }),
    frame: { kind: 'letterbox', band: 0.14, colour: '#f4efe6' },
    grade: { look: 'clean', contrast: 0.12, grain: 0.022 },
  },
  reflection: {
    framing: { share: 0.44, x: 0.5, y: 0.47 },
    pose: { yaw: 6, smile: 0.3, close: 0.3 },
    scene: flat('pop-white', '#f4f4f4'),
    light: lightOf('mono', 'right', {
      key: { from: [0.7, -0.4, 0.7], strength: 0.75 },
      tint: 0.05,
      rim: 0.25,
      haze: 0.05,
      wrap: 0.3,
    }),
    frame: fourOf([
      { medium: { kind: 'screenprint', colours: ['#3a1a5c', '#e83a6a', '#ff9a6a', '#ffe27a'] } },
      {
        framing: { mirror: true },
        medium: { kind: 'screenprint', colours: ['#0c2a5c', '#1f7ac4', '#6ad0d8', '#fff3c4'] },
      },
      {
        framing: { mirror: true },
        medium: { kind: 'screenprint', colours: ['#0e3f38', '#12a07a', '#b8e06a', '#fff6d0'] },
      },
      { medium: { kind: 'screenprint', colours: ['#4a1010', '#e8502a', '#ffb42e', '#fff0d0'] } },
    ]),
    grade: { grain: 0.014 },
  },
  contact: {
    ...CONTACT_PLACES[0],
    frame: contactOf(inTurn(CONTACT_PLACES, 2), { colour: '#fbf8f2', ink: '#e0452e', circled: 8 }),
    grade: { look: 'clean', grain: 0.016 },
  },
} as const satisfies Partial<Record<CompositionName, Look>>;
