import { expect, it } from 'vitest';
import { errorText } from './error-text.ts';
import { loadTable } from './load.ts';
import { messageText } from './message-text.ts';
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
