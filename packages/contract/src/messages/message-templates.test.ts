import { expect, it } from 'vitest';
import {
  changesOfMessages,
  type FilledTemplate,
  findTemplate,
  MESSAGE_TEMPLATES,
  readArguments,
  writeArguments,
} from './message-templates.ts';

const FILLED = {
  template: 'shootFinishedByOther',
  args: { standIn: 'studio', engine: 'hosted', count: 20, theme: 'first-snow' },
} as const satisfies FilledTemplate;

it('arguments travel as strings, in the order of the texts', () => {
  expect(writeArguments(FILLED)).toEqual(['first-snow', '20', 'hosted', 'studio']);
});

it.each([FILLED, { template: 'faceReady', args: {} }] as const)('what was written is read by its names', (filled) => {
  expect(readArguments(filled.template, writeArguments(filled))).toEqual(filled.args);
});

it('what another version sent is read as far as it can be', () => {
  expect(readArguments('shootFinishedPartly', ['snow', 'many', 'cloud', 'more'])).toEqual({
    theme: 'snow',
    count: 'many',
    engine: 'cloud',
  });
  expect(readArguments('shootFinished', ['snow'])).toEqual({ theme: 'snow' });
});

it('a template is found by its number', () => {
  expect(findTemplate(363)).toBe('shootFinishedModerated');
  expect(findTemplate(999)).toBeUndefined();
});

it('no two templates have one number', () => {
  const numbers = Object.values(MESSAGE_TEMPLATES).map(({ number }) => number);
  expect(new Set(numbers).size).toBe(numbers.length);
});

it('what messages change is what their templates say, each once, and nothing for one that is not known', () => {
  expect([...changesOfMessages([370, 372, 351, 999])]).toEqual(['photos', 'account', 'shoots']);
});
