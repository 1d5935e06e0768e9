import type { AreaTable } from '../../table.ts';
import en from '../en/news.ts';

export default {
  ...en,

  'message.350.content': {
    one: '“%s”: %d photo is ready. Come and see it.',
    other: '“%s”: all %d photos are ready. Come and pick your favorites.',
  },
} as const satisfies AreaTable<'news'>;
