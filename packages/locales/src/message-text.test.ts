import { MESSAGE_TEMPLATES, type MessageArgument } from '@kinora/contract';
import { describe, expect, it } from 'vitest';
import { errorText } from './error-text.ts';
import { LOADABLE_LOCALES, loadTable } from './load.ts';
import { messageText } from './message-text.ts';
import { PLACEHOLDER } from './placeholders.ts';
import { createTranslator } from './t.ts';

const t = createTranslator('en', { ...(await loadTable('en')), ...{ 'theme.first-snow.name': 'First snow' } });
const message = { template: 350, args: ['first-snow', '20'], title: 'server title', content: 'server content' };

it('shows a theme by its name and a count by its form', () => {
  expect(messageText(t, message)).toEqual({
    title: '“First snow” is ready',
    content: '“First snow”: all 20 photos are ready. Come and pick your favourites.',
  });
  expect(messageText(t, { ...message, args: ['first-snow', '1'] }).content).toBe(
    '“First snow”: 1 photo is ready. Come and see it.',
  );
});

it('names the engines that failed and stood in', () => {
  const args = ['first-snow', '20', 'hosted', 'studio'];
  expect(messageText(t, { ...message, template: 360, args }).content).toBe(
    '“First snow”: all 20 photos are ready. Cloud studio could not make every one, so House studio stepped in.',
  );
});

it('names a way to log in by what it is, also a device', () => {
  expect(messageText(t, { ...message, template: 415, args: ['device'] }).content).toContain(
    'A device, without a number no longer opens your account.',
  );
});

it('names money as the language writes it, and an order by its end', () => {
  const args = ['2000 CNY', '0195d2c0-7a11-7b11-9c11-0123456789ab'];
  const { content } = messageText(t, { ...message, template: 425, args });
  expect(content.replace(/[\u2066-\u2069]/g, '')).toBe('CN¥20.00 for order …6789ab returned the way it came.');
});

it('shows an argument of another version as it was sent', () => {
  expect(messageText(t, { ...message, template: 362, args: ['sold-out', 'quantum'] }).content).toBe(
    '“sold-out” could not be shot. quantum could not do the shoot. You paid nothing. Try again later, or choose another theme.',
  );
});

it('shows the server’s texts of an unknown template', () => {
  expect(messageText(t, { ...message, template: 999 })).toEqual({ title: 'server title', content: 'server content' });
});

it('fills an error from its message', () => {
  expect(errorText(t, { errid: 20111, errmsg: '200' })).toContain('at least 200 pixels');
});

it('shows the server’s text of an unknown error, and never nothing', () => {
  expect(errorText(t, { errid: 77, errmsg: 'Closed for today' })).toBe('Closed for today');
  expect(errorText(t, { errid: 77, errmsg: '' })).toBe('Something unexpected happened. Please try again.');
});

/** What is wrong with the placeholders of a text that takes these arguments, in this order. */
function placeholderFaults(text: string, args: readonly MessageArgument[]): string[] {
  const found = [...text.matchAll(PLACEHOLDER)].map(([placeholder]) => placeholder).filter((one) => one !== '%%');
  return found.flatMap((placeholder, index) => {
    const isNumbered = /^%\d$/.test(placeholder);
    const argument = args[isNumbered ? Number(placeholder[1]) - 1 : index];
    if (argument === undefined) return [`${placeholder} has no argument`];
    const isRight = isNumbered || placeholder === (argument === 'count' ? '%d' : '%s');
    return isRight ? [] : [`${placeholder} stands where ${argument} comes`];
  });
}

describe.each(LOADABLE_LOCALES)('the texts of messages in %s', (locale) => {
  it.each(Object.entries(MESSAGE_TEMPLATES))('%s take the arguments of the template', async (_name, template) => {
    const texts = new Map(Object.entries<string | object>(await loadTable(locale)));
    for (const part of ['title', 'content']) {
      const key = `message.${template.number}.${part}`;
      const text = texts.get(key);
      if (text === undefined) throw new Error(`${locale} has no text ${key}`);
      const forms: string[] = typeof text === 'string' ? [text] : Object.values(text);
      expect(forms.flatMap((form) => placeholderFaults(form, template.args))).toEqual([]);
    }
  });
});

it('a text that takes its arguments wrongly is found', () => {
  expect(placeholderFaults('%d of %s', ['theme', 'count'])).toEqual([
    '%d stands where theme comes',
    '%s stands where count comes',
  ]);
  expect(placeholderFaults('%s, %2, %3', ['theme', 'count'])).toEqual(['%3 has no argument']);
});
