import { describe, expect, it } from 'vitest';
import { canSeeFace, DELETE_UNDO_MS, mayPublishFace, mayShootWith } from './faces.policy.ts';

const NOW = 10_000_000;
const ready = { uid: 'u1', state: 'ready', sample: false, member_id: null, deleted_at: null } as const;
const STATES = {
  ready,
  'still being prepared': { ...ready, state: 'preparing' },
  'whose preparation failed': { ...ready, state: 'failed' },
  'the sample': { ...ready, sample: true },
  "another person's": { ...ready, member_id: 'ann' },
  deleted: { ...ready, deleted_at: NOW - 1 },
  'deleted for good': { ...ready, deleted_at: NOW - DELETE_UNDO_MS },
} as const;
const VIEWERS = { owner: { uid: 'u1' }, stranger: { uid: 'u2' }, guest: { uid: null } };

/** Who may, in the order owner, stranger, guest: `x` yes, `-` no. */
const TABLE: Readonly<Record<keyof typeof STATES, { see: string; shoot: string; publish: string }>> = {
  ready: { see: 'x--', shoot: 'x--', publish: 'x--' },
  'still being prepared': { see: 'x--', shoot: 'x--', publish: 'x--' },
  'whose preparation failed': { see: 'x--', shoot: '---', publish: 'x--' },
  'the sample': { see: 'x--', shoot: 'x--', publish: '---' },
  "another person's": { see: 'x--', shoot: 'x--', publish: '---' },
  deleted: { see: '---', shoot: '---', publish: '---' },
  'deleted for good': { see: '---', shoot: '---', publish: '---' },
};

describe.each(Object.entries(STATES))('a face that is %s', (state, face) => {
  const row = TABLE[state as keyof typeof STATES];
  const who = (may: (viewer: { uid: string | null }) => boolean): string =>
    Object.values(VIEWERS)
      .map((viewer) => (may(viewer) ? 'x' : '-'))
      .join('');

  it('is seen, shot and published by whom the table says', () => {
    expect({
      see: who((viewer) => canSeeFace(viewer, face)),
      shoot: who((viewer) => mayShootWith(viewer, face)),
      publish: who((viewer) => mayPublishFace(viewer, face)),
    }).toEqual(row);
  });
});
