import { RESULT_STATUS } from '@kinora/contract';
import { describe, expect, it } from 'vitest';
import { type MarkedPhoto, markPhoto } from './mark-outcome.ts';

const NOW = 10_000;
const UNDO_MS = 600;
const ready: MarkedPhoto = { status: RESULT_STATUS.ready, dislike: false, deletedAt: null };
const free: MarkedPhoto = { ...ready, status: RESULT_STATUS.free };
const paid: MarkedPhoto = { ...ready, status: RESULT_STATUS.paid };
const ordered = [RESULT_STATUS.order, RESULT_STATUS.orderFree, RESULT_STATUS.orderPoint];
const mark = (photo: MarkedPhoto, name: Parameters<typeof markPhoto>[1]) => markPhoto(photo, name, NOW, UNDO_MS);

describe('markPhoto', () => {
  it('keeps a ready photo for free', () => expect(mark(ready, 'keep')).toEqual(free));
  it('keeps only once', () => expect(mark(free, 'keep')).toEqual(free));
  it('leaves a paid photo paid when it is kept', () => expect(mark(paid, 'keep')).toEqual(paid));
  it('forgets the dislike of what is kept', () => expect(mark({ ...ready, dislike: true }, 'keep')).toEqual(free));
  it('takes a free photo out of the album', () => expect(mark(free, 'unkeep')).toEqual(ready));
  it('leaves a photo out that was not kept', () => expect(mark(ready, 'unkeep')).toEqual(ready));
  it('does not put back what was paid for', () => expect(mark(paid, 'unkeep')).toBe('refused'));
  it('dislikes a ready photo and takes it back', () => {
    expect(mark(ready, 'dislike')).toEqual({ ...ready, dislike: true });
    expect(mark({ ...ready, dislike: true }, 'undislike')).toEqual(ready);
  });
  it('does not dislike what is kept', () => expect(mark(free, 'dislike')).toBe('refused'));
  it.each(ordered)('changes nothing that stands in an order (%i)', (status) => {
    for (const name of ['keep', 'unkeep', 'dislike', 'delete'] as const) {
      expect(mark({ ...ready, status }, name)).toBe('refused');
    }
  });
  it('deletes now', () => expect(mark(free, 'delete')).toEqual({ ...free, deletedAt: NOW }));
  it('restores within the undo time and not after', () => {
    expect(mark({ ...free, deletedAt: NOW - UNDO_MS + 1 }, 'restore')).toEqual(free);
    expect(mark({ ...free, deletedAt: NOW - UNDO_MS }, 'restore')).toBe('gone');
  });
  it('does not prolong the undo time by deleting again', () => {
    const deleted = { ...free, deletedAt: NOW - 5 };
    expect(mark(deleted, 'delete')).toEqual(deleted);
  });
  it('treats a deleted photo as absent for every other mark', () => {
    for (const name of ['keep', 'unkeep', 'dislike', 'undislike'] as const) {
      expect(mark({ ...ready, deletedAt: NOW - 5 }, name)).toBe('gone');
    }
  });
});
