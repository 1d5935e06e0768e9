import { expect, test } from 'vitest';
import { chooseDocument } from './document-choice';

test('another document keeps the ground where it takes it, and has its usual one where not', () => {
  const red = { document: 'one-inch', ground: 'red' } as const;
  expect(chooseDocument(red, 'two-inch')).toEqual({ document: 'two-inch', ground: 'red' });
  for (const document of ['cn-passport', 'icao', 'us'] as const)
    expect(chooseDocument(red, document)).toEqual({ document, ground: 'white' });
});
