import type { LocaleTables } from '../../table.ts';
import en from '../en/index.ts';
import app from './app.ts';
import errors from './errors.ts';
import themes from './themes.ts';

/** English as written in the Philippines: American spelling, “mobile number”, “text”. */
export default {
  first: { ...en.first, app, errors, themes },
  later: {
    ...en.later,
    'add-face': () => import('./add-face.ts'),
    concepts: () => import('./concepts.ts'),
    faces: () => import('./faces.ts'),
    login: () => import('./login.ts'),
    mine: () => import('./mine.ts'),
    news: () => import('./news.ts'),
    orders: () => import('./orders.ts'),
    purposes: () => import('./purposes.ts'),
    viewer: () => import('./viewer.ts'),
    shooting: () => import('./shooting.ts'),
  },
} as const satisfies LocaleTables;
