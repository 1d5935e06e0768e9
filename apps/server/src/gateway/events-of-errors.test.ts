import { ERROR } from '@kinora/contract';
import { expect, test } from 'vitest';
import { AppError } from './app-error.ts';
import { eventOfFailure } from './events-of-errors.ts';

test.each(Object.entries(ERROR).filter(([name]) => /limit$|full$|tooOften$|tooMany/i.test(name)))(
  'whoever reaches the limit %s is told of',
  (_name, id) => {
    expect(eventOfFailure(new AppError(id, ''))).toMatch(/^(refused-by-limit|code-locked|codes-sprayed)$/);
  },
);
