import type { LocaleTables } from '../../table.ts';
import app from './app.ts';
import errors from './errors.ts';
import themes from './themes.ts';
import welcome from './welcome.ts';

/** Indonesian: “kamu” everywhere; “simpan” for keeping in the album, “unduh” for saving on the device. */
export default {
  first: { app, errors, themes, welcome },
  later: {
    'add-face': () => import('./add-face.ts'),
    album: () => import('./album.ts'),
    concepts: () => import('./concepts.ts'),
    darkroom: () => import('./darkroom.ts'),
    faces: () => import('./faces.ts'),
    gifts: () => import('./gifts.ts'),
    guided: () => import('./guided.ts'),
    legal: () => import('./legal.ts'),
    login: () => import('./login.ts'),
    messages: () => import('./messages.ts'),
    mine: () => import('./mine.ts'),
    money: () => import('./money.ts'),
    news: () => import('./news.ts'),
    orders: () => import('./orders.ts'),
    origin: () => import('./origin.ts'),
    prints: () => import('./prints.ts'),
    purposes: () => import('./purposes.ts'),
    'real-person': () => import('./real-person.ts'),
    result: () => import('./result.ts'),
    shooting: () => import('./shooting.ts'),
    square: () => import('./square.ts'),
    viewer: () => import('./viewer.ts'),
  },
} as const satisfies LocaleTables;
