import { expect, it } from 'vitest';
import { isEngineFault } from './engine-states.ts';
import { refreshesUser } from './message-states.ts';
import { canCancelRefund, canRequestRefund, PAYMENT_STATUS } from './payment-status.ts';
import { isSquareOwner } from './photo-states.ts';
import { isFamilyOwner, isVirtualFriend, VIRTUAL_FRIEND_UID } from './relationship-states.ts';

it('a refund is asked for when paid and taken back while refunding', () => {
  const statuses = Object.values(PAYMENT_STATUS);
  expect([statuses.filter(canRequestRefund), statuses.filter(canCancelRefund)]).toEqual([[30], [40]]);
});

it('templates 350, 351 and 354 refresh the user, and so do those of engines and of moderation', () => {
  expect([350, 351, 352, 353, 354, 360, 361, 362, 363, 364].filter(refreshesUser)).toEqual([
    350, 351, 354, 360, 361, 362, 363, 364,
  ]);
});

it('virtual friends have a uid of one character, 13 times', () => {
  const uids = [VIRTUAL_FRIEND_UID.male, VIRTUAL_FRIEND_UID.female, '1111111111112', '111111111111', '11111111111111'];
  expect(uids.map(isVirtualFriend)).toEqual([true, true, false, false, false]);
});

it('a guest owns nothing', () => {
  expect([isSquareOwner({ puid: '' }, ''), isFamilyOwner('', '')]).toEqual([false, false]);
  expect([isSquareOwner({ puid: 'u1' }, 'u1'), isFamilyOwner('u1', 'u1')]).toEqual([true, true]);
});

it('a refusal is the engine’s fault, an unlike picture is not', () => {
  expect([isEngineFault('refused'), isEngineFault('unlike')]).toEqual([true, false]);
});
