import type { AreaTable } from '../../table.ts';
import en from '../en/add-face.ts';

export default {
  ...en,

  'add-face.tip-brows': 'Eyebrows visible, no spectacles, no face mask',
  'add-face.agree-first': 'Tick the box to continue',
  'add-face.go-on': 'Agree and continue',
  'add-face.problem.no-face-text':
    'Choose a photo that faces the camera: well lit, no spectacles or face mask, eyebrows visible.',
  'add-face.problem.mask': 'A face mask covers the face',
  'add-face.problem.mask-text': 'Remove the face mask and try another.',
  'add-face.problem.glasses': 'Spectacles cover the eyes',
  'add-face.problem.glasses-text': 'Without spectacles it looks more like you. Try another.',

  'camera.advice': 'Eyebrows visible, no spectacles, face the camera',
} as const satisfies AreaTable<'add-face'>;
