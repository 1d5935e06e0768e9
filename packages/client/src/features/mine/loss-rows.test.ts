import { createTranslator, loadTable } from '@kinora/locales';
import { expect, test } from 'vitest';
import { alsoLost, lastWords, lossRows } from './loss-rows';

const losses = { photos: 12, unkept: 0, faces: 3, people: 0, shoots: 0, messages: 5, published: 0, cards: 30 };
const t = createTranslator('en', await loadTable('en'));

test('before an account is closed it is said in numbers what goes with it, and how long one may think again', () => {
  const words = lastWords({ ...losses, days: 7 }, true, t);
  expect(words.replaceAll('\u00a0', ' ')).toMatch(/ 12 · .* 3 · .* 5 · .* 30\n/);
  expect(words).toContain(t('leave.days', 7));
});

test('where there is no such time other words say so', () => {
  expect(lastWords({ ...losses, days: 0 }, true, t)).toContain(t('leave.at-once'));
});

test('of prints that are not delivered it is said how many there are, and what becomes of them', () => {
  const words = lastWords({ ...losses, prints: 2, days: 0 }, true, t);
  expect(words).toContain(`${t('leave.prints')}\u00a02`);
  expect(words).toContain(t('leave.prints-end'));
  expect(lastWords({ ...losses, days: 0 }, true, t)).not.toContain(t('leave.prints-end'));
});

test('of money that is asked back it is said that it comes, on the page and in the last words', () => {
  const asked = { ...losses, refunds: 1 };
  expect(lossRows(asked, t).find(({ label }) => label === t('leave.refunds'))).toMatchObject({
    count: 1,
    text: t('leave.refunds-end'),
  });
  expect(lastWords({ ...asked, days: 7 }, true, t)).toContain(t('leave.refunds-end'));
  expect(lastWords({ ...losses, days: 7 }, true, t)).not.toContain(t('leave.refunds-end'));
});

test('of orders that wait for their money it is said that they end, and only where there are some', () => {
  const words = (orders?: number) => lastWords({ ...losses, ...(orders && { orders }), days: 0 }, true, t);
  expect([words(2).includes(t('leave.orders-end')), words().includes(t('leave.orders-end'))]).toEqual([true, false]);
});

test.each([
  ['all in the balance', {}, undefined],
  ['set aside in part', { cardsheld: 4 }, 'In your balance: 26 · Set aside: 4'],
  ['on their way in part', { cardssent: 2 }, 'In your balance: 28 · Given, not accepted yet: 2'],
])('of gold cards that are %s it is said where they are', (_, parts, text) => {
  expect(lossRows({ ...losses, ...parts }, t).find(({ icon }) => icon === 'card')?.text).toBe(text);
});

test.each([
  [
    'a phone and addresses',
    true,
    1,
    'Also erased: your name, your phone number, delivery addresses, consents, logins. ',
  ],
  ['a phone', true, 0, 'Also erased: your name, your phone number, consents, logins. '],
  ['nothing but its device', false, 0, 'Also erased: your name, consents, logins.'],
])('of an account with %s it is said what it has, and when its phone is free', (_, hasPhone, addresses, said) => {
  const words = alsoLost({ ...losses, ...(addresses && { addresses }) }, hasPhone, t);
  expect(words).toBe(hasPhone ? said + t('leave.rest') : said);
});
