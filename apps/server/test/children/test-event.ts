import * as z from 'zod';
import { defineEvent } from '../../src/events/define-event.ts';
import { afterwards } from '../../src/events/follow.ts';

/** What a test and a child that it kills both know. */
export const bellRang = defineEvent('bell.rang', z.strictObject({ bell: z.string() }));

export const follow = (worker: (bell: string) => Promise<void>) =>
  afterwards(bellRang, {
    name: 'on-bell-rang',
    worker: (_deps, { bell }) => worker(bell),
    ownerOf: () => null,
    retries: 2,
    expireSeconds: 60,
    concurrency: 1,
  });
