import * as z from 'zod/mini';

/** What the lists that a user has of people and their faces share: they take nothing, and hold until faces change. */
export const listOfPeople = {
  access: 'user',
  transport: 'query',
  rate: 'read',
  holds: ['faces'],
  changes: [],
  isLocalised: false,
  request: z.object({}),
  errors: [],
} as const;
