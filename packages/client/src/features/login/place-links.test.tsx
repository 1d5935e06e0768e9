// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { placeLinks } from './place-links';

afterEach(cleanup);

test('the comma behind a link belongs to it', () => {
  const { container } = render(
    <p>
      {placeLinks('Read: A, B and C; then go', {
        A: (tail) => <b>the terms{tail}</b>,
        B: (tail) => <b>the policy{tail}</b>,
        C: (tail) => <b>the rest{tail}</b>,
      })}
    </p>,
  );
  expect([...container.querySelectorAll('b')].map(({ textContent }) => textContent)).toEqual([
    'the terms,',
    'the policy',
    'the rest;',
  ]);
  expect(container.textContent).toBe('Read: the terms, the policy and the rest; then go');
});
