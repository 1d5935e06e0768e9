import { lockDirectory } from '../../src/database/directory-lock.ts';

const [, , folder = ''] = process.argv;
lockDirectory(folder);
process.send?.('locked');
setInterval(() => undefined, 1_000);
