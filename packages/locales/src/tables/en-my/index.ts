import type { LocaleTables } from '../../table.ts';
import en from '../en/index.ts';
import app from './app.ts';
import errors from './errors.ts';

/** English as written in Malaysia: British spelling, “mobile number”, “SMS”, “spectacles”. */
export default {
  first: { ...en.first, app, errors },
  later: {
    ...en.later,
    'add-face': () => import('./add-face.ts'),
    faces: () => import('./faces.ts'),
    login: () => import('./login.ts'),
    mine: () => import('./mine.ts'),
    news: () => import('./news.ts'),
    shooting: () => import('./shooting.ts'),
  },
} as const satisfies LocaleTables;
