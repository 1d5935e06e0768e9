import { writeFile } from 'node:fs/promises';
import { renderPage } from './describe-variables.ts';

/** `npm run docs:configuration` */
await writeFile(new URL('../../../../docs/configuration.md', import.meta.url), renderPage());
