import { expect, test } from 'vitest';
import { messageTarget } from './message-target';

test('a finished shoot opens its photos, a failed one its darkroom, a ready face the Face tab', () => {
  expect(messageTarget({ template: 350, extra: 's1' })).toEqual({ page: 'result', id: 's1' });
  expect(messageTarget({ template: 351, extra: 's1' })).toEqual({ page: 'shoot', id: 's1' });
  expect(messageTarget({ template: 354, extra: 'f1' })).toEqual({ page: 'avatar' });
});

test('so do shoots that ended in part, by another engine, or refused by moderation', () => {
  for (const template of [360, 361, 363, 365]) expect(messageTarget({ template, extra: 's1' })?.page).toBe('result');
  for (const template of [362, 364, 366]) expect(messageTarget({ template, extra: 's1' })?.page).toBe('shoot');
});

test('a photo made larger opens the photo, a video plays, and a failure opens the photo to try again', () => {
  expect(messageTarget({ template: 370, extra: 'p1' })).toEqual({ page: 'preview', id: 'p1' });
  expect(messageTarget({ template: 372, extra: 'p1' })).toEqual({ page: 'previewVideo', id: 'p1' });
  expect(messageTarget({ template: 371, extra: 'p1' })).toEqual({ page: 'preview', id: 'p1' });
  expect(messageTarget({ template: 373, extra: 'p1' })).toEqual({ page: 'preview', id: 'p1' });
});

test('that the account closes opens the page where it can be kept', () => {
  expect(messageTarget({ template: 381, extra: '' })).toEqual({ page: 'withdraw' });
});

test('a gift opens the page where it is taken, and how one ended the statement', () => {
  expect(messageTarget({ template: 400, extra: 'g1' })).toEqual({ page: 'gift', id: 'g1' });
  for (const template of [401, 402]) expect(messageTarget({ template, extra: '' })).toEqual({ page: 'statement' });
});

test('money that goes back opens its order, and what was given the statement', () => {
  for (const template of [430, 440, 441, 442, 431, 432, 433])
    expect(messageTarget({ template, extra: 'o1' })).toEqual({ page: 'orderDetails', id: 'o1' });
  for (const template of [392, 407, 428, 429])
    expect(messageTarget({ template, extra: '' })).toEqual({ page: 'statement' });
});

test('a message that is about nothing opens nothing', () => {
  expect(messageTarget({ template: 350, extra: '' })).toBeUndefined();
  expect(messageTarget({ template: 999, extra: 'x' })).toBeUndefined();
});
