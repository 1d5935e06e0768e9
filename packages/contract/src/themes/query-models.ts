import * as z from 'zod/mini';
import { command } from '../define-command.ts';

/** Every theme with its words in the caller's language. Clients show a theme by its id wherever it appears. */
export const queryModels = command({
  name: 'QUERYMODELS',
  access: 'guest',
  transport: 'query',
  rate: 'read',
  holds: [],
  changes: [],
  isLocalised: true,
  request: z.object({}),
  response: z.object({
    themes: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        /** One line under the name. */
        about: z.string(),
        /** The row of the home gallery; its title is the text `section.<category>` of the locale tables. */
        category: z.string(),
      }),
    ),
  }),
  errors: [],
});
