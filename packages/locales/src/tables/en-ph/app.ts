import type { AreaTable } from '../../table.ts';
import en from '../en/app.ts';

export default {
  ...en,

  'session.guest.title': 'Log in to continue',
  'session.guest.text':
    'You need to log in to use this. After that you are back here and can continue what you were doing.',
} as const satisfies AreaTable<'app'>;
