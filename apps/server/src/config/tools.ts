import { defineArea } from '../environment/area.ts';
import { optionalText, text } from '../environment/kinds.ts';

/** Not read by the server, and told here so that every variable is told in one place. */
export const toolsArea = defineArea('Of the tools', {
  KINORA_CHROMIUM: optionalText('The browser of the journeys and of the figures.', { shown: 'found' }),
  KINORA_SERVER: text('The server behind `npm run dev` and of a built mini-program.', 'http://127.0.0.1:7700'),
});
