import { ERROR } from '@kinora/contract';
import { expect, it } from 'vitest';
import { refusalOf } from './real-person.policy.ts';

const TERMS = ERROR.consentMissing;
const CHECK = ERROR.realPersonNeeded;
const PHOTO = ERROR.faceUnchecked;
const WAIT = ERROR.faceNotReady;
const may = undefined;
const none = { ready: 0, preparing: 0 };

/** Who shoots, and why not: where it is required, where it is offered, where it is off. */
const checked = { hasAgreed: true, isVerified: true };
const TABLE = [
  ['somebody new', { hasAgreed: false, isVerified: false }, [TERMS, may, may]],
  ['who agreed to the terms', { hasAgreed: true, isVerified: false }, [CHECK, may, may]],
  ['who was checked under older terms', { hasAgreed: false, isVerified: true }, [TERMS, may, may]],
  ['who agreed and was checked', { hasAgreed: true, isVerified: true }, [may, may, may]],
  ['who was checked with another photo', { ...checked, unchecked: { ready: 1, preparing: 1 } }, [PHOTO, may, may]],
  [
    'who was checked and whose photo is being compared',
    { ...checked, unchecked: { ready: 0, preparing: 1 } },
    [WAIT, may, may],
  ],
] as const;
const POLICIES = ['required', 'offered', 'off'] as const;

it.each(TABLE)('%s shoots their own face where the table says, and the sample everywhere', (_, who, refusals) => {
  const told = (isSample: boolean) =>
    POLICIES.map((policy) => refusalOf({ policy, isSample, unchecked: none, ...who }));
  expect(told(false)).toEqual(refusals);
  expect(told(true)).toEqual([may, may, may]);
});
