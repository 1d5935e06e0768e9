import type { AreaTable } from '../../table.ts';
import en from '../en/add-face.ts';

export default {
  ...en,

  'add-face.tip-brows': 'Eyebrows showing, no eyeglasses, no face mask',
  'add-face.agree-first': 'Check the box to continue',
  'add-face.go-on': 'Agree and continue',
  'add-face.problem.no-face-text':
    'Choose a photo that faces the camera: well lit, no eyeglasses or face mask, eyebrows showing.',
  'add-face.problem.mask': 'A face mask covers the face',
  'add-face.problem.mask-text': 'Take the face mask off and try another.',
  'add-face.problem.glasses': 'Eyeglasses cover the eyes',
  'add-face.problem.glasses-text': 'Without eyeglasses it looks more like you. Try another.',
  'add-face.problem.dark-text': 'Turn toward a window or a lamp.',
  'add-face.problem.blurred': 'The photo is blurry',

  'camera.advice': 'Eyebrows showing, no eyeglasses, face the camera',
} as const satisfies AreaTable<'add-face'>;
