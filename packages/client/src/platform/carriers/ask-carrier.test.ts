// @vitest-environment happy-dom
import type { CarrierOffer } from '@kinora/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createCancelSource } from '../../lib/cancel-source';
import { CARRIER_CODE } from '../carrier-error';
import { askCarrier } from './ask-carrier.web';

const HOST = 'https://carrier.test';
const OFFER: CarrierOffer = {
  ...{ by: 'carrier', appid: 'app' },
  hosts: { vendor: HOST, mobileNumber: HOST, mobileToken: HOST },
};
const NUMBER = { resultCode: '103000', accessToken: 'a', maskPhone: '138****8000', authLevel: '4' };

let answers: Record<string, object>;
const reported: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  reported.length = 0;
  const option = { 1: { appid: 'of-mobile', sign: 's' } };
  answers = {
    '/web/pre_get_token': { status: 200, data: { operator: 1, option } },
    '/h5/httpsPreGetmobile': { body: NUMBER },
  };
  vi.stubGlobal('fetch', (url: string, { body, signal }: { body: URLSearchParams; signal?: AbortSignal }) => {
    const { pathname } = new URL(url);
    if (pathname === '/web/client_report') reported.push(body.get('code') ?? '');
    const answer = pathname === '/web/client_report' ? {} : answers[pathname];
    if (answer) return Promise.resolve(new Response(JSON.stringify(answer)));
    return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted'))));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const codeOf = (error: unknown) => (error as { code?: number }).code;

it('waits 30 seconds for vendor and carrier together, and tells the vendor why it ended', async () => {
  delete answers['/h5/httpsPreGetmobile'];
  const asked = askCarrier(OFFER, createCancelSource().signal).catch(codeOf);
  const isOver = vi.fn();
  void asked.then(isOver);
  await vi.advanceTimersByTimeAsync(29_999);
  expect(isOver).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await asked).toBe(CARRIER_CODE.mobileSilent);
  expect(reported).toEqual(['10030']);
});

it('ends at once, without a word, when the user gives up', async () => {
  delete answers['/web/pre_get_token'];
  const source = createCancelSource();
  const asked = askCarrier(OFFER, source.signal).catch(codeOf);
  await vi.advanceTimersByTimeAsync(10);
  source.cancel();
  expect(await asked).toBe(CARRIER_CODE.ended);
});

it('confirms nothing an hour after the carrier told the number', async () => {
  const number = await askCarrier(OFFER, createCancelSource().signal);
  expect(number).toMatchObject({ ahead: '138', behind: '8000', asksDigits: true, carrier: 'mobile' });
  await vi.advanceTimersByTimeAsync(3_600_001);
  expect(await number.confirm('0013').catch(codeOf)).toBe(CARRIER_CODE.incomplete);
});

it.each([
  ['a vendor that refuses', '/web/pre_get_token', { status: 21001 }, CARRIER_CODE.vendorRefused],
  ['a carrier that pages cannot ask', '/web/pre_get_token', { status: 21012 }, CARRIER_CODE.unsupported],
  ['no number over this network', '/h5/httpsPreGetmobile', { body: { resultCode: '103134' } }, 10033],
  [
    'a number of which six digits are hidden',
    '/h5/httpsPreGetmobile',
    { body: { ...NUMBER, maskPhone: '1******8000' } },
    509,
  ],
  ['an answer without its token', '/h5/httpsPreGetmobile', { body: { ...NUMBER, accessToken: '' } }, 509],
])('tells %s by its code', async (_what, path, answer, code) => {
  answers[path] = answer;
  expect(await askCarrier(OFFER, createCancelSource().signal).catch(codeOf)).toBe(code);
  expect(reported).toEqual([String(code)]);
});
