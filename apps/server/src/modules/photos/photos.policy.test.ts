import { DELETE_UNDO_S, RESULT_STATUS } from '@kinora/contract';
import { describe, expect, it } from 'vitest';
import { canPublish, canRender, canSee, watchersOf } from './photos.policy.ts';

const NOW = 10_000_000;
const ready = { uid: 'u1', status: RESULT_STATUS.ready, square: false, dislike: false, deleted_at: null };
const kept = { ...ready, status: RESULT_STATUS.free };
const STATES = {
  'made, not kept': ready,
  kept,
  'kept and disliked': { ...kept, dislike: true },
  published: { ...kept, square: true },
  'published, put back': { ...ready, square: true },
  'deleted a moment ago': { ...kept, square: true, deleted_at: NOW - 1 },
  'deleted for good': { ...kept, deleted_at: NOW - DELETE_UNDO_S * 1000 },
};
const VIEWERS = { owner: { uid: 'u1' }, stranger: { uid: 'u2' }, guest: { uid: null } };

/** Who may, in the order owner, stranger, guest: `x` yes, `-` no. */
const TABLE: Readonly<Record<keyof typeof STATES, { see: string; render: string; publish: string }>> = {
  'made, not kept': { see: 'x--', render: '---', publish: '---' },
  kept: { see: 'x--', render: 'x--', publish: 'x--' },
  'kept and disliked': { see: 'x--', render: 'x--', publish: '---' },
  published: { see: 'xxx', render: 'x--', publish: 'x--' },
  'published, put back': { see: 'x--', render: '---', publish: '---' },
  'deleted a moment ago': { see: 'x--', render: '---', publish: '---' },
  'deleted for good': { see: '---', render: '---', publish: '---' },
};

describe.each(Object.entries(STATES))('a photo that is %s', (state, photo) => {
  const row = TABLE[state as keyof typeof STATES];
  const who = (may: (viewer: { uid: string | null }) => boolean): string =>
    Object.values(VIEWERS)
      .map((viewer) => (may(viewer) ? 'x' : '-'))
      .join('');

  it('is seen, rendered and published by whom the table says', () => {
    expect({
      see: who((viewer) => canSee(viewer, photo, NOW)),
      render: who((viewer) => canRender(viewer, photo)),
      publish: who((viewer) => canPublish(viewer, photo)),
    }).toEqual(row);
  });
});

it('whoever hears of a change of a photo may see it', () => {
  for (const uid of watchersOf(kept)) expect(canSee({ uid }, kept, NOW)).toBe(true);
});
