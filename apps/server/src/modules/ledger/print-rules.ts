import { writeFile } from 'node:fs/promises';
import { renderRules } from './describe-rules.ts';

/** `npm run docs:money` */
await writeFile(new URL('../../../../../docs/money.md', import.meta.url), renderRules());
