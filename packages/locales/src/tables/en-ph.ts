import type { Table } from '../table.ts';
import en from './en.ts';

/** English as written in the Philippines: American spelling, “mobile number”, “text”. */
export default {
  ...en,

  'term.5': 'Vernal equinox',
  'term.17': 'Autumnal equinox',

  'message.350.content': {
    one: '“%s”: %d photo is ready. Come and see it.',
    other: '“%s”: all %d photos are ready. Come and pick your favorites.',
  },

  'error.10001': 'Something is not filled in correctly. Check it and send again.',
  'error.10090': 'Link your mobile number first, then continue.',
  'error.14001': 'The mobile number is not correct. Please check it.',
  'error.14002': 'The code is not correct. Check the text again.',
  'error.14203': 'This account was canceled and can no longer log in.',
  'error.10009': 'Something went wrong on our side. Try again in a while.',
  'error.10202': 'Uploading does not work right now. Try again in a while.',
  'error.99998': 'The server has a problem (%s). Try again in a while.',

  'session.guest.title': 'Log in to continue',
  'session.guest.text':
    'You need to log in to use this. After that you are back here and can continue what you were doing.',

  'login.text': 'With your mobile number. A new number gets an account automatically.',
  'login.phone': 'Mobile number',
  'login.phone-hint': 'Enter your mobile number',
  'login.other-phone': 'Use another mobile number',
  'legal.service.5':
    'Keep verification codes to yourself. If somebody else uses your account, logging out ends the login on that device.',
  'legal.privacy.1':
    'What we keep of you is: your mobile number, the face photos that you upload, the facial features computed from them, your portraits, and which terms you agreed to and when.',
  'legal.privacy.2':
    'The mobile number is for logging in and recovering your account. Face photos and features are for the themes that you choose and for checking that the portraits look like you.',
  'legal.privacy.6': 'Texts are sent by a provider, which receives your mobile number and the code and nothing else.',

  'visit.release': 'Release to refresh',

  'avatar.preparing-text': 'No need to wait: choose a theme now, and the shoot starts automatically.',
  'avatar.note-brows': 'The eyebrows are partly covered; hair aside looks more like you',
  'add-face.tip-brows': 'Eyebrows showing, no eyeglasses, no face mask',
  'add-face.agree-first': 'Check the box to continue',
  'add-face.go-on': 'Agree and continue',
  'add-face.brows-title': 'The eyebrows seem to be covered',
  'add-face.brows-text': 'With the eyebrows showing it looks more like you. Choose another, or use this one?',
  'add-face.problem.no-face-text':
    'Choose a photo that faces the camera: well lit, no eyeglasses or face mask, eyebrows showing.',
  'add-face.problem.mask': 'A face mask covers the face',
  'add-face.problem.mask-text': 'Take the face mask off and try another.',
  'add-face.problem.glasses': 'Eyeglasses cover the eyes',
  'add-face.problem.glasses-text': 'Without eyeglasses it looks more like you. Try another.',
  'add-face.problem.dark-text': 'Turn toward a window or a lamp.',
  'add-face.problem.blurred': 'The photo is blurry',
  'camera.advice': 'Eyebrows showing, no eyeglasses, face the camera',

  'about.licence': 'Open-source license',
  'shooting.preparing': 'The face is still being prepared. The shoot starts automatically, a little later than usual.',

  'custom.nothing-text': 'Say where, when, what weather, which colors or what mood. For example:',
  'custom.outfit-note': 'Your clothes stay yours; only their color changes.',
  'custom.facet.colour': 'Color',
  'custom.style.gouache': 'Watercolor',
  'custom.colour.grey': 'Gray',
  'custom.hair.grey': 'Gray hair',
} as const satisfies Table;
