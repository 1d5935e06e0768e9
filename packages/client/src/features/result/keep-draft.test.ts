import { RESULT_STATUS } from '@kinora/contract';
import { expect, test } from 'vitest';
import { draftChanges, draftText, EMPTY_DRAFT, isKept, readDraft, toggleKeep } from './keep-draft';

const ready = { id: 'ready', status: RESULT_STATUS.ready };
const free = { id: 'free', status: RESULT_STATUS.free };
const paid = { id: 'paid', status: RESULT_STATUS.paid };
const all = [ready, free, paid];

test('begins with what the server knows', () => {
  expect(all.map((photo) => isKept(EMPTY_DRAFT, photo))).toEqual([false, true, true]);
  expect(draftChanges(EMPTY_DRAFT, all)).toEqual({ keep: [], unkeep: [] });
});

test('tells the server only of what changed', () => {
  const draft = toggleKeep(toggleKeep(EMPTY_DRAFT, ready), free);
  expect(draftChanges(draft, all)).toEqual({ keep: ['ready'], unkeep: ['free'] });
});

test('a second tap takes the change back', () => {
  expect(toggleKeep(toggleKeep(EMPTY_DRAFT, ready), ready).size).toBe(0);
});

test('a photo that was paid for stays kept', () => {
  expect(toggleKeep(EMPTY_DRAFT, paid)).toBe(EMPTY_DRAFT);
});

test('a change that another screen has made meanwhile is no change any more', () => {
  const draft = toggleKeep(EMPTY_DRAFT, ready);
  expect(draftChanges(draft, [{ ...ready, status: RESULT_STATUS.free }])).toEqual({ keep: [], unkeep: [] });
});

test('a stored draft comes back for its own shoot alone', () => {
  const draft = toggleKeep(toggleKeep(EMPTY_DRAFT, ready), free);
  const text = draftText('one', draft);
  expect(readDraft('one', text)).toEqual(draft);
  expect(readDraft('other', text)).toEqual(EMPTY_DRAFT);
  expect(readDraft('one', undefined)).toEqual(EMPTY_DRAFT);
});
