import * as z from 'zod/mini';
import { command } from '../define-command.ts';
import { homeSection, themePicture } from './theme.ts';

/** The home gallery: the season's banner and the sections with their first page of themes. */
export const queryIndex = command({
  name: 'QUERYINDEX',
  access: 'guest',
  transport: 'query',
  rate: 'read',
  holds: ['gallery'],
  changes: [],
  isLocalised: true,
  request: z.object({}),
  response: z.object({
    banner: z.object({
      /** Index of the solar term, 0 (minor cold) to 23 (winter solstice); texts `term.<n>`. */
      term: z.number(),
      /** First and last day of the term, ISO dates. */
      from: z.string(),
      to: z.string(),
      /** Themes of the season and their pictures. */
      section: z.string(),
      pictures: z.array(themePicture),
    }),
    sections: z.array(homeSection),
  }),
  errors: [],
});
