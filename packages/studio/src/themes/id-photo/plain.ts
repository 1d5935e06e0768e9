import type { Scene } from '../../scenes/scene-kinds.ts';
import type { Grade } from '../../stages/grade/grade.ts';
import type { Pose } from '../../stages/pose/pose.ts';

/** Grounds of official photographs: even, a trace brighter behind the head. */
const even = (bright: string, middle: string, edge: string): Scene => ({
  kind: 'backdrop',
  colours: [bright, middle, edge],
  centre: [0.5, 0.36],
  radius: 1.25,
  mottle: 0,
});

export const GROUNDS = {
  white: even('#ffffff', '#fbfbfb', '#f1f2f3'),
  blue: even('#4a94e0', '#438edb', '#3a80cb'),
  red: even('#e2232e', '#d41f2a', '#b81722'),
  grey: even('#c6cacf', '#b2b7bd', '#92989f'),
  pale: even('#eef3f7', '#dde7ef', '#c3d3e0'),
  cream: even('#f6efe4', '#ecdfcc', '#d2bfa4'),
  navy: even('#43587a', '#2b3b58', '#131d30'),
  sage: even('#dfe6dc', '#c6d1c2', '#9dac9a'),
  charcoal: even('#5a5f66', '#3c4046', '#1d2024'),
  teal: even('#5f9a98', '#43807f', '#265857'),
  sky: even('#cfe6f8', '#a9d0ee', '#7db2dc'),
  rose: even('#f6e4e2', '#ebcfcb', '#d3aca8'),
} as const;

/** Straight into the camera, mouth at rest. */
export const STRAIGHT: Pose = { yaw: 0, pitch: 0, roll: 0, turn: 0 };

/** A clean print: a trace of softness, nothing else. */
export const RETOUCHED: Grade = {
  look: 'clean',
  strength: 0.55,
  exposure: 1.04,
  contrast: -0.06,
  bloom: 0.06,
  grain: 0.006,
};

/** A look that says nothing else of the pose than straight. */
export const straightLook = { replacePose: true, pose: STRAIGHT } as const;
