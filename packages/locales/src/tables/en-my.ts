import type { Table } from '../table.ts';
import en from './en.ts';

/** English as written in Malaysia: British spelling, “mobile number”, “SMS”, “spectacles”. */
export default {
  ...en,

  'error.10090': 'Link your mobile number first, then continue.',
  'error.14001': 'The mobile number is incorrect. Please check it.',
  'error.14002': 'The code is incorrect. Check the SMS again.',
  'error.10007': 'It is no longer here; it may have been deleted. Refresh to check.',
  'error.10009': 'Something went wrong on our side. Try again in a short while.',
  'error.10202': 'Uploading is not working right now. Try again in a short while.',
  'error.99998': 'The server has a problem (%s). Try again in a short while.',

  'session.guest.title': 'Log in to continue',
  'session.guest.text':
    'You need to log in to use this. After that you are back here and can continue what you were doing.',

  'login.text': 'With your mobile number. A new number gets an account automatically.',
  'login.phone': 'Mobile number',
  'login.phone-hint': 'Enter your mobile number',
  'login.other-phone': 'Use another mobile number',
  'legal.privacy.1':
    'What we keep of you is: your mobile number, the face photos that you upload, the facial features computed from them, your portraits, and which terms you agreed to and when.',
  'legal.privacy.2':
    'The mobile number is for logging in and recovering your account. Face photos and features are for the themes that you choose and for checking that the portraits look like you.',
  'legal.privacy.6': 'SMS are sent by a provider, which receives your mobile number and the code and nothing else.',

  'visit.release': 'Release to refresh',

  'avatar.preparing-text': 'No need to wait: choose a theme now, and the shoot starts automatically.',
  'avatar.note-brows': 'The eyebrows are partly covered; hair aside looks more like you',
  'add-face.tip-brows': 'Eyebrows visible, no spectacles, no face mask',
  'add-face.agree-first': 'Tick the box to continue',
  'add-face.go-on': 'Agree and continue',
  'add-face.brows-title': 'The eyebrows seem to be covered',
  'add-face.brows-text': 'With the eyebrows visible it looks more like you. Choose another, or use this one?',
  'add-face.problem.no-face-text':
    'Choose a photo that faces the camera: well lit, no spectacles or face mask, eyebrows visible.',
  'add-face.problem.mask': 'A face mask covers the face',
  'add-face.problem.mask-text': 'Remove the face mask and try another.',
  'add-face.problem.glasses': 'Spectacles cover the eyes',
  'add-face.problem.glasses-text': 'Without spectacles it looks more like you. Try another.',
  'camera.advice': 'Eyebrows visible, no spectacles, face the camera',

  'shooting.preparing': 'The face is still being prepared. The shoot starts automatically, a little later than usual.',
} as const satisfies Table;
